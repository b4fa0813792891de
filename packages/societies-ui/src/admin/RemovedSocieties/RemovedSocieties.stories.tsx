import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { RemovedSocieties } from './RemovedSocieties.tsx';

const societies = [
  {
    id: 7,
    name: 'Night Cyclists',
    removed_at: '2026-11-20T10:00:00Z',
    removed_by: { university_id: '10000001', name: 'Mira Voss' },
    kept_until: '2026-12-20T10:00:00Z',
  },
  {
    id: 4,
    name: 'Chess Club Two',
    removed_at: '2026-11-02T10:00:00Z',
    removed_by: null,
    kept_until: '2026-12-02T10:00:00Z',
  },
];

/** Societies that were removed and can still be put back with everything in them. */
const meta = {
  title: 'Admin/RemovedSocieties',
  component: RemovedSocieties,
  args: { societies, onRestore: fn() },
} satisfies Meta<typeof RemovedSocieties>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args }) => {
    const row = canvas.getByRole('row', { name: /Night Cyclists/ });
    await expect(row).toHaveTextContent('Mira Voss');
    await expect(row).toHaveTextContent('20 December 2026');
    await expect(canvas.getByRole('row', { name: /Chess Club Two/ })).toHaveTextContent('A deleted account');
    await userEvent.click(canvas.getByRole('button', { name: 'Restore Night Cyclists' }));
    await expect(args.onRestore).toHaveBeenCalledWith(societies[0]);
  },
};
/** The focus goes on to the next row, and with the last one to the words in its place. */
export const AllRestored: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function AllRestored(args) {
    const [left, setLeft] = useState(societies);
    return (
      <RemovedSocieties
        {...args}
        societies={left}
        onRestore={({ id }) => setLeft(left.filter((society) => society.id !== id))}
      />
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Restore Night Cyclists' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Restore Chess Club Two' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const words = await canvas.findByText('No removed societies');
    await waitFor(() => expect(words.closest('[data-soc="EmptyState"]')).toHaveFocus());
  },
};
export const Restoring: Story = {
  args: { onRestore: fn(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Restore Chess Club Two' }));
    await expect(canvas.getByRole('button', { name: 'Restore Night Cyclists' })).toBeDisabled();
  },
};
export const Nothing: Story = {
  args: { societies: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/kept here for 30 days/)).toBeVisible();
  },
};
export const Loading: Story = { args: { societies: undefined } };
export const Failed: Story = {
  args: { societies: undefined, error: 'Failed to fetch data', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
