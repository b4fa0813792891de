import {
  forwardRef,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type MouseEvent,
} from 'react';
import { Flashlight, WifiOff, X } from '../../base/Icon/icons.ts';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { SearchField } from '../../base/SearchField/SearchField.tsx';
import { usePending } from '../../base/usePending.ts';
import { useMessages } from '../../host/useMessages.ts';
import { ThemeScope } from '../../theme/ThemeScope.tsx';
import { CodeScanner } from '../CodeScanner/CodeScanner.tsx';
import { findGuests, type DoorGuest, type DoorOutcome, type LateOutcome } from '../door.ts';
import { signal } from '../signal.ts';
import { useWakeLock } from '../useWakeLock.ts';
import { DoorLate } from './DoorLate.tsx';
import { DoorMatches } from './DoorMatches.tsx';
import { DoorResult } from './DoorResult.tsx';
import { Root } from './DoorScreen.styles.ts';

export const doorScreenMessages = {
  close: 'Close the door list',
  torch: 'Light',
  count: (inside: number, going: number) => `${inside} of ${going} are in`,
  noNetwork: 'No network',
  unsent: (count: number) => `${count} ${count === 1 ? 'scan' : 'scans'} saved here, not sent yet`,
  find: 'Find by name or ID',
} as const;

export interface DoorScreenProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The event, whose name is the heading. */
  event: { name: string };
  /** All guests; only those who match a search are shown. */
  guests: readonly DoorGuest[];
  /** The last result; each new object is shown and signalled once. */
  outcome?: DoorOutcome;
  /** Whether there is a network. If not, the host stores check-ins, and the screen says so. @default true */
  online?: boolean;
  /** Why check-ins are not accepted although there is a network; replaces "No network". */
  offlineReason?: string;
  /** Number of check-ins not yet sent. @default 0 */
  unsent?: number;
  /** Check-ins made offline that turned out not to count. Each new one gives sound and vibration. @default [] */
  late?: readonly LateOutcome[];
  /** Called with each code that comes into view. */
  onCode: (code: string) => void;
  /** Called when a guest found by name is checked in. */
  onAdmit: (guest: DoorGuest) => void;
  /** Whether guests pay for the event: the screen then says who has not. @default false */
  payable?: boolean;
  /** Notes that a guest has paid, or that they have not. Without it payments can be read and not changed, as offline. */
  onPaid?: (guest: DoorGuest, paid: boolean) => void | Promise<unknown>;
  /** Undoes a check-in. Without it there is no such button. */
  onUndo?: (guest: DoorGuest) => void;
  /** Called when the user dismisses `late`. Without it the list has no button. */
  onLateSeen?: () => void;
  /** Leaves the screen. Without it there is no close button. */
  onClose?: () => void;
}

/** Whether a button was pressed by keyboard or mouse. After a touch, focusing a field would open the on-screen keyboard. */
const hasKeys = ({ detail, nativeEvent }: MouseEvent): boolean =>
  detail === 0 || (nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse');

/**
 * Check-in at an event's door: a scanner, the last result in colour, sound and vibration, and a search by name. Always dark,
 * and keeps the screen on.
 */
export const DoorScreen = forwardRef<HTMLDivElement, DoorScreenProps>(function DoorScreen(
  {
    event,
    guests,
    outcome,
    online = true,
    offlineReason,
    unsent = 0,
    late = [],
    onCode,
    onAdmit,
    payable = false,
    onPaid,
    onUndo,
    onLateSeen,
    onClose,
    ...rest
  },
  ref,
) {
  const messages = useMessages('DoorScreen', doorScreenMessages);
  const [search, setSearch] = useState('');
  const [torch, setTorch] = useState<boolean>();
  const searchField = useRef<HTMLInputElement>(null);
  const going = guests.filter(({ status }) => status === 'going');
  const inside = guests.filter(({ checked_in_at }) => checked_in_at !== null);
  const noting = usePending(onPaid);
  const payments = {
    payable,
    onPaid: onPaid && ((guest: DoorGuest, paid: boolean) => void noting.run(guest, paid)),
    marking: noting.pending?.[0].university_id,
  };
  /** Of a scan's result: what is known of its guest since. */
  const scanned = outcome && (outcome.kind === 'in' || outcome.kind === 'again') ? outcome.guest : undefined;
  const current =
    scanned && (guests.find(({ university_id }) => university_id === scanned.university_id) ?? scanned);
  useWakeLock();

  // Plays sound and vibration for a new outcome.
  useEffect(() => {
    if (outcome) signal(outcome.kind === 'in' ? 'good' : 'bad');
  }, [outcome]);
  useEffect(() => {
    if (late.length > 0) signal('bad');
  }, [late.length]);
  /** The pressed button disappears, so the focus moves to the search. */
  const goOn = (press: MouseEvent) => {
    if (hasKeys(press)) searchField.current?.focus();
  };
  const torchKnown = useCallback((hasTorch: boolean) => setTorch(hasTorch ? false : undefined), []);

  return (
    <ThemeScope colorScheme="dark">
      <Root ref={ref} data-soc="DoorScreen" {...rest}>
        <header data-part>
          {onClose && (
            <IconButton label={messages.close} data-part="close" onClick={onClose}>
              <X />
            </IconButton>
          )}
          <div data-part="title">
            <h1 data-part>{event.name}</h1>
            <p data-part>{messages.count(inside.length, going.length)}</p>
          </div>
          {torch !== undefined && (
            <IconButton
              label={messages.torch}
              data-part="torch"
              aria-pressed={torch}
              onClick={() => setTorch(!torch)}
            >
              <Flashlight />
            </IconButton>
          )}
        </header>
        <p data-part="network" role="status">
          {(!online || unsent > 0) && (
            <span>
              {!online && offlineReason === undefined && <WifiOff aria-hidden="true" />}
              <span>
                {[
                  ...(online ? [] : [offlineReason ?? messages.noNetwork]),
                  ...(unsent > 0 ? [messages.unsent(unsent)] : []),
                ].join(' · ')}
              </span>
            </span>
          )}
        </p>
        <CodeScanner onCode={onCode} torch={torch} onTorchKnown={torchKnown} />
        <div data-part="foot">
          <DoorResult
            outcome={outcome}
            guest={current}
            {...payments}
            onUndo={
              onUndo &&
              ((guest, press) => {
                goOn(press);
                onUndo(guest);
              })
            }
          />
          <DoorLate
            outcomes={late}
            onSeen={
              onLateSeen &&
              ((press) => {
                goOn(press);
                onLateSeen();
              })
            }
          />
          <DoorMatches
            guests={findGuests(guests, search)}
            searched={search.trim().length > 1}
            {...payments}
            onAdmit={(guest, press) => {
              goOn(press);
              setSearch('');
              onAdmit(guest);
            }}
          />
          <SearchField
            ref={searchField}
            label={messages.find}
            placeholder={messages.find}
            value={search}
            onChange={setSearch}
            onKeyDown={({ key }) => {
              if (key === 'Escape') setSearch('');
            }}
          />
        </div>
      </Root>
    </ThemeScope>
  );
});
DoorScreen.displayName = 'DoorScreen';
