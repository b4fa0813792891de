import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { handoverNow } from '../handover.fixture.ts';
import { InactiveNotice } from './InactiveNotice.tsx';

/** Says without blame that nobody leads a society, or that it is not active this year. */
const meta = {
  title: 'Handover/InactiveNotice',
  component: InactiveNotice,
  args: {
    takeover: { reason: 'lapsed', possible: true, asked_at: null },
    lastActive: '2027-03-12',
    now: handoverNow,
    onAsk: fn(),
  },
} satisfies Meta<typeof InactiveNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lapsed: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Quiet since March')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask to take over' }));
    await expect(args.onAsk).toHaveBeenCalled();
  },
};

export const WithoutPresident: Story = {
  args: { takeover: { reason: 'missing', possible: true, asked_at: null }, lastActive: '2027-05-24' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Met last week')).toBeVisible();
  },
};

export const Asked: Story = {
  args: { takeover: { reason: 'lapsed', possible: false, asked_at: '2027-06-01T10:00:00Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You asked to take over on 1 June/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
