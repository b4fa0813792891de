import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { invitations, membershipNow } from '../membership.fixture.ts';
import { Invitations } from './Invitations.tsx';

/** A society's invitations. Those that nobody can use any more stay, because their counts say what worked. */
const meta = {
  title: 'Membership/Invitations',
  component: Invitations,
  args: {
    society: 1,
    invitations,
    now: membershipNow,
    onCreate: fn(() => Promise.resolve(invitations[1])),
    onRevoke: fn(),
  },
} satisfies Meta<typeof Invitations>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, step }) => {
    await step('says how many joined with each, and until when it is valid', async () => {
      await expect(
        canvas.getByRole('row', { name: /Freshers’ fair stall.*148 of 300.*in 9 days/ }),
      ).toBeVisible();
      await expect(canvas.getByRole('row', { name: /Physics group chat.*25 of 25.*Used up/ })).toBeVisible();
      await expect(canvas.getByRole('row', { name: /Open evening.*Revoked/ })).toBeVisible();
      await expect(canvas.getByRole('row', { name: /Last term.*Ended/ })).toBeVisible();
    });
    await step('leads on only from valid ones', async () => {
      await expect(canvas.queryByRole('button', { name: 'More about Open evening' })).toBeNull();
    });
  },
};

export const CodeAndPoster: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about Freshers’ fair stall' }));
    await step('the menu leads to the poster', async () => {
      await expect(canvas.getByRole('menuitem', { name: 'Poster to print' })).toHaveAttribute(
        'href',
        '/societies/1/invitations/1/poster',
      );
    });
    await step('the dialog shows code and address', async () => {
      await userEvent.click(canvas.getByRole('menuitem', { name: 'Show QR code' }));
      const dialog = within(await canvas.findByRole('dialog', { name: 'Freshers’ fair stall' }));
      await expect(dialog.getByRole('img', { name: 'QR code of the invitation' })).toBeVisible();
      await expect(dialog.getByText(/constellation\.northgate\.ac\.uk\/join\//)).toBeVisible();
    });
  },
};

export const Revoked: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about Poster in the library' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Revoke' }));
    const dialog = within(await canvas.findByRole('alertdialog', { name: 'Revoke Poster in the library?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(args.onRevoke).toHaveBeenCalledWith(invitations[1]));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
  },
};

export const Created: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New invitation' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'New invitation' }));
    const submit = dialog.getByRole('button', { name: 'Make invitation' });
    await step('is valid for two weeks unless said', async () => {
      await expect(dialog.getByLabelText('Valid until')).toHaveValue('2026-10-09');
    });
    await step('refuses a number of uses that is none', async () => {
      await userEvent.type(dialog.getByLabelText('How many may join with it'), '0');
      await userEvent.click(submit);
      await expect(dialog.getByText(/whole number from 1 to/)).toBeVisible();
      await expect(args.onCreate).not.toHaveBeenCalled();
    });
    await step('makes it, and shows its code', async () => {
      await userEvent.type(dialog.getByLabelText('For'), 'Poster in the library');
      await userEvent.type(dialog.getByLabelText('How many may join with it'), '{selectall}300');
      await userEvent.click(submit);
      await waitFor(() =>
        expect(args.onCreate).toHaveBeenCalledWith(
          expect.objectContaining({ label: 'Poster in the library', max_uses: 300 }),
        ),
      );
      await expect(await canvas.findByRole('img', { name: 'QR code of the invitation' })).toBeVisible();
    });
  },
};

export const None: Story = {
  args: { invitations: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/There is no invitation yet/)).toBeVisible();
  },
};
export const Loading: Story = { args: { invitations: undefined } };
export const Failed: Story = {
  args: { invitations: undefined, error: 'Failed to fetch data', onRetry: fn() },
};
