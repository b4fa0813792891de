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
/** Links, paragraphs, lists and emphasis; HTML is text, and an address that runs something is none. */
export const Formatted: Story = {
  parameters: inEveryMode,
  args: {
    post: {
      ...withoutLikes,
      content:
        'Come on **Thursday**, or *whenever*.\nBring:\n\n- a torch\n- [a map](https://maps.example/dale)\n\n## Not\n\n<b id="x">bold</b> [this](javascript:alert(1)) ![the dome](https://spy.example/dome.png)',
    },
    shareable: true,
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('is drawn as it means', async () => {
      await expect(canvas.getByText('Thursday')).toHaveProperty('tagName', 'STRONG');
      await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
      await expect(canvas.getByRole('link', { name: /a map/ })).toHaveAttribute(
        'href',
        'https://maps.example/dale',
      );
      await expect(canvas.getByRole('heading', { name: 'Not', level: 3 })).toBeVisible();
    });
    await step('and nothing runs, or is fetched', async () => {
      await expect(canvas.getAllByRole('link')).toHaveLength(1);
      await expect(canvasElement.ownerDocument.querySelector('#x')).toBeNull();
      await expect(canvas.getByText(/<b id="x">bold<\/b>/)).toBeVisible();
      await expect(canvasElement.ownerDocument.querySelector('[src*="spy.example"]')).toBeNull();
    });
    await step('its address is copied', async () => {
      const writeText = fn(async () => undefined);
      Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
      await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
      await expect(writeText).toHaveBeenCalledWith(
        `${location.origin}/societies/1/posts?post=${withoutLikes.id}`,
      );
      await expect(await canvas.findByRole('button', { name: 'Link copied' })).toBeVisible();
      await expect(canvas.getByRole('status')).toHaveTextContent('Link copied');
    });
  },
};
/** Without https a browser has no clipboard for pages. */
export const NoClipboard: Story = {
  args: { shareable: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    const address = await canvas.findByRole('textbox', { name: 'Address' });
    await expect(address).toHaveValue(`${location.origin}/societies/1/posts?post=${andromeda.id}`);
    await expect(address).toHaveFocus();
  },
};
/** The address of a post that others do not see yet would lead them nowhere. */
export const NotPublished: Story = {
  args: {
    post: { ...andromeda, publish_at: '2026-12-13T18:00:00Z' },
    shareable: true,
    now: new Date('2026-11-22T12:00:00Z'),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Copy link' })).toBeNull();
  },
};
export const NotFinished: Story = {
  ...NotPublished,
  args: { post: { ...andromeda, draft: true }, shareable: true },
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
