import { Text } from '@react-email/text';
import { firstOf, type NoticeKind } from 'societies-contract';
import { houseColors } from './colors.ts';
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
}

/** Characters that lists of mails show at most. */
const previewMax = 200;

/** A notice as a mail, in the colours of its society. */
export function NoticeMail({ kind, title, text, href, ...frame }: NoticeMailData & MailFrame) {
  return (
    <MailLayout {...frame} title={title} preview={firstOf(text, previewMax)}>
      {kind === 'message' ? (
        <MarkdownText>{text}</MarkdownText>
      ) : (
        <Text style={styles.paragraph}>{text}</Text>
      )}
      <MailAction
        href={frame.siteUrl + href}
        label={textsIn[frame.language].notice[kind]}
        color={(frame.society?.colors ?? houseColors).primary_color}
      />
    </MailLayout>
  );
}
