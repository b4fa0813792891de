import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawBanner, svgAddress } from 'societies-contract/art';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { themes } from '../../societies/societies.fixture.ts';
import { mira } from '../account.fixture.ts';
import { ProfileAvatar } from './ProfileAvatar.tsx';

const avatar = svgAddress(drawBanner({ id: 3, theme: themes.ember, width: 250, height: 250 }));

/** The reader's picture, and the ways to change it. */
const meta = {
  title: 'Account/ProfileAvatar',
  component: ProfileAvatar,
  args: { profile: { ...mira, avatar }, onEdit: fn(), onDelete: fn() },
} satisfies Meta<typeof ProfileAvatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit avatar' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete avatar' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
export const WithoutPicture: Story = {
  args: { profile: mira },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Delete avatar' })).toBeDisabled();
  },
};
export const Deleting: Story = { args: { pending: true } };
