import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react';
import type { Icon } from '../../base/Icon/icon.ts';

interface WidgetChoiceProps extends ComponentPropsWithoutRef<'input'> {
  /** The group's label. */
  legend: string;
  /** The group's error. */
  error: string | undefined;
  choices: readonly { value: string; label: string; hint?: string; icon: Icon }[];
}

/** A choice between illustrated options, as radio buttons. */
export const WidgetChoice = forwardRef<HTMLInputElement, WidgetChoiceProps>(function WidgetChoice(
  { legend, error, choices, ...radio },
  ref,
) {
  const id = useId();
  return (
    <fieldset
      data-part
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
    >
      <legend data-part>{legend}</legend>
      <div data-part="choices">
        {choices.map(({ value, label, hint, icon: Drawing }) => (
          <label key={value} data-part="choice">
            <input data-part ref={ref} type="radio" value={value} {...radio} />
            <Drawing aria-hidden="true" strokeWidth={1.75} />
            <span>{label}</span>
            {hint && <small data-part>{hint}</small>}
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
