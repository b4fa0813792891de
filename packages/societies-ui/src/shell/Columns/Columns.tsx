import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Root } from './Columns.styles.ts';

export interface ColumnsProps extends ComponentPropsWithoutRef<'div'> {
  /** The main column, on the start side. */
  children: ReactNode;
  /** The second column; below the first if there is no room. */
  aside?: ReactNode;
  /** `wide` gives the main column more room. @default 'wide' */
  ratio?: 'wide' | 'even';
}

/** Two columns, or one if there is no room. */
export const Columns = forwardRef<HTMLDivElement, ColumnsProps>(function Columns(
  { children, aside, ratio = 'wide', ...rest },
  ref,
) {
  return (
    <Root ref={ref} data-soc="Columns" data-ratio={aside ? ratio : undefined} {...rest}>
      <div data-part="main">{children}</div>
      {aside && <div data-part="aside">{aside}</div>}
    </Root>
  );
});
Columns.displayName = 'Columns';
