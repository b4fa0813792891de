import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';
import { AccountMail } from './AccountMail.tsx';
import { DigestMail, type DigestMailData } from './DigestMail.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { Mailbox, type MailboxEntry } from './Mailbox.tsx';
import type { MailFrame } from './MailLayout.tsx';
import { NoticeMail, type NoticeMailData } from './NoticeMail.tsx';
import { textsIn } from './texts.ts';

/** A template with its data. */
export type Mail =
  | { template: 'notice'; data: NoticeMailData }
  | { template: 'digest'; data: DigestMailData }
  | { template: 'password_reset'; data: { link: string } }
  | { template: 'password_changed'; data: object }
  | { template: 'verify_email'; data: { link: string } }
  | { template: 'email_changed'; data: { address: string } };

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

function compose(mail: Mail, frame: MailFrame): { subject: string; element: ReactElement } {
  const { siteUrl } = frame;
  const texts = textsIn[frame.language];
  switch (mail.template) {
    case 'notice':
      return { subject: mail.data.title, element: <NoticeMail {...mail.data} {...frame} /> };
    case 'digest':
      return {
        subject: texts.digest.title[mail.data.rhythm],
        element: <DigestMail {...mail.data} {...frame} />,
      };
    case 'password_reset': {
      const { title, text, action } = texts.passwordReset;
      return {
        subject: title,
        element: (
          <AccountMail
            {...frame}
            {...{ title, text, action }}
            link={mail.data.link}
            otherwise={texts.ignore}
          />
        ),
      };
    }
    case 'password_changed': {
      const { title } = texts.passwordChanged;
      return {
        subject: title,
        element: <AccountMail {...frame} {...texts.passwordChanged} link={`${siteUrl}/forgot-password`} />,
      };
    }
    case 'verify_email': {
      const { title } = texts.verifyEmail;
      return {
        subject: title,
        element: (
          <AccountMail {...frame} {...texts.verifyEmail} link={mail.data.link} otherwise={texts.ignore} />
        ),
      };
    }
    case 'email_changed': {
      const { title, text, action } = texts.emailChanged;
      return {
        subject: title,
        element: (
          <AccountMail
            {...frame}
            {...{ title, action }}
            text={text(mail.data.address)}
            link={`${siteUrl}/profile`}
          />
        ),
      };
    }
  }
}

/** Renders a mail as HTML and plain text. */
export async function renderMail(mail: Mail, frame: MailFrame): Promise<RenderedMail> {
  const { subject, element } = compose(mail, frame);
  const html = await render(element);
  return { subject, html, text: toPlainText(html) };
}

/** Renders the demo's list of mails as a page. */
export const renderMailbox = (mails: readonly MailboxEntry[]): string =>
  `<!doctype html>${renderToStaticMarkup(<Mailbox mails={mails} />)}`;
