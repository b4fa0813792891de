import { palette } from './colors.ts';
import { mailboxTexts } from './texts.ts';

export interface MailboxEntry {
  /** The mail's page. */
  href: string;
  subject: string;
  /** The recipient. */
  to: string;
  /** When it was sent, formatted. */
  sent: string;
}

interface MailboxProps {
  /** Latest first. */
  mails: readonly MailboxEntry[];
}

const { light, dark } = palette;
const styles = `
  :root { color-scheme: light dark; }
  body { margin: 0; padding: 40px 16px; background: ${light.page}; color: ${light.text}; font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 720px; margin-inline: auto; }
  h1 { font-size: 28px; margin: 0 0 4px; }
  p { margin: 0 0 24px; color: ${light.quiet}; }
  ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 8px; }
  a { display: block; min-height: 44px; padding: 12px 20px; border-radius: 12px; border: 1px solid ${light.line};
    background: ${light.card}; color: inherit; text-decoration: none; }
  a:hover strong { text-decoration: underline; }
  a:focus-visible { outline: 3px solid #7c6cff; outline-offset: 2px; }
  span { display: block; font-size: 14px; color: ${light.quiet}; overflow-wrap: anywhere; }
  @media (prefers-color-scheme: dark) {
    body { background: ${dark.page}; color: ${dark.text}; }
    a { background: ${dark.card}; border-color: ${dark.line}; }
    p, span { color: ${dark.quiet}; }
  }`;

/** The demo's page of the mails that it would have sent. */
export function Mailbox({ mails }: MailboxProps) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{mailboxTexts.title}</title>
        <style>{styles}</style>
      </head>
      <body>
        <main>
          <h1>{mailboxTexts.title}</h1>
          <p>{mails.length === 0 ? mailboxTexts.empty : mailboxTexts.lead}</p>
          <ol>
            {mails.map(({ href, subject, to, sent }) => (
              <li key={href}>
                <a href={href}>
                  <strong>{subject}</strong>
                  <span>
                    {to}, {sent}
                  </span>
                </a>
              </li>
            ))}
          </ol>
        </main>
      </body>
    </html>
  );
}
