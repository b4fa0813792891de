import { forwardRef, useRef, useState, type FormEvent } from 'react';
import {
  fullName,
  holds,
  bookingLimits,
  contentValidation,
  ownOf,
  universityIdLimits,
  type EventGuest,
  type EventQuestion,
  type SocietyEvent,
} from 'societies-contract';
import { Badge } from '../../base/Badge/Badge.tsx';
import { Button, ButtonLink } from '../../base/Button/Button.tsx';
import { ConfirmDialog } from '../../base/ConfirmDialog/ConfirmDialog.tsx';
import { Check, Trash2 } from '../../base/Icon/icons.ts';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { SearchField } from '../../base/SearchField/SearchField.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { useFocusInRows } from '../../base/useFocusInRows.ts';
import { usePending } from '../../base/usePending.ts';
import { useDates } from '../../host/useDates.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import { useRefusal } from '../../base/useRefusal.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes, type RouteContent } from '../../host/useRoutes.ts';
import { Panel, type PanelProps } from '../../shell/Panel/Panel.tsx';
import { Actions, Add, List, Payments } from './GuestList.styles.ts';

export const guestListMessages = {
  title: 'Guests',
  counts: (going: number, waiting: number, there: number) =>
    `${going} going, ${waiting} waiting, ${there} checked in`,
  search: 'Search guests',
  empty: 'Nobody has registered yet.',
  nothing: 'No guest matches.',
  waiting: (position: number) => `Waiting, number ${position}`,
  there: (time: string) => `Checked in at ${time}`,
  nameless: (guests: number) =>
    guests === 1 ? 'And one deleted account.' : `And ${guests} deleted accounts.`,
  yes: 'Yes',
  no: 'No',
  remove: (name: string) => `Remove ${name}`,
  removeHint: 'Their place goes to the first on the waiting list, and they will be told.',
  removeReason: 'Reason',
  removeReasonHint: 'They will see it. You can leave it empty.',
  removeConfirm: 'Remove',
  add: 'Add a guest by University ID',
  addButton: 'Add',
  guestRequired: contentValidation.booking.guestRequired,
  fullTitle: 'Add over capacity?',
  fullHint: 'All places are taken. This guest gets an extra place, ahead of the waiting list.',
  fullConfirm: 'Add anyway',
  download: 'Download as CSV',
  door: 'Open the door',
  write: 'Write to them',
  payments: (paid: number, going: number, sum: string, expected: string) =>
    `${paid} of ${going} have paid · ${sum} of ${expected}`,
  unpaid: (count: number) => `Not paid (${count})`,
  allPaid: 'Everybody with a place has paid.',
  paid: 'Paid',
  paidOf: (name: string) => `Paid: ${name}`,
  priceOfThen: 'price at that time',
  notedBy: (name: string) => `noted by ${name}`,
  payBy: (moment: string) => `To be paid by ${moment}`,
} as const;

/** A guest, reduced to what the list shows. */
export type ListedGuest = Pick<
  EventGuest,
  | 'university_id'
  | 'first_name'
  | 'last_name'
  | 'status'
  | 'position'
  | 'answers'
  | 'checked_in_at'
  | 'paid_at'
  | 'paid_by'
  | 'paid_price'
  | 'pay_until'
>;

export interface GuestListProps extends Omit<PanelProps, 'title' | 'hint' | 'action' | 'children'> {
  /** Guests with a place, then the waiting list, in order. */
  guests: readonly ListedGuest[];
  /** Guests of past events whose accounts were deleted, counted without names. */
  nameless?: SocietyEvent['nameless_guests'];
  /** Sign-up questions, as headings of answers. */
  questions?: readonly Pick<EventQuestion, 'id' | 'label'>[];
  /**
   * Adds a guest by university ID; resolves to whether it succeeded, or to `full` where all places are taken: after asking the
   * reader, it is called again with `overCapacity`. Without it nobody can be added.
   */
  onAdd?: (universityId: string, overCapacity: boolean) => Promise<boolean | 'full'>;
  /** Error message for the last added ID. */
  addError?: string;
  /** Removes a guest, after asking for a reason, which may be empty and is sent to them. */
  onDelete?: (guest: ListedGuest, reason: string) => void | Promise<unknown>;
  /** What the event costs, in pounds. Payments are shown where it costs something, or did when somebody paid. @default 0 */
  price?: number;
  /** Notes that a guest has paid, or that they have not. Without it payments can be read and not changed. */
  onPaid?: (guest: ListedGuest, paid: boolean) => void | Promise<unknown>;
  /** Exports the list. */
  onDownload?: () => void;
  /** The event, for a link to its door page. */
  door?: RouteContent;
  /** Address of a page that writes to the guests. */
  writeHref?: string;
}

/** Longer lists get a search field. */
const mostWithoutSearch = 8;

const nobody = { going: 0, waiting: 0, came: 0 };

