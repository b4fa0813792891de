import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { themes } from '../../societies/societies.fixture.ts';
import { andromeda, posts } from '../posts.fixture.ts';
import { PostGrid } from './PostGrid.tsx';

/** The posts of a society, as a grid or as a list. */
const meta = {
  title: 'Posts/PostGrid',
  component: PostGrid,
  args: { posts, theme: themes.default, onLike: fn() },
} satisfies Meta<typeof PostGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, step }) => {
    await step('the toggle turns it into a list', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'List' }));
      for (const card of canvas.getAllByRole('article'))
        await expect(card).toHaveAttribute('data-variant', 'row');
      await userEvent.click(canvas.getByRole('button', { name: 'Grid' }));
      for (const card of canvas.getAllByRole('article'))
        await expect(card).toHaveAttribute('data-variant', 'card');
    });
    await step('a post opens whole', async () => {
      await userEvent.click(canvas.getByRole('button', { name: andromeda.title }));
      await expect(await canvas.findByRole('dialog', { name: andromeda.title })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    });
  },
};

export const Editing: Story = {
  args: { onCreate: fn(), onEdit: fn(), onDelete: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create post' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${andromeda.title}` }));
    await expect(await canvas.findByRole('alertdialog')).toHaveTextContent(
      `Are you sure you want to delete ${andromeda.title}?`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith(andromeda);
  },
};
export const List: Story = { args: { view: 'list' } };
export const Empty: Story = {
  args: { posts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No posts to display')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Create the first!' })).toBeNull();
  },
};
export const EmptyForCommittee: Story = {
  args: { posts: [], onCreate: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create the first!' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};
export const Disabled: Story = {
  args: { posts: undefined, disabled: true, disabledAction: <a href="/settings">Settings</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Posts are disabled for this society')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Settings' })).toBeVisible();
  },
};
export const Loading: Story = { args: { posts: undefined } };
export const Failed: Story = { args: { posts: undefined, error: 'Failed to fetch data', onRetry: fn() } };
