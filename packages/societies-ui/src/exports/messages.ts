/** What a society writes to its people. Separate, because it writes Markdown. */
export {
  MessageComposer,
  type MessageComposerProps,
  type MessageDraft,
  type MessageErrors,
} from '../messages/MessageComposer/MessageComposer.tsx';
export { SentMessages, type SentMessagesProps } from '../messages/SentMessages/SentMessages.tsx';
export { MessageText, type MessageTextProps } from '../messages/MessageText/MessageText.tsx';
