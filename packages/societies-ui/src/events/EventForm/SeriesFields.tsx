import { useWatch } from 'react-hook-form';
import { DateField } from '../../base/DateField/DateField.tsx';
import { Select } from '../../base/Select/Select.tsx';
import { Switch } from '../../base/Switch/Switch.tsx';
import { useMessages } from '../../host/useMessages.ts';
import type { EventFormState } from './eventFields.ts';

export const seriesFieldsMessages = {
  repeats: 'Repeats',
  never: 'Does not repeat',
  week: 'Every week',
  two_weeks: 'Every two weeks',
  month: 'Every month',
  until: 'Repeat until',
  untilHint: 'The last possible day.',
  following: 'Also change all later dates of this series',
  followingHint: 'Each keeps its own day and moves by the same amount. Everyone registered will be told.',
} as const;

interface SeriesFieldsProps {
  /** The form that holds them. */
  form: EventFormState;
  /** Whether a new event may repeat, or an existing one belongs to a series. */
  kind: 'new' | 'one of several';
}

/** How an event repeats, or whether a change applies to the following ones. */
export function SeriesFields({ form, kind }: SeriesFieldsProps) {
  const messages = useMessages('SeriesFields', seriesFieldsMessages);
  const every = useWatch({ control: form.control, name: 'repeat_every' });
  if (kind === 'one of several')
    return (
      <Switch label={messages.following} hint={messages.followingHint} {...form.register('following')} />
    );
  return (
    <div data-part="row">
      <Select
        label={messages.repeats}
        options={[
          { value: '', label: messages.never },
          { value: 'week', label: messages.week },
          { value: 'two_weeks', label: messages.two_weeks },
          { value: 'month', label: messages.month },
        ]}
        {...form.register('repeat_every')}
      />
      {every !== '' && (
        <DateField
          label={messages.until}
          hint={messages.untilHint}
          error={form.getFieldState('repeat_until', form.formState).error?.message}
          {...form.register('repeat_until')}
        />
      )}
    </div>
  );
}
SeriesFields.displayName = 'SeriesFields';
