import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Trash2 } from '../Icon/icons.ts';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Card } from '../Card/Card.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { DataTable } from './DataTable.tsx';
import type { DataColumn, TableSort } from './useDataTable.ts';

interface Person {
  id: string;
  name: string;
  joined: Date;
  societies: number | null;
}

const surnames = [
  'Adeyemi',
  'Rahman',
  'Tanaka',
  'Voss',
  'Novák',
  'Okafor',
  'Silva',
  'Zhang',
  'Haddad',
  'Lindqvist',
];
const people = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(10_000_001 + index),
    name: `${surnames[(index * 7) % surnames.length] ?? ''}, ${String.fromCharCode(65 + ((index * 11) % 26))}.`,
    joined: new Date(Date.UTC(2024, index % 12, 1 + (index % 27))),
    societies: index % 9 === 0 ? null : (index * 5) % 13,
  }));
const remove = fn();
const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Found without their roles, which takes seconds of a long table. */
const rowsOf = (table: HTMLElement) => [...table.querySelectorAll('[data-part="row"]')];

/** How far below its head a table's foot stands. */
const footOf = (table: HTMLElement) => {
  const foot = table.closest('[data-soc]')?.querySelector('[data-part="foot"]');
  return (foot?.getBoundingClientRect().top ?? Number.NaN) - table.getBoundingClientRect().top;
};

const columns: readonly DataColumn<Person>[] = [
  {
    id: 'avatar',
    header: 'Avatar',
    hideHeader: true,
    width: '72px',
    cell: (row) => <Avatar name={row.name.split(', ').reverse().join(' ')} size="small" decorative />,
  },
  {
    id: 'name',
    header: 'Name',
    rowHeader: true,
    cell: (row) => row.name,
    sortValue: (row) => row.name,
    searchText: (row) => row.name,
  },
  { id: 'id', header: 'University ID', cell: (row) => row.id, sortValue: (row) => row.id },
  { id: 'joined', header: 'Joined', cell: (row) => day.format(row.joined), sortValue: (row) => row.joined },
  {
    id: 'societies',
    header: 'Societies',
    align: 'end',
    cell: (row) => row.societies ?? '–',
    sortValue: (row) => row.societies,
  },
  {
    id: 'actions',
    header: 'Actions',
    hideHeader: true,
    width: '68px',
    cell: (row) => (
      <IconButton label={`Remove ${row.name}`} size="small" onClick={() => void remove(row.id)}>
        <Trash2 />
      </IconButton>
    ),
  },
];

/**
 * Rows of the same kind. A header sorts: ascending, descending, and back to the order it came in; missing values stand last.
 * Its own entry, `societies-ui/table`.
 */
