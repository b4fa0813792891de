import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { narrow } from '../stories.styles.ts';
import { NumberField } from './NumberField.tsx';

/** A number, with its unit beside it. Arrow keys step it; scrolling past it changes nothing. */
const meta = {
  title: 'Base/NumberField',
  component: NumberField,
  args: { label: 'Max participants', min: 1, defaultValue: 100 },
  decorators: [
    (Story) => (
      <div style={narrow}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Max participants' });
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.clear(input);
    await userEvent.type(input, '25');
    await expect(input).toHaveValue(25);
    await fireEvent.wheel(input, { deltaY: 100 });
    await expect(input).not.toHaveFocus();
    await expect(input).toHaveValue(25);
  },
};
export const WithUnit: Story = {
  parameters: inEveryMode,
  args: { label: 'Duration', step: 0.5, min: 0.5, defaultValue: 2.5, suffix: 'hours' },
};
export const Pounds: Story = { args: { label: 'Price', step: 0.5, min: 0, defaultValue: 4.5, prefix: '£' } };
export const Invalid: Story = {
  args: { defaultValue: 0, error: 'Max participants is required and must be at least 1.' },
};
export const Disabled: Story = { args: { disabled: true } };
