import type { Event } from 'societies-contract';

/** Events to come first, the next one before the others; then those that are over, the last one first. */
export function inOrder(events: readonly Event[], now: Date): Event[] {
  const time = ({ datetime }: Event) => Date.parse(datetime);
  const isOver = (event: Event) => time(event) <= now.getTime();
  return events.toSorted((a, b) => {
    if (isOver(a) !== isOver(b)) return isOver(a) ? 1 : -1;
    return isOver(a) ? time(b) - time(a) : time(a) - time(b);
  });
}
