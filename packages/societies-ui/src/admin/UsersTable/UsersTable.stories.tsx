import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { UserListItem } from 'societies-contract';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { pressByKeys, tabTo } from '../../foundations/keys.fixture.ts';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { manyUsers } from '../admin.fixture.ts';
import { UsersTable } from './UsersTable.tsx';

const users = manyUsers(60);

/** All users, 25 to a page. Administrators cannot be removed. */
const meta = {
  title: 'Admin/UsersTable',
  component: UsersTable,
  args: { users, onDelete: fn(), onExport: fn() },
} satisfies Meta<typeof UsersTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who holds a post is shown with where, and who is suspended is marked. Each name leads to the user's page. */
export const Posts: Story = {
  args: {
    users: users.slice(0, 2).map((user, index) => ({
      ...user,
      is_admin: false,
      role: index === 0 ? 'President' : 'Student',
      suspended: index === 1,
      society: index === 0 ? { id: 1, name: 'Astronomy Society' } : null,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('President of Astronomy Society')).toBeVisible();
    await expect(canvas.getByText('Student')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Import' })).toHaveAttribute('href', '/admin/import');
    const [first, second] = canvas.getAllByRole('link', { name: /,/ });
    await expect(first).toHaveAttribute('href', '/admin/users/10000001');
    await expect(second?.closest('[data-part="row"]')).toHaveTextContent('Suspended');
    await expect(canvas.getAllByText('Suspended')).toHaveLength(1);
  },
};

export const Sixty: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, canvasElement, args, step }) => {
    const rows = () => [...canvasElement.querySelectorAll<HTMLElement>('[data-part="row"]')];
    const head = within(canvasElement.querySelector('thead') as HTMLElement);
    const search = () => canvas.getByLabelText('Search users');
    await step('25 to a page', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
      await expect(rows()).toHaveLength(25);
      await expect(canvas.getByText('1–25 of 60')).toBeVisible();
      await userEvent.click(
        within(canvas.getByRole('navigation')).getByRole('button', { name: 'Next page' }),
      );
      await expect(canvas.getByText('26–50 of 60')).toBeVisible();
    });
    await step('sorts by a column, up and down', async () => {
      await userEvent.click(head.getByRole('button', { name: 'Name' }));
      await expect(head.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
      await expect(rows()[0]).toHaveTextContent('Adeyemi');
      await userEvent.click(head.getByRole('button', { name: 'Name' }));
      await expect(rows()[0]).toHaveTextContent('Voss');
      await userEvent.click(head.getByRole('button', { name: 'Name' }));
    });
    await step('administrators cannot be removed', async () => {
      await userEvent.click(search());
      await userEvent.paste('10000001');
      await waitFor(() => expect(rows()).toHaveLength(1));
      await expect(within(rows()[0] as HTMLElement).queryByRole('button')).toBeNull();
      await expect(rows()[0]).toHaveTextContent('Administrator');
    });
    await step('others can, after a question', async () => {
      await userEvent.clear(search());
      await userEvent.click(search());
      await userEvent.paste('10000002');
      await waitFor(() => expect(rows()).toHaveLength(1));
      await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
      await expect(args.onDelete).toHaveBeenCalledWith(users[1]);
    });
    await step('and the whole list is back when nothing is searched', async () => {
      await userEvent.clear(search());
      await waitFor(() => expect(rows()).toHaveLength(25));
    });
  },
};
/** By keys alone: somebody is found, and removed at the second thought. */
export const ByKeys: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await tabTo(canvas.getByLabelText('Search users'));
    await userEvent.keyboard('10000002');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    const remove = canvas.getByRole('button', { name: /^Remove/ });
    await pressByKeys(remove);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(remove).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await pressByKeys(await canvas.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith(users[1]));
  },
};

/** Whoever leads a society leaves it without a leader: said before they are removed. */
export const RemovePresident: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    users: [{ ...(users[6] as UserListItem), society: { id: 1, name: 'Astronomy Society' } }],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }));
    await expect(await canvas.findByRole('alertdialog')).toHaveTextContent(
      'They are President of Astronomy Society, which would be left without a President.',
    );
  },
};

const tenThousand = manyUsers(10_000);
/** Ten thousand users of whom a server sends a page at a time; after a removal the host asks for the page again. */
export const FromServer: Story = {
  render: function FromServer(args) {
    const [page, setPage] = useState(1);
    const [removed, setRemoved] = useState<readonly UserListItem[]>([]);
    const left = tenThousand.filter((user) => !removed.includes(user));
    return (
      <UsersTable
        {...args}
        users={left.slice((page - 1) * 25, page * 25)}
        count={left.length}
        page={page}
        onPageChange={setPage}
        sort={null}
        search=""
        onDelete={(user) => setRemoved([...removed, user])}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page 400 of 400' }));
    await expect(canvas.getByText('9,976–10,000 of 10,000')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: /^Remove/ })[0] as HTMLElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.getByText('9,976–9,999 of 9,999')).toBeVisible());
  },
};

export const Loading: Story = { args: { users: undefined } };
export const Failed: Story = { args: { users: undefined, error: 'Failed to fetch data', onRetry: fn() } };
export const Dark: Story = { args: { users: users.slice(0, 5) }, globals: { colorScheme: 'dark' } };
/** All columns and the buttons are in sight. */
export const Tablet: Story = {
  args: {
    users: users.slice(0, 5).map((user) => ({
      ...user,
      is_admin: false,
      role: 'Vice President',
      society: { id: 3, name: 'Climbing & Mountaineering' },
      suspended: true,
    })),
  },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, canvasElement }) => {
    const cut = canvas.getAllByText('Suspended').filter((badge) => badge.scrollWidth > badge.clientWidth);
    await expect(cut).toEqual([]);
    const boxes = [...canvasElement.querySelectorAll('[data-soc="DataTable"] > [data-part="scroll"]')];
    await expect(boxes.length).toBeGreaterThan(0);
    await waitFor(() =>
      expect(boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.scrollWidth)).toEqual(
        [],
      ),
    );
  },
};
export const Phone: Story = { args: { users: users.slice(0, 5) }, globals: { viewport: { value: 'phone' } } };
