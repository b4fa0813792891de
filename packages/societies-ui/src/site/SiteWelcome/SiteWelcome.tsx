import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react';
import { useMessages } from '../../host/useMessages.ts';
import { PostText } from '../../posts/PostText/PostText.tsx';
import { Root } from './SiteWelcome.styles.ts';

export const siteWelcomeMessages = { title: 'From those who run this site' } as const;

export interface SiteWelcomeProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** A few sentences, in Markdown. */
  welcome: string;
}

/** The operator's welcome, under the hero of the landing page. */
export const SiteWelcome = forwardRef<HTMLElement, SiteWelcomeProps>(function SiteWelcome(
  { welcome, ...rest },
  ref,
) {
  const messages = useMessages('SiteWelcome', siteWelcomeMessages);
  const id = useId();
  return (
    <Root ref={ref} data-soc="SiteWelcome" aria-labelledby={id} {...rest}>
      <h2 data-part id={id}>
        {messages.title}
      </h2>
      <PostText>{welcome}</PostText>
    </Root>
  );
});
SiteWelcome.displayName = 'SiteWelcome';
