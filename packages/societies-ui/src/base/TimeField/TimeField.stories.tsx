import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { narrow } from '../stories.styles.ts';
import { TimeField } from './TimeField.tsx';

/** A time of day. */
const meta = {
  title: 'Base/TimeField',
  component: TimeField,
  args: { label: 'Time' },
  decorators: [
    (Story) => (
      <div style={narrow}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Time');
    await fireEvent.change(input, { target: { value: '19:30' } });
    await expect(input).toHaveValue('19:30');
  },
};
export const Filled: Story = { parameters: inEveryMode, args: { defaultValue: '19:30' } };
export const Invalid: Story = { args: { error: 'Event time is required.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '19:30' } };
