import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { narrow } from '../stories.styles.ts';
import { Switch } from './Switch.tsx';

/** On or off, at once: a feature, a setting. The whole row can be pressed. */
const meta = {
  title: 'Base/Switch',
  component: Switch,
  args: { label: 'Events', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={narrow}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Events' });
    await expect(control).not.toBeChecked();
    await userEvent.click(canvas.getByText('Events'));
    await expect(control).toBeChecked();
    control.focus();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
export const On: Story = { args: { defaultChecked: true } };
export const WithHint: Story = {
  parameters: inEveryMode,
  args: { defaultChecked: true, hint: 'Members can register and the page is shown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Events' })).toHaveAccessibleDescription(
      'Members can register and the page is shown',
    );
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };
