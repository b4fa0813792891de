import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { narrow } from '../stories.styles.ts';
import { DateField } from './DateField.tsx';

/** A day, typed or chosen from the browser's own calendar. */
const meta = {
  title: 'Base/DateField',
  component: DateField,
  args: { label: 'Date' },
  decorators: [
    (Story) => (
      <div style={narrow}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Date');
    await fireEvent.change(input, { target: { value: '2026-12-13' } });
    await expect(input).toHaveValue('2026-12-13');
  },
};
export const Filled: Story = { args: { defaultValue: '2026-12-13' } };
export const Invalid: Story = { parameters: inEveryMode, args: { error: 'Event date is required.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '2026-12-13' } };
