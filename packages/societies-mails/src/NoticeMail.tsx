import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { firstOf, type EventPayment, type NoticeKind } from 'societies-contract';
import { Fragment } from 'react';
import { houseColors, palette } from './colors.ts';
import { MarkdownText } from './MarkdownText.tsx';
import { MailAction } from './MailAction.tsx';
import { MailLayout, styles, type MailFrame } from './MailLayout.tsx';
import { textsIn } from './texts.ts';

export interface NoticeMailData {
  /** Determines the button's label. */
  kind: NoticeKind;
  /** The heading, also the mail's subject. */
  title: string;
  /** One or two sentences; of a message its Markdown. */
  text: string;
  /** Path in the app. */
  href: string;
  /** What the reader owes, in pounds, and how it is paid. */
  payment?: (Pick<EventPayment, 'instructions' | 'url'> & { price: number }) | null;
}

/** What a committee wrote about paying, with its lines. It is text only: no mail program may take any of it for markup. */
function PaymentText({
  payment: { instructions, url, price },
  language,
}: Pick<MailFrame, 'language'> & { payment: NonNullable<NoticeMailData['payment']> }) {
  const { pay, payHere } = textsIn[language];
  return (
    <>
      <Text style={{ ...styles.paragraph, margin: 0, fontWeight: 700 }}>{pay(price)}</Text>
      <Text style={{ ...styles.paragraph, overflowWrap: 'anywhere' }}>
        {instructions.split(/\r?\n/).map((line, index) => (
          // Lines have no key other than their index.
          <Fragment key={index}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </Text>
      {url !== null && (
        <Text className="written" style={styles.paragraph}>
          <Link href={url} style={{ color: palette.light.text, textDecoration: 'underline' }}>
            {payHere}
          </Link>
        </Text>
      )}
    </>
  );
}

/** Characters that lists of mails show at most. */
const previewMax = 200;

/** A notice as a mail, in the colours of its society. */
export function NoticeMail({ kind, title, text, href, payment, ...frame }: NoticeMailData & MailFrame) {
  return (
    <MailLayout {...frame} title={title} preview={firstOf(text, previewMax)}>
      {kind === 'message' ? (
        <MarkdownText>{text}</MarkdownText>
      ) : (
        <Text style={styles.paragraph}>{text}</Text>
      )}
      {payment && <PaymentText payment={payment} language={frame.language} />}
      <MailAction
        href={frame.siteUrl + href}
        label={textsIn[frame.language].notice[kind]}
        color={(frame.society?.colors ?? houseColors).primary_color}
      />
    </MailLayout>
  );
}
