import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, Newspaper } from '../Icon/icons.ts';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { Card } from '../Card/Card.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { Accordion } from './Accordion.tsx';

/** Sections that open where they stand: settings, questions. Tab goes from title to title, Enter and Space open. */
const meta = {
  title: 'Base/Accordion',
  component: Accordion,
  args: {
    onToggle: fn(),
    items: [
      {
        id: 'events',
        icon: <CalendarDays aria-hidden="true" />,
        title: 'Events',
        hint: 'Members can register',
        content: <Switch label="Events are shown" defaultChecked />,
      },
      {
        id: 'posts',
        icon: <Newspaper aria-hidden="true" />,
        title: 'Posts',
        content: <Switch label="Posts are shown" />,
      },
    ],
  },
  decorators: [
    (Story) => (
      <Card padding="medium" style={{ maxInlineSize: 480 }}>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByText('Events').closest('summary')).toHaveFocus();
    await userEvent.click(canvas.getByText('Events'));
    await waitFor(() => expect(canvas.getByLabelText('Events are shown')).toBeVisible());
    await waitFor(() => expect(args.onToggle).toHaveBeenLastCalledWith('events', true));
    await userEvent.click(canvas.getByText('Posts'));
    await waitFor(() => expect(canvas.getByLabelText('Posts are shown')).toBeVisible());
    await expect(canvas.getByLabelText('Events are shown')).toBeVisible();
  },
};
export const Exclusive: Story = {
  args: { exclusive: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Events'));
    await userEvent.click(canvas.getByText('Posts'));
    await waitFor(() => expect(canvas.getByLabelText('Posts are shown')).toBeVisible());
    await expect(canvas.getByLabelText('Events are shown')).not.toBeVisible();
  },
};
export const OneOpen: Story = {
  parameters: inEveryMode,
  args: {
    items: [{ id: 'a', title: 'Feature options', defaultOpen: true, content: 'What the society offers.' }],
  },
};
