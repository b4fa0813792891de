import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { ComingTerm } from './ComingTerm.tsx';

const coming = { term_id: 1, role: { id: 4, name: 'Treasurer' }, from: '2027-07-01', accepted: false };

/** Tells somebody that they are to come into a role, and takes the answer. */
const meta = {
  title: 'Handover/ComingTerm',
  component: ComingTerm,
  args: { coming, onAccept: fn(), onDecline: fn() },
} satisfies Meta<typeof ComingTerm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(/If you accept, the role passes to you on Thursday 1 July 2027/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(args.onAccept).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(args.onDecline).toHaveBeenCalled();
  },
};

export const Accepted: Story = {
  args: { coming: { ...coming, accepted: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Accept' })).toBeNull();
  },
};
