import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { MailSheet } from './MailSheet.fixture.tsx';

/** Each mail as it is sent: on a desk, in the dark, on a phone, and as plain text. */
const meta = {
  title: 'Mails/Mails',
  component: MailSheet,
  args: {
    mail: { template: 'password_changed', data: {} },
    frame: { siteUrl: 'https://societies.example.ac.uk', firstName: 'Ada' },
  },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas, canvasElement }) => {
    const { textContent: subject } = await canvas.findByRole('heading', { level: 1 });
    const text = canvas.getByRole('region', { name: 'As plain text' });
    await expect(text).toHaveTextContent(/Hello Ada/);
    for (const frame of canvasElement.querySelectorAll('iframe')) {
      await waitFor(async () => {
        const mail = within(frame.contentDocument?.body ?? document.createElement('div'));
        await expect(mail.getByRole('heading', { level: 1, name: subject })).toBeVisible();
      });
      const { scrollWidth = 0, clientWidth = 0 } = frame.contentDocument?.documentElement ?? {};
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
      // What it asks for can be followed in plain text too.
      const links = [...(frame.contentDocument?.querySelectorAll('a') ?? [])];
      await expect(links.length).toBeGreaterThan(0);
      for (const { href } of links) await expect(text).toHaveTextContent(href.replace(/\/$/, ''));
    }
  },
} satisfies Meta<typeof MailSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const siteUrl = 'https://societies.example.ac.uk';
const token = '0b6a2f1e-5d0c-4c0e-9a51-3f9d1c7c2a10.c2lnbmF0dXJl';
const unsubscribeUrl = `${siteUrl}/unsubscribe?token=12345678.place_won.c2ln`;

export const NoticeOfASociety: Story = {
  args: {
    mail: {
      template: 'notice',
      data: {
        kind: 'place_won',
        title: 'You have a place at Night walk',
        text: 'One became free and you were the first in line. See you on Friday 27 November at 19:00, at Hilltop.',
        href: '/societies/1/events/4',
      },
    },
    frame: {
      siteUrl,
      firstName: 'Ada',
      society: { name: 'Astronomy Society', colors: { primary_color: '#1d4ed8' } },
      unsubscribeUrl,
    },
  },
};
/** A colour on which white could not be read. */
export const NoticeOfABrightSociety: Story = {
  args: {
    ...NoticeOfASociety.args,
    frame: {
      siteUrl,
      firstName: 'Ada',
      society: { name: 'Sunflower Growers', colors: { primary_color: '#ffee00' } },
      unsubscribeUrl,
    },
  },
};
export const NoticeOfNoSociety: Story = {
  args: {
    mail: {
      template: 'notice',
      data: {
        kind: 'request_decided',
        title: 'Your request for Kite flying was not accepted',
        text: 'You are welcome to ask again with a changed proposal.',
        href: '/societies',
      },
    },
    frame: { siteUrl, firstName: 'Ada', unsubscribeUrl },
  },
};
export const Digest: Story = {
  args: {
    mail: {
      template: 'digest',
      data: {
        rhythm: 'weekly',
        events: [
          {
            name: 'Meteors over the reservoir',
            society: 'Astronomy Society',
            when: 'Monday 7 December at 21:00',
            venue: 'North bank',
            href: '/societies/1/events/4',
          },
          {
            name: 'Simultaneous display: one against thirty, all welcome',
            society: 'Chess Club',
            when: 'Wednesday 9 December at 18:30',
            venue: 'Great Hall',
            href: '/societies/2/events/9',
          },
        ],
        more: 3,
      },
    },
    frame: { siteUrl, firstName: 'Ada', unsubscribeUrl },
  },
};
export const PasswordReset: Story = {
  args: { mail: { template: 'password_reset', data: { link: `${siteUrl}/reset-password?token=${token}` } } },
};
export const PasswordChanged: Story = {};
export const VerifyEmail: Story = {
  args: { mail: { template: 'verify_email', data: { link: `${siteUrl}/verify-email?token=${token}` } } },
};
export const EmailChanged: Story = {
  args: { mail: { template: 'email_changed', data: { address: 'ada.lovelace@example.ac.uk' } } },
};
