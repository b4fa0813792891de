import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Check, Minus } from '../Icon/icons.ts';
import { useForwardedRef } from '../useForwardedRef.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Root } from './Checkbox.styles.ts';

export interface CheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size' | 'children'> {
  /** What is chosen with it, beside the box. */
  label: ReactNode;
  /** Keeps the label for screen readers only, such as in a row that says it already. */
  hideLabel?: boolean;
  /** Whether some of what it stands for is chosen, but not all of it. */
  indeterminate?: boolean;
}

/** One yes or no that is sent with others, or that chooses a row. What counts at once is a `Switch`. The ref goes to the input. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, hideLabel = false, indeterminate = false, className, style, ...rest },
  ref,
) {
  const input = useForwardedRef(ref);
  return (
    <Root data-soc="Checkbox" className={className} style={style}>
      <input
        {...rest}
        type="checkbox"
        ref={(box) => {
          input.current = box;
          if (box) box.indeterminate = indeterminate;
        }}
      />
      <span data-part="box" aria-hidden="true">
        {indeterminate ? <Minus /> : <Check />}
      </span>
      {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span data-part="label">{label}</span>}
    </Root>
  );
});
Checkbox.displayName = 'Checkbox';
