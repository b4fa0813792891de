import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UndeliveredMail } from 'societies-contract';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { MailsTable } from './MailsTable.tsx';

const mails: UndeliveredMail[] = [
  {
    id: 'a',
    university_id: '10000004',
    name: 'Leo Castellanos',
    address: 'leo@no-such-university.example',
    template: 'notice',
    created_at: '2026-11-20T09:00:00Z',
    dead_at: '2026-11-20T09:01:00Z',
    attempts: 1,
    last_error: '550 5.1.1 No such person here',
  },
  {
    id: 'b',
    university_id: '10000005',
    name: 'Saoirse Byrne',
    address: 'saoirse.byrne@university.example',
    template: 'password_reset',
    created_at: '2026-11-18T20:00:00Z',
    dead_at: '2026-11-19T20:14:00Z',
    attempts: 14,
    last_error: 'connect ECONNREFUSED 127.0.0.1:25',
  },
];

/** Mails that did not arrive, with what the mail server said. */
const meta = {
  title: 'Admin/MailsTable',
  component: MailsTable,
  args: { mails, onRetry: fn(), onRetryAll: fn(), onExport: fn() },
} satisfies Meta<typeof MailsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, canvasElement, args }) => {
    const rows = [...canvasElement.querySelectorAll('[data-part="row"]')];
    await expect(rows[0]).toHaveTextContent(/Notice.*Leo Castellanos.*no-such-university.*550 5\.1\.1/);
    await expect(rows[1]).toHaveTextContent(/Link for a new password.*14 tries.*19 November 2026, 20:14/);
    await expect(canvas.getByRole('link', { name: 'Leo Castellanos' })).toHaveAttribute(
      'href',
      '/admin/users/10000004',
    );
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/admin');
    await userEvent.click(canvas.getByRole('button', { name: 'Send again to Saoirse Byrne' }));
    await expect(args.onRetry).toHaveBeenCalledWith(mails[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Send all again' }));
    await expect(args.onRetryAll).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

export const None: Story = {
  args: { mails: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Every email was delivered')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Loading: Story = { args: { mails: undefined } };
