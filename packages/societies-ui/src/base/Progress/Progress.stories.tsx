import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { narrow } from '../stories.styles.ts';
import { Progress } from './Progress.tsx';

/** How far a piece of work has come, such as an upload. Where that is not known, leave `value` out. */
const meta = {
  title: 'Base/Progress',
  component: Progress,
  args: { label: 'Uploading banner', value: 64 },
  decorators: [
    (Story) => (
      <div style={narrow}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Partly: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading banner' });
    await expect(bar).toHaveAttribute('aria-valuenow', '64');
    await expect(canvas.getByText('64 %')).toBeVisible();
  },
};
export const Done: Story = { args: { value: 100 } };
export const OutOfRange: Story = {
  args: { value: 140 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};
export const Unknown: Story = {
  args: { value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};
export const OtherWords: Story = { args: { value: 3, max: 5, valueText: '3 of 5 pictures' } };
export const HiddenLabel: Story = { args: { hideLabel: true } };
