import { useMessages } from '../../host/useMessages.ts';
import { PostText } from '../../posts/PostText/PostText.tsx';
import { messageComposerMessages } from './MessageComposer.messages.ts';
import { Root } from './MailPreview.styles.ts';

interface MailPreviewProps {
  /** The society that writes; `replyTo` is the address that answers go to, or null. */
  society: { name: string; replyTo: string | null };
  /** What the mail is about. */
  subject: string;
  /** Markdown. */
  text: string;
}

/** A message as its mail looks, in the society's colours. */
export function MailPreview({ society, subject, text }: MailPreviewProps) {
  const messages = useMessages('MessageComposer', messageComposerMessages);
  return (
    <Root data-part="preview" aria-label={messages.previewLabel}>
      <p data-part="band">{society.name}</p>
      <div data-part="mail">
        <h3 data-part="subject">{`${society.name}: ${subject}`}</h3>
        <p data-part="greeting">{messages.greeting}</p>
        <PostText>{text}</PostText>
        <p data-part="answers">
          {society.replyTo === null ? messages.noAnswers : messages.answersTo(society.replyTo)}
        </p>
      </div>
    </Root>
  );
}
