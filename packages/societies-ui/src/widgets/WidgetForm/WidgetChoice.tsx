import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react';
import type { Icon } from '../../base/Icon/icon.ts';

interface WidgetChoiceProps extends ComponentPropsWithoutRef<'input'> {
  /** What is chosen. */
  legend: string;
  /** What is wrong with the choice. */
  error: string | undefined;
  choices: readonly { value: string; label: string; hint?: string; icon: Icon }[];
}

/** One of a few things, each with a drawing: radio buttons, so the arrow keys go from one to the next. */
export const WidgetChoice = forwardRef<HTMLInputElement, WidgetChoiceProps>(function WidgetChoice(
  { legend, error, choices, ...radio },
  ref,
) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend>{legend}</legend>
      <div data-part="choices">
        {choices.map(({ value, label, hint, icon: Drawing }) => (
          <label key={value} data-part="choice">
            <input ref={ref} type="radio" value={value} {...radio} />
            <Drawing aria-hidden="true" strokeWidth={1.75} />
            {label}
            {hint && <small>{hint}</small>}
          </label>
        ))}
      </div>
      {error && (
        <p id={id} data-part="error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
});
