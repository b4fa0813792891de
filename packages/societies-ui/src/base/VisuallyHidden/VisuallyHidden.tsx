import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Hidden } from './VisuallyHidden.styles.ts';

export type VisuallyHiddenProps = ComponentPropsWithoutRef<'span'>;

/** Text for screen readers only. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, VisuallyHiddenProps>(
  function VisuallyHidden(props, ref) {
    return <Hidden ref={ref} data-soc="VisuallyHidden" {...props} />;
  },
);
VisuallyHidden.displayName = 'VisuallyHidden';
