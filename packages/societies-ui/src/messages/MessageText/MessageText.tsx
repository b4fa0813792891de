import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { PostText } from '../../posts/PostText/PostText.tsx';
import { Root } from './MessageText.styles.ts';

export interface MessageTextProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Markdown, as a society wrote it. HTML in it is shown as text. */
  text: string;
}

/** What a society wrote, with its paragraphs, lists, emphasis and links. */
export const MessageText = forwardRef<HTMLDivElement, MessageTextProps>(function MessageText(
  { text, ...rest },
  ref,
) {
  return (
    <Root ref={ref} data-soc="MessageText" {...rest}>
      <PostText>{text}</PostText>
    </Root>
  );
});
MessageText.displayName = 'MessageText';
