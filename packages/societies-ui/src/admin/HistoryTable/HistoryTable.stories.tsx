import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HistoryEntry } from 'societies-contract';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HistoryFilters, wholeHistory } from '../../content/HistoryFilters/HistoryFilters.tsx';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { HistoryTable } from './HistoryTable.tsx';

const mira = { university_id: '10000002', name: 'Mira Voss' };
const society = { id: 1, name: 'Astronomy Society' };
const entry = (id: number, more: Partial<HistoryEntry>): HistoryEntry => ({
  id,
  at: new Date(Date.UTC(2026, 10, 22, 11, 60 - id)).toISOString(),
  actor: mira,
  by_account: true,
  society,
  action: 'event.changed',
  subject: { kind: 'event', id: '7', name: 'Stargazing' },
  before: null,
  after: null,
  restorable: false,
  ...more,
});
const entries: HistoryEntry[] = [
  entry(1, { action: 'event.deleted', before: { name: 'Stargazing' }, restorable: true }),
  entry(2, {
    before: { venue: 'The roof', starts_at: '2026-12-01T20:00:00Z', price_pence: 0, members_only: false },
    after: { venue: 'The hill', starts_at: '2026-12-02T20:00:00Z', price_pence: 250, members_only: true },
  }),
  entry(3, {
    action: 'committee.changed',
    subject: { kind: 'committee', id: null, name: null },
    before: { Treasurer: null },
    after: { Treasurer: 'Nadia Rahman (10000003)' },
  }),
  entry(4, {
    action: 'society.changed',
    subject: { kind: 'society', id: '1', name: society.name },
    before: { banner: 'https://example.org/a.png' },
    after: { banner: null },
  }),
  entry(5, {
    actor: null,
    by_account: false,
    society: null,
    action: 'admin.granted',
    subject: { kind: 'user', id: '10000005', name: 'Ada Ng' },
    before: { is_admin: false },
    after: { is_admin: true },
  }),
  entry(6, { actor: null, action: 'post.created', subject: { kind: 'post', id: '3', name: 'Welcome' } }),
  entry(7, {
    actor: null,
    by_account: false,
    society: null,
    action: 'sign_on.taken_over',
    subject: { kind: 'user', id: '10000006', name: 'Jan Silva' },
    before: { name: 'J S', email: 'js@example.org' },
    after: { name: 'Jan Silva', email: 'jan@uni.example' },
  }),
  entry(11, {
    actor: null,
    by_account: false,
    society: null,
    action: 'sign_on.address_taken',
    subject: { kind: 'user', id: '10000007', name: 'Eve Moss' },
    before: { email: 'jan@uni.example' },
    after: { email: '' },
  }),
  entry(8, {
    society: null,
    action: 'user.suspended',
    subject: { kind: 'user', id: '10000006', name: 'Jan Silva' },
    after: { reason: 'Sold fake tickets' },
  }),
  entry(9, {
    actor: null,
    society: null,
    action: 'admin.revoked',
    subject: { kind: 'user', id: '10000005', name: 'Ada Ng' },
    before: { is_admin: true },
    after: { is_admin: false },
  }),
  entry(10, {
    actor: null,
    by_account: null,
    society: null,
    action: 'admin.granted',
    subject: { kind: 'user', id: '10000005', name: 'Ada Ng' },
    before: { is_admin: false },
    after: { is_admin: true },
  }),
];

/** What a committee or administrators did. What was deleted a short while ago can be put back. */
const meta = {
  title: 'Admin/HistoryTable',
  component: HistoryTable,
  args: { entries, onRestore: fn() },
} satisfies Meta<typeof HistoryTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Society: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, canvasElement, args, step }) => {
    const rows = [...canvasElement.querySelectorAll<HTMLElement>('[data-part="row"]')];
    await step('says who did what, from what to what', async () => {
      await expect(rows[1]).toHaveTextContent('Mira Voss changed the event “Stargazing”');
      await expect(rows[1]).toHaveTextContent('PlaceBefore: The roof → After: The hill');
      await expect(rows[1]).toHaveTextContent('Members onlyBefore: no → After: yes');
      await expect(rows[2]).toHaveTextContent('Before: nothing → After: Nadia Rahman (10000003)');
      await expect(rows[3]).toHaveTextContent('Before: a picture → After: nothing');
      await expect(rows[4]).toHaveTextContent('The command line made “Ada Ng” an administrator');
      await expect(rows[5]).toHaveTextContent('A deleted account wrote the post');
      await expect(rows[6]).toHaveTextContent('The university’s sign-in gave the account “Jan Silva”');
      await expect(rows[6]).toHaveTextContent('Before: js@example.org → After: jan@uni.example');
      await expect(rows[7]).toHaveTextContent('took an unconfirmed address from “Eve Moss”');
      await expect(rows[8]).toHaveTextContent('ReasonAfter: Sold fake tickets');
      await expect(rows[9]).toHaveTextContent('A deleted account');
      await expect(rows[10]).toHaveTextContent(
        'The command line, or a deleted account, made “Ada Ng” an administrator',
      );
    });
    await step('and puts back what is kept', async () => {
      await expect(canvas.getAllByRole('button', { name: /^Restore/ })).toHaveLength(1);
      await userEvent.click(canvas.getByRole('button', { name: 'Restore Stargazing' }));
      await expect(args.onRestore).toHaveBeenCalledWith(entries[0]);
    });
  },
};
/** Of a whole site: also where. */
export const Site: Story = {
  args: { withSociety: true, onRestore: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('changed the event “Stargazing” · Astronomy Society');
    await expect(canvas.queryByRole('button', { name: /^Restore/ })).toBeNull();
    const rows = [...canvasElement.querySelectorAll<HTMLElement>('[data-part="row"]')];
    const changed = within(rows[3] as HTMLElement);
    await expect(changed.getByRole('link', { name: 'Astronomy Society' })).toHaveAttribute(
      'href',
      '/admin/societies/1',
    );
    await expect(changed.getByRole('link', { name: 'Mira Voss' })).toHaveAttribute(
      'href',
      '/admin/users/10000002',
    );
  },
};
/** On a phone the society has a line of its own: no dot is left at the end of the sentence. */
export const SiteOnAPhone: Story = {
  ...Site,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const [first] = canvas.getAllByRole('link', { name: 'Astronomy Society' });
    const sentence = canvasElement.querySelector('[data-part="row"] [data-part="who"] > span');
    await expect(first?.getBoundingClientRect().top).toBeGreaterThan(
      sentence?.getBoundingClientRect().bottom ?? Infinity,
    );
    for (const dot of canvasElement.querySelectorAll('[data-part="dot"]'))
      await expect(dot).not.toBeVisible();
  },
};
/** A removed society has no page any more, and its name is said once. */
export const RemovedSociety: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    withSociety: true,
    entries: [
      entry(1, { action: 'society.removed', subject: { kind: 'society', id: '1', name: society.name } }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link', { name: society.name })).toBeNull();
    await expect(canvasElement.textContent.split(society.name)).toHaveLength(2);
  },
};
/** What was looked for is not there: the filters stay, so that something else can be. */
export const NothingFound: Story = {
  args: {
    withSociety: true,
    entries: [],
    narrowed: true,
    filters: (
      <HistoryFilters
        filter={{ ...wholeHistory, action: 'post.deleted' }}
        onFilterChange={fn()}
        search=""
        onSearchChange={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nothing was found/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
  },
};
export const Loading: Story = { args: { entries: undefined } };
/** Where nothing was done a sentence says so, without heads over it. */
export const Nothing: Story = {
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has been changed yet')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
