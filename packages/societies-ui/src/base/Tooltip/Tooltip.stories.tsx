import type { Meta, StoryObj } from '@storybook/react-vite';
import { Compass } from '../Icon/icons.ts';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { painted } from '../../foundations/frames.fixture.ts';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

/**
 * A few words beside what is pointed at or focused: after 250 ms, gone 400 ms after leaving. Never the only place for
 * something people need: a finger does not hover. Its own entry, `societies-ui/tooltip`.
 */
const meta = {
  title: 'Base/Tooltip',
  component: Tooltip,
  args: { content: 'Shown to members only', children: <Button variant="quiet">Drafts</Button> },
  decorators: [
    (Story) => (
      <div style={{ padding: 64, textAlign: 'center' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const tooltip = () => screen.queryByRole('tooltip');

export const OnHover: Story = {
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Drafts' });
    await step('it shows after 250 ms', async () => {
      // It listens to the pointer from then on.
      await painted();
      const began = performance.now();
      await userEvent.hover(button);
      await waitFor(() => expect(tooltip()).toBeVisible());
      await expect(performance.now() - began).toBeGreaterThanOrEqual(249);
      await expect(button).toHaveAccessibleDescription('Shown to members only');
    });
    await step('it hides 400 ms after the pointer left', async () => {
      const began = performance.now();
      await userEvent.unhover(button);
      await waitFor(() => expect(tooltip()).toBeNull());
      await expect(performance.now() - began).toBeGreaterThanOrEqual(399);
    });
  },
};
export const OnFocus: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await waitFor(() => expect(tooltip()).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tooltip()).toBeNull());
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await waitFor(() => expect(tooltip()).toBeVisible());
  },
};
export const SameWords: Story = {
  args: {
    content: 'View all societies',
    role: 'label',
    placement: 'right',
    children: (
      <IconButton label="View all societies" variant="quiet" shape="round">
        <Compass />
      </IconButton>
    ),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'View all societies' });
    await painted();
    await userEvent.hover(button);
    await waitFor(() => expect(screen.getByText('View all societies')).toBeVisible());
    await expect(button).not.toHaveAccessibleDescription();
  },
};
