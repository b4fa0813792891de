import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { andromeda, pictures } from '../widgets.fixture.ts';
import { PostWidget } from './PostWidget.tsx';

/** One post on the home page; the whole widget is one target. */
const meta = {
  title: 'Widgets/PostWidget',
  component: PostWidget,
  args: { post: andromeda },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 412, maxInlineSize: '100%', blockSize: 330, borderRadius: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PostWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Latest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Latest post')).toBeVisible();
    await expect(canvas.getByRole('link', { name: andromeda.title })).toHaveAttribute(
      'href',
      '/societies/1/posts?post=5',
    );
  },
};

export const WithPicture: Story = {
  parameters: inEveryMode,
  args: { post: { ...andromeda, image: pictures[0] ?? null } },
};

export const Opens: Story = {
  args: { latest: false, onOpen: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Pinned post')).toBeVisible();
    canvas.getByRole('button', { name: andromeda.title }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** Its first lines are words, as on a card: no link among them could be pressed, and no sign of how they are written is seen. */
export const Formatted: Story = {
  args: {
    post: {
      ...andromeda,
      content: '# Bring\n\n- a **thermos**\n- [a map](https://maps.example)\n\n> See you on the roof.',
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('thermos')).toHaveProperty('tagName', 'STRONG');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    const text = canvasElement.querySelector('[data-part="content"]')?.textContent;
    await expect(text?.trim().split(/\n+/)).toEqual([
      'Bring',
      '• a thermos',
      '• a map',
      'See you on the roof.',
    ]);
  },
};

export const LongText: Story = {
  args: {
    post: {
      ...andromeda,
      title: `${andromeda.title} and everything around it, at last`,
      content: andromeda.content.repeat(6),
    },
  },
};
