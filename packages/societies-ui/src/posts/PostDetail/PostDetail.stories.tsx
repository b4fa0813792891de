import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { andromeda, longPost, withoutLikes } from '../posts.fixture.ts';
import { PostDetail } from './PostDetail.tsx';

/** A whole post, over the page it was found on. */
const meta = {
  title: 'Posts/PostDetail',
  component: PostDetail,
  args: { post: andromeda, onClose: fn(), onLike: fn() },
} satisfies Meta<typeof PostDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('dialog', { name: andromeda.title })).toHaveTextContent('Clear skies!');
    await userEvent.click(canvas.getByRole('button', { name: 'Like, 41 likes' }));
    await expect(args.onLike).toHaveBeenCalledWith(andromeda);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const WithoutPicture: Story = { args: { post: withoutLikes } };
export const LongText: Story = { args: { post: longPost } };
/** Each paragraph begins where its own language does. */
export const TwoLanguages: Story = {
  args: {
    post: {
      ...withoutLikes,
      content:
        'The telescope is on the roof from nine!\n\nالتلسكوب على سطح المكتبة من الساعة التاسعة، والجميع مدعوون.\n\nBring a coat.',
    },
  },
};
export const Closed: Story = {
  args: { post: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
