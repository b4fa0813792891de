import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Root } from './Progress.styles.ts';

export interface ProgressProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What is in progress; shown above the bar unless `hideLabel`. */
  label: string;
  /** Hides the label visually. */
  hideLabel?: boolean;
  /** Progress from 0 to `max`. Without it the bar is indeterminate. */
  value?: number;
  /** The value at completion. @default 100 */
  max?: number;
  /** The value in words, such as `3 of 5 pictures`. @default the percentage */
  valueText?: ReactNode;
}

/** A progress bar. */
export const Progress = forwardRef<HTMLDivElement, ProgressProps>(function Progress(
  { label, hideLabel = false, value, max = 100, valueText, ...rest },
  ref,
) {
  const id = useId();
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, max > 0 ? value / max : 0));
  return (
    <Root
      ref={ref}
      data-soc="Progress"
      data-state={share === undefined ? 'indeterminate' : undefined}
      {...rest}
    >
      {!hideLabel && (
        <div data-part="words">
          <span id={id}>{label}</span>
          {share !== undefined && (
            <span data-part="value">{valueText ?? `${Math.round(share * 100)} %`}</span>
          )}
        </div>
      )}
      <div
        role="progressbar"
        data-part="track"
        {...(hideLabel ? { 'aria-label': label } : { 'aria-labelledby': id })}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={share === undefined ? undefined : Math.round(share * max)}
        aria-valuetext={typeof valueText === 'string' ? valueText : undefined}
      >
        <div data-part="bar" style={share === undefined ? undefined : { transform: `scaleX(${share})` }} />
      </div>
    </Root>
  );
});
Progress.displayName = 'Progress';
