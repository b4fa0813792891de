import { Text } from '@react-email/text';
import type { NoticeKind } from 'societies-contract';
import { houseColors } from './colors.ts';
import { MailAction } from './MailAction.tsx';
import { MailLayout, styles, type MailFrame } from './MailLayout.tsx';
import { texts } from './texts.ts';

/** What a notice says. */
export interface NoticeMailData {
  /** Words the button. */
  kind: NoticeKind;
  /** The headline, and the subject. */
  title: string;
  /** One or two sentences. */
  text: string;
  /** Address in the app, from its root on. */
  href: string;
}

/** A notice as a mail, in the colours of the society that it is about. */
export function NoticeMail({ kind, title, text, href, ...frame }: NoticeMailData & MailFrame) {
  return (
    <MailLayout {...frame} title={title} preview={text}>
      <Text style={styles.paragraph}>{text}</Text>
      <MailAction
        href={frame.siteUrl + href}
        label={texts.notice[kind]}
        color={(frame.society?.colors ?? houseColors).primary_color}
      />
    </MailLayout>
  );
}
