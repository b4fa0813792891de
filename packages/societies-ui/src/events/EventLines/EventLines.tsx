import { eventLineNames, type EventLine } from 'societies-contract';
import { Tag } from '../../base/Icon/icons.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../host/useMessages.ts';

/** What the lines are called, also in the form and in the history. */
export const eventLinesMessages = { dress_code: 'Dress code' } as const;

const icons = { dress_code: Tag } as const satisfies Record<EventLine, typeof Tag>;

interface EventLinesProps {
  /** The event; a line that it does not have is left out. */
  event: Partial<Record<EventLine, string>>;
}

/** The lines that an event may have, as items of a list of facts. */
export function EventLines({ event }: EventLinesProps) {
  const messages = useMessages('EventLines', eventLinesMessages);
  return eventLineNames.map((line) => {
    const Icon = icons[line];
    return (
      event[line] && (
        <li key={line} data-part={line}>
          <Icon aria-hidden="true" />
          <span>
            <VisuallyHidden>{`${messages[line]}: `}</VisuallyHidden>
            <span data-part="fact">{event[line]}</span>
          </span>
        </li>
      )
    );
  });
}
EventLines.displayName = 'EventLines';
