import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { PageHeader, type PageHeaderProps } from '../PageHeader/PageHeader.tsx';
import { Root } from './PageContent.styles.ts';

export interface PageContentProps
  extends
    Omit<ComponentPropsWithoutRef<'div'>, 'title'>,
    Pick<PageHeaderProps, 'title' | 'action' | 'level'> {
  /** The sections of the page, one under another. */
  children: ReactNode;
}

/** A page's main content: a heading with an action, and sections. */
export const PageContent = forwardRef<HTMLDivElement, PageContentProps>(function PageContent(
  { title, action, level, children, ...rest },
  ref,
) {
  return (
    <Root ref={ref} data-soc="PageContent" {...rest}>
      <PageHeader title={title} action={action} level={level} />
      <div data-part="sections">{children}</div>
    </Root>
  );
});
PageContent.displayName = 'PageContent';
