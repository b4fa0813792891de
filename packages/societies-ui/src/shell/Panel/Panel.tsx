import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Root } from './Panel.styles.ts';

export interface PanelProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** Its heading. Leave it out when what stands inside brings one. */
  title?: ReactNode;
  /** Under the heading. */
  hint?: ReactNode;
  /** Beside the heading. */
  action?: ReactNode;
}

/** A region of a page on a surface of its own, such as the theme on a society's page of information. */
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
            {hint && <p data-part="hint">{hint}</p>}
          </div>
          {action}
        </div>
      )}
      {children}
    </Root>
  );
});
Panel.displayName = 'Panel';
