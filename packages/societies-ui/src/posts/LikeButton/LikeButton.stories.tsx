import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryColour } from '../../foundations/modes.fixture.ts';
import { LikeButton } from './LikeButton.tsx';

/** A toggle with its count. The heart fills: colour is not the only sign. */
const meta = {
  title: 'Posts/LikeButton',
  component: LikeButton,
  args: { liked: false, likes: 41, onClick: fn() },
} satisfies Meta<typeof LikeButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Toggle: Story = {
  render: function Toggled(args) {
    const [liked, setLiked] = useState(args.liked);
    return (
      <LikeButton
        {...args}
        liked={liked}
        likes={args.likes + Number(liked)}
        onClick={() => setLiked(!liked)}
      />
    );
  },
  play: async ({ canvas }) => {
    const like = canvas.getByRole('button', { name: 'Like, 41 likes' });
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(like);
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(like).toHaveAccessibleName('Like, 42 likes');
    await userEvent.click(like);
    await expect(like).toHaveAccessibleName('Like, 41 likes');
  },
};
export const Liked: Story = { parameters: inEveryColour, args: { liked: true, likes: 1 } };
export const Many: Story = { args: { likes: 12_345 } };
/** Nobody to like it: the heart and its count are text. */
export const ReadOnly: Story = {
  args: { onClick: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByText('41 likes')).toBeVisible();
  },
};
