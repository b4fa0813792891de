import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from '../Icon/icons.ts';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Card } from '../Card/Card.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { DataTable, type DataColumn } from './DataTable.tsx';

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

const columns: readonly DataColumn<Person>[] = [
  {
    id: 'avatar',
    header: 'Avatar',
    hideHeader: true,
    width: '72px',
    cell: (row) => <Avatar name={row.name.split(', ').reverse().join(' ')} size="small" decorative />,
  },
  { id: 'name', header: 'Name', names: true, cell: (row) => row.name, sortValue: (row) => row.name },
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
  args: { toolbar: <SearchField label="Search users" style={{ inlineSize: 220 }} /> },
  play: async ({ canvas, step }) => {
    const table = canvas.getByRole('table', { name: 'Users' });
    const first = () => within(table).getAllByRole('row')[1]?.textContent ?? '';
    const rows = () => within(table).getAllByRole('row').length - 1;
    await step('a page has 25 rows', async () => {
      await expect(rows()).toBe(25);
      await expect(canvas.getByText('1–25 of 60')).toBeVisible();
      await expect(first()).toContain('10000001');
    });
    await step('a header sorts up, down, and not at all', async () => {
      const header = canvas.getByRole('columnheader', { name: 'Name' });
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
      const button = canvas.getByRole('button', { name: 'Societies' });
      await userEvent.click(button);
      await expect(first()).not.toContain('–');
      await userEvent.click(button);
      await expect(first()).not.toContain('–');
      await userEvent.click(button);
    });
    await step('pages turn', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
      await expect(canvas.getByText('51–60 of 60')).toBeVisible();
      await expect(rows()).toBe(10);
      await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
    });
    await step('sorting goes back to the first page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Joined' }));
      await expect(canvas.getByText('1–25 of 60')).toBeVisible();
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
    await step('it is sorted as a wide one is', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
      await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
    });
  },
};
