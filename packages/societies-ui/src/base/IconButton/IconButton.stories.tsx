import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Trash2 } from '../Icon/icons.ts';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryColour } from '../../foundations/modes.fixture.ts';
import { row } from '../stories.styles.ts';
import { IconButton } from './IconButton.tsx';

/**
 * A button with an icon and no words. Its `label` is required: it is its name for screen readers. **Cover** is for controls on
 * pictures, where no theme colour can be trusted to be seen.
 */
const meta = {
  title: 'Base/IconButton',
  component: IconButton,
  args: { label: 'Edit', onClick: fn(), children: <Pencil /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bare: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Edit' });
    const { width, height } = button.getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Filled: Story = { args: { variant: 'filled' } };
export const Soft: Story = { args: { variant: 'soft' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Danger: Story = { args: { variant: 'danger', label: 'Delete', children: <Trash2 /> } };
export const Round: Story = { args: { variant: 'filled', shape: 'round' } };
export const Disabled: Story = { args: { disabled: true } };
export const Cover: Story = {
  args: { variant: 'cover' },
  decorators: [
    (Story) => (
      <div style={{ padding: 24, background: 'linear-gradient(120deg, #ffe600, #ffffff)' }}>
        <Story />
      </div>
    ),
  ],
};
export const Sizes: Story = {
  parameters: inEveryColour,
  render: (args) => (
    <div style={row}>
      <IconButton {...args} variant="soft" size="small" />
      <IconButton {...args} variant="soft" size="medium" />
      <IconButton {...args} variant="soft" size="large" />
    </div>
  ),
};
