import { useEffect, useState } from 'react';
import type { MailFrame } from './MailLayout.tsx';
import { renderMail, type Mail, type RenderedMail } from './renderMail.tsx';

export interface MailSheetProps {
  /** The mail with its data. */
  mail: Mail;
  /** Data of the shared frame. */
  frame: MailFrame;
}

/** Forces the dark styles, whatever the browser prefers. */
const inTheDark = (html: string) => html.replaceAll('@media (prefers-color-scheme: dark)', '@media all');

const views = [
  { name: 'On a desk', width: 640, of: ({ html }: RenderedMail) => html },
  { name: 'In the dark', width: 640, of: ({ html }: RenderedMail) => inTheDark(html) },
  { name: 'On a phone', width: 375, of: ({ html }: RenderedMail) => html },
] as const;

/** A mail as readers see it: on a desktop, in dark mode, on a phone, and as plain text. */
export function MailSheet({ mail, frame }: MailSheetProps) {
  const [sent, setSent] = useState<RenderedMail>();
  // Rendering a mail is asynchronous.
  useEffect(() => {
    let here = true;
    void renderMail(mail, frame).then((rendered) => {
      if (here) setSent(rendered);
    });
    return () => {
      here = false;
    };
  }, [mail, frame]);
  if (sent === undefined) return null;
  return (
    <main style={{ display: 'flex', flexWrap: 'wrap', gap: 24, padding: 24, fontFamily: 'sans-serif' }}>
      <h1 style={{ flexBasis: '100%', margin: 0, fontSize: 20 }}>{sent.subject}</h1>
      {views.map(({ name, width, of }) => (
        <iframe
          key={name}
          title={name}
          srcDoc={of(sent)}
          style={{ inlineSize: width, maxInlineSize: '100%', blockSize: 720, border: '1px solid #8886' }}
        />
      ))}
      <pre
        aria-label="As plain text"
        role="region"
        tabIndex={0}
        style={{
          inlineSize: 375,
          maxInlineSize: '100%',
          margin: 0,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {sent.text}
      </pre>
    </main>
  );
}
