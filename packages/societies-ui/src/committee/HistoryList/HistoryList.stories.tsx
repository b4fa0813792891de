import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HistoryFilters, wholeHistory } from '../../content/HistoryFilters/HistoryFilters.tsx';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { HistoryList, type ListedEntry } from './HistoryList.tsx';

const mira = { university_id: '10000002', name: 'Mira Voss' };

const entries: readonly ListedEntry[] = [
  {
    id: 4,
    at: '2026-11-20T09:30:00Z',
    actor: mira,
    action: 'event.changed',
    subject: { kind: 'event', id: '1', name: 'Geminids on the roof' },
    before: { venue: 'Library roof', starts_at: '2026-12-13T21:00:00Z', is_active: false, layout: {} },
    after: {
      venue: 'Physics roof',
      starts_at: '2026-12-14T21:00:00Z',
      is_active: true,
      layout: {},
      dates: 12,
    },
  },
  {
    id: 3,
    at: '2026-11-19T18:05:00Z',
    actor: { university_id: '10000003', name: 'Nadia Rahman' },
    action: 'post.deleted',
    subject: { kind: 'post', id: '5', name: 'Lost gloves' },
    before: { title: 'Lost gloves' },
    after: null,
    restorable: true,
  },
  {
    id: 2,
    at: '2026-11-18T08:00:00Z',
    actor: mira,
    action: 'role.changed',
    subject: { kind: 'role', id: '3', name: 'Secretary' },
    before: { permissions: [] },
    after: { permissions: ['Edit posts', 'Edit events'] },
  },
  {
    id: 1,
    at: '2026-11-01T08:00:00Z',
    actor: null,
    action: 'features.changed',
    subject: { kind: 'features', id: null, name: null },
    before: { enable_merch: true },
    after: { enable_merch: false },
  },
];

/** Who did what in a society, and when. */
const meta = {
  title: 'Committee/HistoryList',
  component: HistoryList,
  args: { entries, count: 60, onPageChange: fn(), onRestore: fn() },
} satisfies Meta<typeof HistoryList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Entries: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    const items = canvas.getAllByRole('listitem').filter((item) => item.querySelector('time'));
    await step('who and what', async () => {
      await expect(items[0]).toHaveTextContent(
        'Mira Voss changed the event “Geminids on the roof”, 12 dates',
      );
      await expect(items[1]).toHaveTextContent('Nadia Rahman deleted the post “Lost gloves”');
      await expect(items[3]).toHaveTextContent('Somebody switched pages on or off');
    });
    await step('what a change changed', async () => {
      const event = within(items[0] as HTMLElement);
      await expect(within(items[1] as HTMLElement).queryByText('What changed')).toBeNull();
      await expect(event.getByText('Physics roof')).not.toBeVisible();
      await userEvent.click(event.getByText('What changed'));
      await expect(event.getByText('Library roof')).toBeVisible();
      await expect(event.getByText('Physics roof')).toBeVisible();
      await expect(event.queryByText('layout')).toBeNull();
    });
    await step('what was deleted lately is put back', async () => {
      await expect(canvas.getAllByRole('button', { name: /^Restore/ })).toHaveLength(1);
      await userEvent.click(canvas.getByRole('button', { name: 'Restore Lost gloves' }));
      await expect(args.onRestore).toHaveBeenCalledWith(entries[1]);
    });
    await step('other pages', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
      await expect(args.onPageChange).toHaveBeenCalledWith(2);
    });
  },
};

export const Restoring: Story = {
  args: { onRestore: fn(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Restore Lost gloves' }));
    await expect(canvas.getByRole('button', { name: 'Restore Lost gloves' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Nothing: Story = {
  args: { entries: [], count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has happened yet')).toBeVisible();
  },
};

export const Loading: Story = { args: { entries: undefined } };

export const Failed: Story = {
  args: { entries: undefined, error: 'Failed to fetch data', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The filters stay where nothing is found. */
export const NothingFound: Story = {
  args: {
    entries: [],
    count: 0,
    narrowed: true,
    filters: (
      <HistoryFilters
        filter={{ ...wholeHistory, from: '2027-01-01' }}
        onFilterChange={fn()}
        search=""
        onSearchChange={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing was found')).toBeVisible();
    await expect(canvas.getByLabelText('From')).toHaveValue('2027-01-01');
  },
};
