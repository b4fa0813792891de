import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { manyUsers } from '../admin.fixture.ts';
import { UsersTable } from './UsersTable.tsx';

const users = manyUsers(60);

/** All users, 25 to a page. Administrators cannot be removed. */
const meta = {
  title: 'Admin/UsersTable',
  component: UsersTable,
  args: { users, onRemove: fn() },
} satisfies Meta<typeof UsersTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sixty: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    const rows = () => canvas.getAllByRole('row').slice(1);
    await step('25 to a page', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
      await expect(rows()).toHaveLength(25);
      await expect(canvas.getByText('1–25 of 60')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
      await expect(canvas.getByText('26–50 of 60')).toBeVisible();
    });
    await step('sorts by a column, up and down', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
      await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
      await expect(rows()[0]).toHaveTextContent('Adeyemi');
      await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
      await expect(rows()[0]).toHaveTextContent('Voss');
      await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    });
    await step('administrators cannot be removed', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search users' }), '10000001');
      await waitFor(() => expect(rows()).toHaveLength(1));
      await expect(within(rows()[0] as HTMLElement).queryByRole('button')).toBeNull();
      await expect(rows()[0]).toHaveTextContent('Administrator');
    });
    await step('others can, after a question', async () => {
      await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search users' }));
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search users' }), '10000002');
      await waitFor(() => expect(rows()).toHaveLength(1));
      await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
      await expect(args.onRemove).toHaveBeenCalledWith(users[1]);
    });
    await step('and the whole list is back when nothing is searched', async () => {
      await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search users' }));
      await waitFor(() => expect(rows()).toHaveLength(25));
    });
  },
};
export const Loading: Story = { args: { users: undefined } };
export const Failed: Story = { args: { users: undefined, error: 'Failed to fetch data', onRetry: fn() } };
export const Dark: Story = { args: { users: users.slice(0, 5) }, globals: { colorScheme: 'dark' } };
export const Phone: Story = { args: { users: users.slice(0, 5) }, globals: { viewport: { value: 'phone' } } };
