import { CircleAlert } from '../Icon/icons.ts';
import { forwardRef, Fragment, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useMessages } from '../../host/useMessages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Root } from './Field.styles.ts';

export const fieldMessages = {
  optional: '(optional)',
  /** Under a date, a time or a number that is typed in part. */
  incomplete: 'Fill in all of it, or leave it empty.',
} as const;

/** Attributes for an input inside a `Field`, which associate it with label, hint and error. */
export interface FieldControl {
  /** Ties the label to the input. */
  id: string;
  /** Whether it has to be filled in: browsers and screen readers say so. */
  required: boolean | undefined;
  /** Whether it can neither be reached nor is sent. */
  disabled: boolean | undefined;
  /** Ids of the hint, the error and what `describedBy` adds; undefined when there is none of them. */
  'aria-describedby': string | undefined;
  /** True while there is an error. */
  'aria-invalid': true | undefined;
}

/** Props shared by all form fields. */
export interface FieldText {
  /** The label above the input. */
  label: ReactNode;
  /** Keeps the label for screen readers only, where a heading or a row says it already. */
  hideLabel?: boolean;
  /** Under the input: what helps to fill it in. */
  hint?: ReactNode;
  /** An error message. The hint stays visible. */
  error?: ReactNode;
  /** Shows beside the label that the field is optional. */
  optional?: boolean;
  /** At the end of the label's line, such as how many characters are written. */
  count?: ReactNode;
}

export interface FieldProps extends FieldText, Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Id of the input. Made up when absent. */
  controlId?: string;
  /** Hands `required` to the input: a form is not sent while it is empty. */
  required?: boolean;
  /** Hands `disabled` to the input: it is neither reached nor sent. */
  disabled?: boolean;
  /** Ids of further descriptions of the input. */
  describedBy?: string;
  /** Renders the input with the attributes given. */
  children: (control: FieldControl) => ReactNode;
}

/**
 * Label above an input, hint and error below, associated for screen readers. All fields (`TextField`, `Select` …) are built on
 * it; use it for your own inputs.
 */
export const Field = forwardRef<HTMLDivElement, FieldProps>(function Field(
  {
    label,
    hideLabel = false,
    hint,
    error,
    optional,
    count,
    controlId,
    required,
    disabled,
    describedBy,
    children,
    ...rest
  },
  ref,
) {
  const made = useId();
  const messages = useMessages('Field', fieldMessages);
  const id = controlId ?? `${made}control`;
  const hintId = `${made}hint`;
  const errorId = `${made}error`;
  const countId = `${made}count`;
  const description = [describedBy, hint && hintId, count && countId, error && errorId]
    .filter(Boolean)
    .join(' ');
  const Shown = hideLabel ? VisuallyHidden : Fragment;
  return (
    <Root ref={ref} data-soc="Field" data-state={error ? 'invalid' : undefined} {...rest}>
      <Shown>
        <label htmlFor={id} data-part="label">
          <span>{label}</span>
          {optional && <span data-part="optional">{` ${messages.optional}`}</span>}
        </label>
      </Shown>
      {count && (
        <span id={countId} data-part="count">
          {count}
        </span>
      )}
      {children({
        id,
        required,
        disabled,
        'aria-describedby': description || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={errorId} data-part="error">
          <CircleAlert aria-hidden="true" strokeWidth={1.75} />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={hintId} data-part="hint">
          {hint}
        </p>
      )}
    </Root>
  );
});
Field.displayName = 'Field';
