import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Root } from './PageHeader.styles.ts';

export interface PageHeaderProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'> {
  /** The heading of the page. */
  title: ReactNode;
  /** Content beside the title; on phones below it. */
  action?: ReactNode;
  /** 1 for a page, 2 for a page inside another, such as a society's. @default 1 */
  level?: 1 | 2;
}

/** The title of a page with its action. */
export const PageHeader = forwardRef<HTMLDivElement, PageHeaderProps>(function PageHeader(
  { title, action, level = 1, ...rest },
  ref,
) {
  const Heading = `h${level}` as const;
  return (
    <Root ref={ref} data-soc="PageHeader" {...rest}>
      <Heading>{title}</Heading>
      {action && <div data-part="action">{action}</div>}
    </Root>
  );
});
PageHeader.displayName = 'PageHeader';
