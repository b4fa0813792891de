import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { SessionList } from './SessionList.tsx';

const sessions = [
  {
    id: 'a',
    device: 'Firefox on Windows',
    created_at: '2026-11-02T09:12:00Z',
    last_used_at: '2026-11-20T11:58:00Z',
    current: true,
  },
  {
    id: 'b',
    device: 'Safari on iPhone',
    created_at: '2026-10-12T18:40:00Z',
    last_used_at: '2026-11-18T22:04:00Z',
    current: false,
  },
];

/** Where an account is signed in. The browser that asks is marked, every other has a way out. */
const meta = {
  title: 'Account/SessionList',
  component: SessionList,
  args: { sessions, onEnd: fn(), onEndOthers: fn() },
} satisfies Meta<typeof SessionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoBrowsers: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('This browser')).toBeVisible();
    await expect(canvas.getByText('Last used 18 November 2026, 22:04')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out Safari on iPhone' }));
    await expect(args.onEnd).toHaveBeenCalledWith(sessions[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere else' }));
    await expect(args.onEndOthers).toHaveBeenCalledOnce();
  },
};

export const OnlyThis: Story = {
  args: { sessions: sessions.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Ending: Story = { args: { pending: true } };
export const Loading: Story = { args: { sessions: undefined } };
export const Failed: Story = {
  args: { sessions: undefined, error: 'The server did not answer.', onRetry: fn() },
};
