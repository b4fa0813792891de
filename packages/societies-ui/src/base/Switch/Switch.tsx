import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Root } from './Switch.styles.ts';

export interface SwitchProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size' | 'children'> {
  /** What is on or off. */
  label: ReactNode;
  /** Text below the label, included in the description for screen readers. */
  hint?: ReactNode;
}

/**
 * A setting that takes effect at once. In forms use a checkbox. `className` and `style` go to the row, the rest to the input.
 */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { label, hint, className, style, ...rest },
  ref,
) {
  const id = useId();
  return (
    <Root data-soc="Switch" className={className} style={style}>
      <span data-part="words">
        <span id={`${id}label`}>{label}</span>
        {hint && (
          <span id={`${id}hint`} data-part="hint">
            {hint}
          </span>
        )}
      </span>
      <input
        data-part
        ref={ref}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is on
        role="switch"
        aria-labelledby={`${id}label`}
        aria-describedby={hint ? `${id}hint` : undefined}
        {...rest}
      />
      <span data-part="track" aria-hidden="true" />
    </Root>
  );
});
Switch.displayName = 'Switch';
