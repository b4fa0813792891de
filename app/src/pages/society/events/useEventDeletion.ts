import type { ToastText } from 'societies-contract';
import { useDates } from 'societies-ui';
import { deleteEvent } from '../../../api/events.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';
import { useDeletion } from '../useDeletion.ts';

/** The most kept events that the toast names. */
const namedMax = 4;

/** Deletes an event or the rest of a series; names the events that were kept because they have guests. */
export function useEventDeletion(failure: ToastText | string) {
  const { outcomes } = useOutcomes();
  const dates = useDates();
  return useDeletion({
    kind: 'event',
    call: deleteEvent,
    success: { title: outcomes.event.deleted },
    warning: (kept) => {
      if (kept.length === 0) return undefined;
      const named = kept.slice(0, namedMax).map(({ datetime }) => dates.day(datetime));
      return outcomes.event.kept(named, kept.length - named.length);
    },
    failure,
  });
}
