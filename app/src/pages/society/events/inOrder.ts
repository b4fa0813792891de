import type { SocietyEvent } from 'societies-contract';

/** Events to come first, the next one before the others; then those that are over, the last one first. */
export function inOrder(events: readonly SocietyEvent[], now: Date): SocietyEvent[] {
  const time = ({ datetime }: SocietyEvent) => Date.parse(datetime);
  const isOver = (event: SocietyEvent) => time(event) <= now.getTime();
  return events.toSorted((a, b) => {
    if (isOver(a) !== isOver(b)) return isOver(a) ? 1 : -1;
    return isOver(a) ? time(b) - time(a) : time(a) - time(b);
  });
}
