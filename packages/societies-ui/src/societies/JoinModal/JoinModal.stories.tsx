import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { Button } from '../../base/Button/Button.tsx';
import { astronomy, chess, climbing, hostileTheme, longNamed } from '../societies.fixture.ts';
import { JoinModal } from './JoinModal.tsx';

/**
 * What a card of the browse page opens: name, logo and description of a society. Members go to it; others look at it first or
 * join at once. It wears the society's own theme.
 */
const meta = {
  title: 'Societies/JoinModal',
  component: JoinModal,
  args: { society: { ...climbing, member: false }, onJoin: fn(), onClose: fn() },
} satisfies Meta<typeof JoinModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotAMember: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    const dialog = canvas.getByRole('dialog', { name: climbing.name });
    await step('says what the society is', async () => {
      await expect(dialog).toHaveTextContent(climbing.description);
      await expect(dialog).toHaveTextContent('301 members');
    });
    await step('offers to look and to join', async () => {
      await expect(canvas.getByRole('link', { name: 'Preview' })).toHaveAttribute('href', '/societies/3');
      await expect(canvas.queryByRole('link', { name: 'Go to Society' })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
      await expect(args.onJoin).toHaveBeenCalledWith(args.society);
    });
    await step('wears the theme of the society', async () => {
      await expect(getComputedStyle(dialog).getPropertyValue('--soc-primary')).toContain('#0f4d4a');
    });
    await step('the cross closes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

export const Member: Story = {
  args: { society: astronomy },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to Society' })).toHaveAttribute('href', '/societies/1');
    await expect(canvas.queryByRole('button', { name: 'Join' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Preview' })).toBeNull();
  },
};

export const AskToJoin: Story = {
  args: { society: { ...climbing, member: false, join_mode: 'ask', membership: 'none' } },
  play: async ({ canvas, args }) => {
    const ask = canvas.getByRole('button', { name: 'Ask to join' });
    await expect(ask).toHaveFocus();
    await userEvent.click(ask);
    await expect(args.onJoin).toHaveBeenCalledWith(args.society);
  },
};

export const Asked: Story = {
  args: {
    society: { ...climbing, member: false, join_mode: 'ask', membership: 'requested' },
    onWithdraw: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Asked')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await expect(args.onWithdraw).toHaveBeenCalledWith(args.society);
  },
};

export const ByInvitation: Story = {
  args: { society: { ...climbing, member: false, join_mode: 'invite', membership: 'none' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('By invitation')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Preview' })).toBeVisible();
  },
};

/** While the join is under way it cannot be pressed again. */
export const Joining: Story = {
  args: { pending: true },
  play: async ({ canvas, args }) => {
    const join = canvas.getByRole('button', { name: /Join/ });
    await expect(join).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(join);
    await expect(args.onJoin).not.toHaveBeenCalled();
  },
};

/** Focus goes back to what opened it. */
export const GivesFocusBack: Story = {
  args: { society: null },
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Chess Club</Button>
        <JoinModal {...args} society={open ? chess : null} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Chess Club' });
    await userEvent.click(opener);
    await expect(canvas.getByRole('dialog', { name: 'Chess Club' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

export const LongText: Story = { args: { society: longNamed } };
export const HostileTheme: Story = { args: { society: { ...chess, theme: hostileTheme, logo: null } } };
