import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { BackLink } from '../../content/BackLink/BackLink.tsx';
import { PageHeader, type PageHeaderProps } from '../PageHeader/PageHeader.tsx';
import { Root } from './PageContent.styles.ts';

export interface PageContentProps
  extends
    Omit<ComponentPropsWithoutRef<'div'>, 'title'>,
    Pick<PageHeaderProps, 'title' | 'action' | 'level'> {
  /** The page that this one belongs to; a link to it stands above the heading. */
  back?: { href: string; label: string };
  /** The sections of the page, one under another. */
  children: ReactNode;
}

/** A page's main content: a heading with an action, and sections. */
export const PageContent = forwardRef<HTMLDivElement, PageContentProps>(function PageContent(
  { title, action, level, back, children, ...rest },
  ref,
) {
  return (
    <Root ref={ref} data-soc="PageContent" {...rest}>
      {back && <BackLink href={back.href}>{back.label}</BackLink>}
      <PageHeader title={title} action={action} level={level} />
      <div data-part="sections">{children}</div>
    </Root>
  );
});
PageContent.displayName = 'PageContent';
