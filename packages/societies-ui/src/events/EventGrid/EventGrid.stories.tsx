import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { themes } from '../../societies/societies.fixture.ts';
import { events, open, storyNow } from '../events.fixture.ts';
import { EventGrid } from './EventGrid.tsx';

/** The events of a society, in one to three columns, with all the states of a list. */
const meta = {
  title: 'Events/EventGrid',
  component: EventGrid,
  args: { events, now: storyNow, theme: themes.default, onRegister: fn() },
} satisfies Meta<typeof EventGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'All Events' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.queryByRole('button', { name: 'Create event' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(args.onRegister).toHaveBeenCalledWith(open);
  },
};

export const Editing: Story = {
  args: { onCreate: fn(), onEdit: fn(), onDelete: fn() },
  play: async ({ canvas, args, step }) => {
    await step('creates', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Create event' }));
      await expect(args.onCreate).toHaveBeenCalledOnce();
    });
    await step('asks before it deletes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Delete ${open.name}` }));
      const question = await canvas.findByRole('alertdialog', { name: 'Confirm Delete' });
      await expect(question).toHaveTextContent(`Are you sure you want to delete ${open.name}?`);
      await expect(args.onDelete).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
      await expect(args.onDelete).toHaveBeenCalledWith(open);
      await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    });
  },
};

export const Empty: Story = {
  args: { events: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No events to display')).toBeVisible();
  },
};

export const Disabled: Story = {
  args: { events: undefined, disabled: true, onCreate: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Events are disabled for this society')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Create event' })).toBeNull();
  },
};

export const Loading: Story = { args: { events: undefined } };

export const Failed: Story = {
  args: { events: undefined, error: 'Failed to fetch data', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
