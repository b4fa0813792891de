import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { themes } from '../../societies/societies.fixture.ts';
import { andromeda, liked, longPost, withoutLikes } from '../posts.fixture.ts';
import { PostCard, PostCardSkeleton } from './PostCard.tsx';

/** One post. A press anywhere opens it whole, except on the heart and the tools. */
const meta = {
  title: 'Posts/PostCard',
  component: PostCard,
  args: { post: andromeda, theme: themes.default, onOpen: fn(), onLike: fn() },
  decorators: [
    (Story, { args }) => (
      <div style={{ maxInlineSize: args.variant === 'row' ? 900 : 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PostCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('18 November 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: andromeda.title }));
    await expect(args.onOpen).toHaveBeenCalledWith(andromeda);
    await userEvent.click(canvas.getByRole('button', { name: 'Like, 41 likes' }));
    await expect(args.onLike).toHaveBeenCalledWith(andromeda);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const Liked: Story = { args: { post: liked } };
export const WithoutLikes: Story = {
  args: { post: withoutLikes },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Like/ })).toBeNull();
  },
};
export const Tools: Story = {
  args: { onEdit: fn(), onDeletePress: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Edit ${andromeda.title}` }));
    await expect(args.onEdit).toHaveBeenCalledWith(andromeda);
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${andromeda.title}` }));
    await expect(args.onDeletePress).toHaveBeenCalledWith(andromeda);
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};
/** Three lines of the text, whatever its length. */
export const LongText: Story = {
  args: { post: longPost },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^A sentence/).closest('p') as HTMLElement;
    const lines = text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight);
    await expect(Math.round(lines)).toBe(3);
  },
};
/** Before others, not finished, and waiting for its moment. */
export const States: Story = {
  parameters: inEveryMode,
  args: { now: new Date('2026-11-22T12:00:00Z') },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <PostCard {...args} post={{ ...andromeda, pinned: true }} />
      <PostCard {...args} post={{ ...andromeda, draft: true, publish_at: '2026-12-13T18:00:00Z' }} />
      <PostCard {...args} post={{ ...andromeda, publish_at: '2026-12-13T18:00:00Z' }} />
      <PostCard {...args} post={{ ...andromeda, publish_at: '2026-11-13T18:00:00Z' }} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Pinned')).toHaveLength(1);
    await expect(canvas.getAllByText('Draft')).toHaveLength(1);
    await expect(canvas.getAllByText(/^Appears 13 December 2026/)).toHaveLength(1);
  },
};
/** Its first lines are words: no link among them could be pressed. */
export const Formatted: Story = {
  args: { post: { ...andromeda, content: 'Come on **Thursday**, with [a map](https://maps.example).' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Thursday')).toHaveProperty('tagName', 'STRONG');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Row: Story = { args: { variant: 'row' } };
export const RowWithTools: Story = { args: { variant: 'row', onEdit: fn(), onDeletePress: fn() } };
export const Loading: Story = { render: () => <PostCardSkeleton /> };
