import { forwardRef, useRef, type ComponentPropsWithoutRef } from 'react';
import { membershipYearLimits, type Society } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { Clock } from '../../base/Icon/icons.ts';
import { useFocusInRows } from '../../base/useFocusInRows.ts';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { daysBetween } from '../daysBetween.ts';
import { Root } from './Renewal.styles.ts';

export const renewalMessages = {
  title: (count: number) => (count === 1 ? 'One membership ends soon' : `${count} memberships end soon`),
  hint: 'Renew with one press to stay for the next year. Otherwise your membership ends the day after.',
  until: (date: string) => `until ${date}`,
  renew: (society: string) => `Renew ${society}`,
  renewShort: 'Renew',
  renewAll: 'Renew all',
} as const;

/** A membership as far as it is renewed. */
export type RenewedSociety = Pick<Society, 'id' | 'name' | 'until'>;

/** @returns those whose membership ends within the time in which somebody is reminded. */
export const endingSoon = <S extends RenewedSociety>(societies: readonly S[], now: Date): S[] =>
  societies.filter(
    ({ until }) =>
      until != null &&
      daysBetween({ isoDay: (day) => new Date(day).toISOString().slice(0, 10) }, now, until) <=
        membershipYearLimits.remindedBefore,
  );

export interface RenewalProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The reader's societies; those that end soon are shown. Pass a stable array. */
  societies: readonly RenewedSociety[];
  /** The current time. */
  now: Date;
  /** Renews the membership in these societies. */
  onRenew: (societies: readonly RenewedSociety[]) => void;
  /** Ids of the societies whose renewal is pending. */
  pending?: readonly number[];
}

/** Memberships that end soon, renewed one by one or all at once. Without any it renders nothing. */
export const Renewal = forwardRef<HTMLElement, RenewalProps>(function Renewal(
  { societies, now, onRenew, pending = [], ...rest },
  ref,
) {
  const messages = useMessages('Renewal', renewalMessages);
  const dates = useDates();
  const list = useRef<HTMLUListElement>(null);
  const [onFocus] = useFocusInRows(list);
  const ending = endingSoon(societies, now);
  if (ending.length === 0) return null;
  const title = messages.title(ending.length);
  return (
    <Root ref={ref} data-soc="Renewal" aria-label={title} {...rest}>
      <div data-part="head">
        <Clock aria-hidden="true" />
        <div>
          <h2 data-part>{title}</h2>
          <p data-part>{messages.hint}</p>
        </div>
        {ending.length > 1 && (
          <Button loading={pending.length > 1} onClick={() => onRenew(ending)}>
            {messages.renewAll}
          </Button>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus of the buttons in it arrives here */}
      <ul data-part ref={list} onFocus={onFocus}>
        {ending.map((society) => (
          <li data-part key={society.id}>
            <span data-part="what">
              <span data-part="name">{society.name}</span>
              {society.until && <span data-part="until">{messages.until(dates.date(society.until))}</span>}
            </span>
            <Button
              variant="quiet"
              size="small"
              aria-label={messages.renew(society.name)}
              loading={pending.includes(society.id)}
              onClick={() => onRenew([society])}
            >
              {messages.renewShort}
            </Button>
          </li>
        ))}
      </ul>
    </Root>
  );
});
Renewal.displayName = 'Renewal';
