import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import type { JoinedSociety } from '../joining.ts';
import { JoinButton } from './JoinButton.tsx';

const asking: JoinedSociety = { member: false, join_mode: 'ask', membership: 'none' };

/** The way into a society, in each of its join modes. */
const meta = {
  title: 'Societies/JoinButton',
  component: JoinButton,
  args: {
    society: { member: false, join_mode: 'open', membership: 'none' },
    onJoin: fn(),
    onWithdraw: fn(),
  },
} satisfies Meta<typeof JoinButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
    await expect(args.onJoin).toHaveBeenCalledOnce();
  },
};

/** A host that knows no join modes leaves them out. */
export const WithoutMode: Story = {
  args: { society: { member: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Join' })).toBeVisible();
  },
};

export const ByInvitation: Story = {
  args: { society: { ...asking, join_mode: 'invite' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('By invitation')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Somebody asks, waits, and takes it back. The focus stays where the button was. */
export const AskAndWithdraw: Story = {
  parameters: inEveryMode,
  args: { society: asking },
  render: function Asking(args) {
    const [society, setSociety] = useState(args.society);
    return (
      <JoinButton
        {...args}
        society={society}
        onJoin={() => setSociety({ ...asking, membership: 'requested' })}
        onWithdraw={() => setSociety(asking)}
      />
    );
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('asks', async () => {
      canvas.getByRole('button', { name: 'Ask to join' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('Asked')).toBeVisible();
      await waitFor(() => expect(canvasElement.querySelector('[data-soc="JoinButton"]')).toHaveFocus());
    });
    await step('takes it back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
      await expect(await canvas.findByRole('button', { name: 'Ask to join' })).toBeVisible();
    });
    await step('asks again, as the picture shows', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ask to join' }));
      await expect(await canvas.findByRole('button', { name: 'Withdraw' })).toBeVisible();
    });
  },
};

export const Pending: Story = {
  args: { society: { ...asking, membership: 'requested' }, pending: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Withdraw/ }));
    await expect(args.onWithdraw).not.toHaveBeenCalled();
  },
};

export const Member: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { society: { member: true, join_mode: 'ask', membership: 'member' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