const isUnpaid = ({ status, paid_at }: ListedGuest) => status === 'going' && !paid_at;

const nameOf = ({ first_name, last_name }: ListedGuest) => fullName({ first_name, last_name });

interface PaidProps {
  guest: ListedGuest;
  loading: boolean;
  onMark: ((guest: ListedGuest, paid: boolean) => Promise<void>) | undefined;
}

/** Whether a guest has paid, as a button that changes it. */
function Paid({ guest, loading, onMark }: PaidProps) {
  const messages = useMessages('GuestList', guestListMessages);
  const paid = Boolean(guest.paid_at);
  const icon = paid && <Check aria-hidden="true" />;
  if (!onMark)
    return paid ? (
      <Badge variant="success" icon={icon}>
        {messages.paid}
      </Badge>
    ) : null;
  return (
    <Button
      variant={paid ? 'soft' : 'quiet'}
      size="small"
      icon={icon}
      aria-pressed={paid}
      aria-label={messages.paidOf(nameOf(guest))}
      loading={loading}
      onClick={() => void onMark(guest, !paid)}
    >
      {messages.paid}
    </Button>
  );
}

/** An event's guests for organisers: states, answers, payments and check-ins. */
export const GuestList = forwardRef<HTMLDivElement, GuestListProps>(function GuestList(
  {
    guests,
    nameless = nobody,
    questions = [],
    onAdd,
    addError,
    onDelete,
    price = 0,
    onPaid,
    onDownload,
    door,
    writeHref,
    ...rest
  },
  ref,
) {
  const messages = useMessages('GuestList', guestListMessages);
  const routes = useRoutes();
  const doorAddress = door && routes.door(door);
  const dates = useDates();
  const { amount } = useNumbers();
  const [unpaidOnly, setUnpaidOnly] = useState(false);
  /** University IDs of those whose payment is being noted. */
  const [marking, setMarking] = useState<readonly string[]>([]);
  const [search, setSearch] = useState('');
  const [added, setAdded] = useState('');
  const adding = usePending(onAdd);
  const refuse = useRefusal();
  const [missing, setMissing] = useState(false);
  const [full, setFull] = useState(false);
  const [leaving, setLeaving] = useState<ListedGuest | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const addField = useRef<HTMLInputElement>(null);
  const [onFocus] = useFocusInRows(list, () => addField.current);
  const deletedAccounts = nameless.going + nameless.waiting;
  const hasPayments = price > 0 || guests.some(({ paid_at }) => Boolean(paid_at));
  const onlyUnpaid = hasPayments && unpaidOnly;
  const shown = guests.filter(
    (guest) =>
      (!onlyUnpaid || isUnpaid(guest)) &&
      (holds(nameOf(guest), search) || guest.university_id.startsWith(search.trim())),
  );
  const count = (is: (guest: ListedGuest) => boolean) => guests.filter(is).length;

  async function add(overCapacity: boolean) {
    const universityId = added.trim();
    setMissing(universityId === '');
    if (universityId === '') return;
    let reply: boolean | 'full' | undefined;
    try {
      reply = await adding.run(universityId, overCapacity);
    } finally {
      setFull(reply === 'full');
    }
    if (reply === true) setAdded('');
  }

  async function mark(guest: ListedGuest, paid: boolean) {
    const { university_id: id } = guest;
    setMarking((before) => [...before, id]);
    try {
      await onPaid?.(guest, paid);
    } finally {
      setMarking((before) => before.filter((other) => other !== id));
    }
  }

  async function remove(reason: string) {
    try {
      if (leaving) await onDelete?.(leaving, reason);
    } finally {
      setLeaving(null);
    }
  }

  const payments = () => {
    const going = guests.filter(({ status }) => status === 'going');
    const paid = going.filter((guest) => !isUnpaid(guest));
    const sum = (of: readonly ListedGuest[]) =>
      amount(
        of.reduce((total, { paid_at, paid_price }) => total + (paid_at ? (paid_price ?? price) : price), 0),
      );
    return messages.payments(paid.length, going.length, sum(paid), sum(going));
  };

  const paymentOf = ({ status, paid_at, paid_by, paid_price, pay_until }: ListedGuest) => {
    if (status === 'waiting') return undefined;
    if (!paid_at)
      return pay_until ? messages.payBy(`${dates.day(pay_until)}, ${dates.time(pay_until)}`) : undefined;
    const paid = paid_price ?? price;
    return [
      amount(paid),
      ...(paid === price ? [] : [messages.priceOfThen]),
      ...(paid_by ? [messages.notedBy(paid_by.name)] : []),
    ].join(' · ');
  };

  const answerText = (answer: string | boolean) =>
    typeof answer === 'boolean' ? (answer ? messages.yes : messages.no) : answer;

  return (
    <>
      <Panel
        ref={ref}
        data-soc="GuestList"
        title={messages.title}
        hint={messages.counts(
          count(({ status }) => status === 'going') + nameless.going,
          count(({ status }) => status === 'waiting') + nameless.waiting,
          count(({ checked_in_at }) => checked_in_at !== null) + nameless.came,
        )}
        action={
          (onDownload || doorAddress || writeHref) && (
            <Actions>
              {doorAddress && (
                <ButtonLink href={doorAddress} variant="soft" size="small">
                  {messages.door}
                </ButtonLink>
              )}
              {writeHref && (
                <ButtonLink href={writeHref} variant="quiet" size="small">
                  {messages.write}
                </ButtonLink>
              )}
              {onDownload && (
                <Button variant="quiet" size="small" onClick={onDownload}>
                  {messages.download}
                </Button>
              )}
            </Actions>
          )
        }
        {...rest}
      >
        {hasPayments && guests.length > 0 && (
          <Payments>
            <p data-part>{payments()}</p>
            <Button
              variant={unpaidOnly ? 'filled' : 'quiet'}
              size="small"
              aria-pressed={unpaidOnly}
              onClick={() => setUnpaidOnly(!unpaidOnly)}
            >
              {messages.unpaid(count(isUnpaid))}
            </Button>
          </Payments>
        )}
        {/* Kept while searching, even if few match. */}
        {(guests.length > mostWithoutSearch || search !== '') && (
          <SearchField label={messages.search} value={search} onChange={setSearch} />
        )}
        {shown.length === 0 ? (
          (guests.length > 0 || deletedAccounts === 0) && (
            <p data-part>
              {guests.length === 0
                ? messages.empty
                : onlyUnpaid && search === ''
                  ? messages.allPaid
                  : messages.nothing}
            </p>
          )
        ) : (
          <List ref={list} onFocus={onFocus}>
            {shown.map((guest) => (
              <li data-part key={guest.university_id}>
                <div data-part="person">
                  <span data-part="name">{nameOf(guest)}</span>
                  <span data-part="id">{guest.university_id}</span>
                  {guest.status === 'waiting' && (
                    <Badge variant="warning">{messages.waiting(guest.position ?? 1)}</Badge>
                  )}
                  {guest.checked_in_at && (
                    <Badge variant="success" icon={<Check aria-hidden="true" />}>
                      {messages.there(dates.time(guest.checked_in_at))}
                    </Badge>
                  )}
                  {questions.map(({ id, label }) => {
                    const answer = ownOf(guest.answers, id);
                    return answer === undefined ? null : (
                      <span key={id} data-part="answer">
                        <span>{label}</span> <strong data-part>{answerText(answer)}</strong>
                      </span>
                    );
                  })}
                  {hasPayments && <span data-part="answer">{paymentOf(guest)}</span>}
                </div>
                <div data-part="actions">
                  {guest.status === 'going' && (price > 0 || guest.paid_at) && (
                    <Paid
                      guest={guest}
                      loading={marking.includes(guest.university_id)}
                      onMark={onPaid && mark}
                    />
                  )}
                  {onDelete && (
                    <IconButton
                      label={messages.remove(nameOf(guest))}
                      variant="bare"
                      onClick={() => setLeaving(guest)}
                    >
                      <Trash2 />
                    </IconButton>
                  )}
                </div>
              </li>
            ))}
          </List>
        )}
        {deletedAccounts > 0 && <p data-part>{messages.nameless(deletedAccounts)}</p>}
        {onAdd && (
          <Add
            noValidate
            onSubmit={(submit: FormEvent) => {
              submit.preventDefault();
              const form = submit.target as HTMLFormElement;
              void add(false).then(() => refuse(form));
            }}
          >
            <TextField
              ref={addField}
              label={messages.add}
              inputMode="numeric"
              autoComplete="off"
              maxLength={universityIdLimits.loginMax}
              value={added}
              error={missing ? messages.guestRequired : addError}
              onChange={({ target }) => {
                setAdded(target.value);
                setMissing(false);
              }}
            />
            <Button type="submit" variant="soft" loading={adding.pending !== null}>
              {messages.addButton}
            </Button>
          </Add>
        )}
      </Panel>
      <ConfirmDialog
        open={full}
        onClose={() => setFull(false)}
        onConfirm={() => void add(true)}
        pending={adding.pending !== null}
        title={messages.fullTitle}
        description={messages.fullHint}
        confirmLabel={messages.fullConfirm}
      />
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        onConfirm={remove}
        title={messages.remove(leaving ? nameOf(leaving) : '')}
        description={messages.removeHint}
        confirmLabel={messages.removeConfirm}
        tone="danger"
        reason={{
          label: messages.removeReason,
          hint: messages.removeReasonHint,
          maxLength: bookingLimits.cancelReasonMax,
        }}
      />
    </>
  );
});
GuestList.displayName = 'GuestList';
