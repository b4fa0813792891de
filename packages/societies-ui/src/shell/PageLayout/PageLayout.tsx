import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { SkipLink } from '../../base/SkipLink/SkipLink.tsx';
import { Root } from './PageLayout.styles.ts';

export interface PageLayoutProps extends ComponentPropsWithoutRef<'div'> {
  /** Above the content: the `TopNavigation`. */
  navigation?: ReactNode;
  /** Below the content. */
  footer?: ReactNode;
  /**
   * `content` is centred and at most 1,280 px wide; `full` uses the whole width.
   * @default 'content'
   */
  width?: 'content' | 'full';
  /** Id of the main region, for the skip link. @default 'main' */
  mainId?: string;
}

/** The frame of every page: skip link, navigation and main region. */
export const PageLayout = forwardRef<HTMLDivElement, PageLayoutProps>(function PageLayout(
  { navigation, footer, width = 'content', mainId = 'main', children, ...rest },
  ref,
) {
  return (
    <Root ref={ref} data-soc="PageLayout" {...rest}>
      <SkipLink href={`#${mainId}`} />
      {navigation}
      <main id={mainId} tabIndex={-1} data-part="main" data-width={width}>
        {children}
      </main>
      {footer}
    </Root>
  );
});
PageLayout.displayName = 'PageLayout';
