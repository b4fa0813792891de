import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Language } from 'societies-contract';
import { formatMoment, sayNotice } from 'societies-contract/notice-words';
import { expect, waitFor, within } from 'storybook/test';
import { MailSheet } from './MailSheet.fixture.tsx';
import type { Mail } from './renderMail.tsx';

/** Each mail as it is sent: on a desk, in the dark, on a phone, and as plain text. */
const meta = {
  title: 'Mails/Mails',
  component: MailSheet,
  args: {
    mail: { template: 'password_changed', data: {} },
    frame: { language: 'en', siteUrl: 'https://societies.example.ac.uk', firstName: 'Ada' },
  },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas, canvasElement }) => {
    const { textContent: subject } = await canvas.findByRole('heading', { level: 1 });
    const text = canvas.getByRole('region', { name: 'As plain text' });
    await expect(text).toHaveTextContent(/(Hello|Hallo) Ada/);
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

const placeWon = (language: Language): Story['args'] => ({
  mail: {
    template: 'notice',
    data: {
      kind: 'place_won',
      href: '/societies/1/events/4',
      ...sayNotice(
        {
          message: 'place_won',
          values: { event: 'Night walk', starts_at: '2026-11-27T19:00:00Z', venue: 'Hilltop' },
        },
        language,
        'Europe/London',
      ),
    },
  },
  frame: {
    language,
    siteUrl,
    firstName: 'Ada',
    society: { name: 'Astronomy Society', colors: { primary_color: '#1d4ed8' } },
    unsubscribeUrl,
  },
});
export const NoticeOfASociety: Story = { args: placeWon('en') };
export const NoticeInGerman: Story = { args: placeWon('de') };
const placeToPay = (language: Language): Story['args'] => {
  const args = placeWon(language);
  const told = args?.mail?.template === 'notice' && {
    ...args.mail.data,
    payment: {
      price: 65,
      instructions: `Astronomy Society, account 00123456
<b>Say</b> your name & "Night walk": ${'reference-'.repeat(20)}`,
      url: 'https://pay.constellation.example/night-walk',
    },
  };
  return told ? { ...args, mail: { template: 'notice', data: told } } : args;
};
export const NoticeOfAPlaceToPay: Story = { args: placeToPay('en') };
export const NoticeOfAPlaceToPayInGerman: Story = { args: placeToPay('de') };
/** A colour on which white could not be read. */
export const NoticeOfABrightSociety: Story = {
  args: {
    ...NoticeOfASociety.args,
    frame: {
      language: 'en',
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
    frame: { language: 'en', siteUrl, firstName: 'Ada', unsubscribeUrl },
  },
};
export const MessageOfASociety: Story = {
  args: {
    mail: {
      template: 'notice',
      data: {
        kind: 'message',
        title: 'Astronomy Society: This Thursday',
        text: `We meet **outside** this week.

- Bring a coat
- Read [the list](https://astronomy.constellation.example/list)

> As last year, only colder.

\`\`\`
${'an-endless-line-of-code '.repeat(8)}
\`\`\``,
        href: '/societies/1',
      },
    },
    frame: NoticeOfASociety.args?.frame,
  },
};
const digest = (language: Language): Story['args'] => ({
  mail: {
    template: 'digest',
    data: {
      rhythm: 'weekly',
      events: [
        {
          name: 'Meteors over the reservoir',
          society: 'Astronomy Society',
          when: formatMoment('2026-12-07T21:00:00Z', language, 'Europe/London'),
          venue: 'North bank',
          href: '/societies/1/events/4',
        },
        {
          name: 'Simultaneous display: one against thirty, all welcome',
          society: 'Chess Club',
          when: formatMoment('2026-12-09T18:30:00Z', language, 'Europe/London'),
          venue: 'Great Hall',
          href: '/societies/2/events/9',
        },
      ],
      more: 3,
    },
  },
  frame: { language, siteUrl, firstName: 'Ada', unsubscribeUrl },
});
export const Digest: Story = { args: digest('en') };
export const DigestInGerman: Story = { args: digest('de') };
const accountMail = (mail: Mail, language: Language): Story => ({
  args: { mail, frame: { language, siteUrl, firstName: 'Ada' } },
});
const passwordReset: Mail = {
  template: 'password_reset',
  data: { link: `${siteUrl}/reset-password?token=${token}` },
};
const passwordChanged: Mail = { template: 'password_changed', data: {} };
const verifyEmail: Mail = {
  template: 'verify_email',
  data: { link: `${siteUrl}/verify-email?token=${token}` },
};
const emailChanged: Mail = { template: 'email_changed', data: { address: 'ada.lovelace@example.ac.uk' } };

export const PasswordReset = accountMail(passwordReset, 'en');
export const PasswordResetInGerman = accountMail(passwordReset, 'de');
export const PasswordChanged = accountMail(passwordChanged, 'en');
export const PasswordChangedInGerman = accountMail(passwordChanged, 'de');
export const VerifyEmail = accountMail(verifyEmail, 'en');
export const VerifyEmailInGerman = accountMail(verifyEmail, 'de');
export const EmailChanged = accountMail(emailChanged, 'en');
export const EmailChangedInGerman = accountMail(emailChanged, 'de');
