import { DateField } from '../../base/DateField/DateField.tsx';
import { TimeField } from '../../base/TimeField/TimeField.tsx';
import type { Clock } from '../EventForm/clock.ts';
import { Pair } from './MomentFields.styles.ts';

interface MomentFieldsProps {
  /** The label of the day; that of the time says so beside it. */
  label: string;
  /** The label of the time of day, for screen readers. */
  timeLabel: string;
  /** A local date and time, as `clockOf` gives it. */
  value: Clock;
  /** Gets the moment on every change; a part that is not whole is empty. */
  onChange: (value: Clock) => void;
  /** Why it is refused, under the day. */
  error?: string;
  /** Under the day. */
  hint?: string;
  /** Whether both parts must be given. */
  required?: boolean;
}

/** A moment, as a day and a time of day. */
export const MomentFields = ({
  label,
  timeLabel,
  value,
  onChange,
  error,
  hint,
  required,
}: MomentFieldsProps) => (
  <Pair>
    <DateField
      label={label}
      hint={hint}
      required={required}
      value={value.date}
      error={error}
      onChange={({ target }) => onChange({ ...value, date: target.value })}
    />
    <TimeField
      label={timeLabel}
      required={required}
      value={value.time}
      onChange={({ target }) => onChange({ ...value, time: target.value })}
    />
  </Pair>
);
MomentFields.displayName = 'MomentFields';