const meta = {
  title: 'Base/DataTable',
  component: DataTable<Person>,
  args: { caption: 'Users', columns, rows: people(60), rowId: (row: Person) => row.id, pageSize: 25 },
  decorators: [
    (Story) => (
      <Card clip style={{ margin: 16 }}>
        <Story />
      </Card>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DataTable<Person>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paged: Story = {
  parameters: inEveryMode,
  args: { searchLabel: 'Search users' },
  play: async ({ canvas, step }) => {
    const table = canvas.getByRole('table', { name: 'Users' });
    const head = within(table.querySelector('thead') as HTMLElement);
    const pages = within(canvas.getByRole('navigation', { name: 'Pages: Users' }));
    const first = () => rowsOf(table)[0]?.textContent ?? '';
    const rows = () => rowsOf(table).length;
    await step('a page has 25 rows', async () => {
      await expect(rows()).toBe(25);
      await expect(canvas.getByText('1–25 of 60')).toBeVisible();
      await expect(first()).toContain('10000001');
    });
    await step('a header sorts up, down, and not at all', async () => {
      const header = head.getByRole('columnheader', { name: 'Name' });
      const button = within(header).getByRole('button');
      await userEvent.click(button);
      await expect(header).toHaveAttribute('aria-sort', 'ascending');
      await expect(first()).toContain('Adeyemi');
      button.focus();
      await userEvent.keyboard('{Enter}');
      await expect(header).toHaveAttribute('aria-sort', 'descending');
      await expect(first()).toContain('Zhang');
      await userEvent.click(button);
      await expect(header).not.toHaveAttribute('aria-sort');
      await expect(first()).toContain('10000001');
    });
    await step('missing values stand last, both ways', async () => {
      const button = head.getByRole('button', { name: 'Societies' });
      await userEvent.click(button);
      await expect(first()).not.toContain('–');
      await userEvent.click(button);
      await expect(first()).not.toContain('–');
      await userEvent.click(button);
    });
    await step('pages turn', async () => {
      await userEvent.click(pages.getByRole('button', { name: 'Next page' }));
      await userEvent.click(pages.getByRole('button', { name: 'Next page' }));
      await expect(canvas.getByText('51–60 of 60')).toBeVisible();
      await expect(rows()).toBe(10);
      await expect(pages.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled');
    });
    await step('the foot stays where it was, though the last page is short', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Rows 51 to 60 of 60');
      const before = footOf(table);
      await userEvent.click(pages.getByRole('button', { name: 'Previous page' }));
      // On a phone names break, so that rows differ in height.
      if (innerWidth > 600) await expect(Math.abs(footOf(table) - before)).toBeLessThan(1);
    });
    await step('sorting goes back to the first page', async () => {
      await userEvent.click(head.getByRole('button', { name: 'Joined' }));
      await expect(canvas.getByText('1–25 of 60')).toBeVisible();
    });
    await step('a search finds, and begins at the first page', async () => {
      await userEvent.click(pages.getByRole('button', { name: 'Next page' }));
      await userEvent.click(canvas.getByRole('searchbox', { name: 'Search users' }));
      await userEvent.paste('TANAKA');
      await expect(canvas.getByText('1–6 of 6')).toBeVisible();
      await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search users' }));
    });
  },
};

const tenThousand = people(10_000);
/** What a server makes of the rows; each answer waits until the test sends it. */
function useServer(rows: readonly Person[], pageSize: number) {
  const [asked, setAsked] = useState({ page: 1, sort: null as TableSort | null, search: '' });
  const [answered, setAnswered] = useState(asked);
  const found = rows.filter(({ name, id }) => `${name} ${id}`.toLowerCase().includes(answered.search));
  const { sort } = answered;
  const ordered = sort
    ? [...found].sort(
        (one, other) => (one.id < other.id ? -1 : 1) * (sort.direction === 'ascending' ? 1 : -1),
      )
    : found;
  return {
    table: {
      ...asked,
      rows: ordered.slice((answered.page - 1) * pageSize, answered.page * pageSize),
      count: found.length,
      pending: asked !== answered,
      onPageChange: (page: number) => setAsked({ ...asked, page }),
      onSortChange: (next: TableSort | null) => setAsked({ ...asked, sort: next, page: 1 }),
      onSearchChange: (search: string) => setAsked({ ...asked, search, page: 1 }),
    },
    answer: () => setAnswered(asked),
  };
}

/** Ten thousand rows of which a server sends one page at a time: the table draws what comes, and asks. */
export const FromServer: Story = {
  args: { searchLabel: 'Search users' },
  render: function FromServer(args) {
    const { table, answer } = useServer(tenThousand, 25);
    return (
      <>
        <DataTable {...args} {...table} />
        <button type="button" onClick={answer}>
          Answer
        </button>
      </>
    );
  },
  play: async ({ canvas, step }) => {
    const table = canvas.getByRole('table', { name: 'Users' });
    const rows = () => rowsOf(table);
    const answer = () => userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await step('the last page is one press away; until it comes the old rows stay, dimmed', async () => {
      await expect(canvas.getByText('1–25 of 10,000')).toBeVisible();
      const before = footOf(table);
      const last = canvas.getByRole('button', { name: 'Page 400 of 400' });
      await expect(last.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
      await userEvent.click(last);
      await expect(rows()[0]).toHaveTextContent('10000001');
      await expect(rows()).toHaveLength(25);
      await expect(table).toHaveAttribute('aria-busy', 'true');
      await expect(table.closest('[data-soc]')).toHaveAttribute('data-state', 'pending');
      await answer();
      await expect(rows()[24]).toHaveTextContent('10010000');
      await expect(table).not.toHaveAttribute('aria-busy');
      await expect(canvas.getByRole('status')).toHaveTextContent('Rows 9,976 to 10,000 of 10,000');
      await expect(Math.abs(footOf(table) - before)).toBeLessThan(1);
    });
    await step('a header asks for an order, and the rows are drawn as they come', async () => {
      const header = canvas.getByRole('columnheader', { name: 'University ID' });
      const press = () => userEvent.click(within(header).getByRole('button'));
      await press();
      await press();
      await expect(header).toHaveAttribute('aria-sort', 'descending');
      await expect(rows()[24]).toHaveTextContent('10010000');
      await answer();
      await expect(rows()[0]).toHaveTextContent('10010000');
      await press();
      await answer();
      await expect(header).not.toHaveAttribute('aria-sort');
      await expect(rows()[0]).toHaveTextContent('10000001');
    });
    await step('a search is asked for too, and how many it finds is said', async () => {
      await userEvent.click(canvas.getByRole('searchbox', { name: 'Search users' }));
      await userEvent.paste('1000512');
      await answer();
      await expect(canvas.getByRole('status')).toHaveTextContent('Rows 1 to 10 of 10');
      await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search users' }));
      await answer();
    });
  },
};

/** Ten thousand rows, and no more than a screenful of them in the page. */
export const Virtual: Story = {
  args: { rows: people(10_000), pageSize: undefined, height: 420 },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(7));
    await expect(within(table).getAllByRole('row').length).toBeLessThan(40);
    const region = canvas.getByRole('region', { name: 'Users' });
    region.scrollTop = region.scrollHeight;
    await waitFor(() => expect(within(table).getByText('10010000')).toBeVisible());
  },
};
/** An edge fades while there is more behind it, on a ground of the host's own. */
export const OnAnyGround: Story = {
  args: { rows: people(6) },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 700, background: 'linear-gradient(#ffd98a, #8fd3c8)', color: '#1b1830' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Users' });
    const table = within(region).getByRole('table');
    await expect(getComputedStyle(region).backgroundImage).toBe('none');
    await expect(
      getComputedStyle(within(table).getByRole('columnheader', { name: /Name/ })).backgroundColor,
    ).toBe('rgba(0, 0, 0, 0)');
    table.style.inlineSize = '1400px';
    const fading = () => getComputedStyle(region).maskImage;
    await waitFor(() =>
      expect(fading()).toMatch(/^linear-gradient\(to right, rgba\(0, 0, 0, 0\), rgb\(0, 0, 0\) 0px/),
    );
    region.scrollLeft = region.scrollWidth;
    await waitFor(() => expect(fading()).toMatch(/rgb\(0, 0, 0\) 40px.*100%/));
  },
};
export const Loading: Story = {
  args: { loading: true, rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
};
export const Empty: Story = { args: { rows: [], empty: 'No users to display' } };
/** Where columns have no room the values of a row stand below its name. */
export const Phone: Story = {
  args: { rows: people(6) },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 343 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    const rows = () => canvas.getAllByRole('row').slice(1);
    await step('every value is there, without scrolling sideways', async () => {
      const [first] = rows();
      await expect(first).toHaveTextContent('10000001');
      await expect(within(first as HTMLElement).getByText('1 January 2024')).toBeVisible();
      const box = canvas.getByRole('region', { name: 'Users' });
      await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    });
    await step('each row stands in two lines, its button beside both', async () => {
      const [first] = rows();
      const button = within(first as HTMLElement)
        .getByRole('button')
        .getBoundingClientRect();
      const row = (first as HTMLElement).getBoundingClientRect();
      await expect(row.height).toBeLessThan(90);
      await expect(Math.abs(button.top + button.bottom - row.top - row.bottom)).toBeLessThan(4);
    });
    await step('every header ends inside', async () => {
      const box = canvas.getByRole('table').getBoundingClientRect();
      for (const header of canvas.getAllByRole('button', {
        name: /^(Name|University ID|Joined|Societies)$/,
      })) {
        await expect(header.getBoundingClientRect().right).toBeLessThanOrEqual(box.right);
      }
    });
    await step('none of the headers stands alone on its line', async () => {
      const lines = new Map<number, number>();
      for (const header of within(canvas.getAllByRole('row')[0] as HTMLElement).getAllByRole('button')) {
        const { top } = header.getBoundingClientRect();
        lines.set(top, (lines.get(top) ?? 0) + 1);
      }
      await expect([...lines.values()].filter((count) => count === 1)).toEqual([]);
    });
    await step('it is sorted as a wide one is', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
      await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
    });
  },
};
