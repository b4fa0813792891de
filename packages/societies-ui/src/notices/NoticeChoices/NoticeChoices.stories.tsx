import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultNoticeWays } from 'societies-contract';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { NoticeChoices } from './NoticeChoices.tsx';

/** What somebody is told, and how. */
const meta = {
  title: 'Notices/NoticeChoices',
  component: NoticeChoices,
  args: {
    settings: { digest: 'off', kinds: defaultNoticeWays, societies: { 1: 'all', 2: 'important' } },
    societies: [
      { id: 1, name: 'Astronomy Society' },
      { id: 2, name: 'Chess Club' },
    ],
    onChange: fn(),
    onPushChange: fn(),
  },
} satisfies Meta<typeof NoticeChoices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaults: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    await step('a box changes one way of one kind and keeps the other', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'One of your societies posts: Email' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({
        kinds: { post_published: { in_app: true, email: true, push: false } },
      });
    });
    await step('what is on comes as often as is wanted', async () => {
      await userEvent.selectOptions(
        canvas.getByLabelText('Email about what is on in your societies'),
        'Every Monday',
      );
      await expect(args.onChange).toHaveBeenLastCalledWith({ digest: 'weekly' });
    });
    await step('a society is turned down by itself', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Chess Club'), 'Nothing');
      await expect(args.onChange).toHaveBeenLastCalledWith({ societies: { 2: 'off' } });
    });
  },
};
/** A phone that is told by push: the switch is this device's, the column is for all of them. */
export const PushOn: Story = {
  parameters: inEveryMode,
  globals: { viewport: { value: 'phone' } },
  args: { push: 'on' },
  play: async ({ canvas, args, step }) => {
    await step('a kind is turned on beside the other ways', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'One of your societies posts: Push' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({
        kinds: { post_published: { in_app: true, email: false, push: true } },
      });
    });
    await step('this device is turned off', async () => {
      const device = canvas.getByRole('switch', { name: 'Push to this device' });
      await expect(device).toBeChecked();
      await expect(device).toHaveAccessibleDescription(/until you log out/);
      await userEvent.click(device);
      await expect(args.onPushChange).toHaveBeenLastCalledWith(false);
    });
  },
};
export const PushOff: Story = {
  args: { push: 'off' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Push to this device' }));
    await expect(args.onPushChange).toHaveBeenLastCalledWith(true);
  },
};
export const PushBeingTurnedOn: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { push: 'off', pushPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Push to this device' })).toBeDisabled();
  },
};
/** Where this device cannot be told, a sentence says why and there is no column. */
export const PushBlocked: Story = {
  args: { push: 'blocked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/are blocked in this browser/)).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Push' })).toBeNull();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};
export const PushUnsupported: Story = {
  args: { push: 'unsupported' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This browser cannot show push notifications.')).toBeVisible();
  },
};
export const PushNeedsHomeScreen: Story = {
  args: { push: 'home_screen' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Add to Home Screen/)).toBeVisible();
  },
};
export const InGerman: Story = {
  args: { push: 'on' },
  globals: { language: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Push auf dieses Gerät' })).toBeChecked();
  },
};
export const BeingStored: Story = { args: { disabled: true } };
export const InNoSociety: Story = { args: { societies: [] } };
