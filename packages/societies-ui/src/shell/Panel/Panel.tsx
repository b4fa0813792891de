import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Root } from './Panel.styles.ts';

export interface PanelProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** The heading. Omit it if the content has its own. */
  title?: ReactNode;
  /** Under the heading. */
  hint?: ReactNode;
  /** Beside the heading. */
  action?: ReactNode;
}

/** A region on its own surface. */
export const Panel = forwardRef<HTMLDivElement, PanelProps>(function Panel(
  { title, hint, action, children, ...rest },
  ref,
) {
  const id = useId();
  return (
    <Root ref={ref} as="section" data-soc="Panel" aria-labelledby={title ? id : undefined} {...rest}>
      {title && (
        <div data-part="head">
          <div>
            <h2 id={id} data-part="title">
              {title}
            </h2>
            {hint && <div data-part="hint">{hint}</div>}
          </div>
          {action}
        </div>
      )}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </Root>
  );
});
Panel.displayName = 'Panel';
