import { useContext } from 'react';
import { SocietiesContext } from './SocietiesContext.ts';
import { wholeNumber } from './wholeNumber.ts';

/** Numbers as they are written somewhere. */
export interface Numbers {
  /** With thousands separators, and at most one digit after the point: 1,204. */
  number: (value: number) => string;
  /** An amount in the site's currency: £4.00. */
  amount: (value: number) => string;
  /** The currency's sign beside a field, on the side where the language has it. */
  currencySign: { prefix?: string; suffix?: string };
}

const english = 'en-GB';
const pounds = 'GBP';

/** What `Intl` writes too, which takes a phone a tenth of a second before the first amount: £1,204.50. */
const inPounds = (value: number): string => {
  const [whole = '', pence] = Math.abs(value).toFixed(2).split('.');
  return `${value < 0 ? '-' : ''}£${wholeNumber(whole)}.${pence}`;
};

const made = new Map<string, Numbers>();

/** Never the machine's locale: a server's and a browser's may differ, and the page would not match what was sent. */
export const numbersIn = (locale = english, currency = pounds): Numbers => {
  const known = made.get(locale + currency);
  if (known) return known;
  // Each is made when it is asked for: it takes a phone longer than the card that may show it.
  let grouped: Intl.NumberFormat | undefined;
  let amounts: Intl.NumberFormat | undefined;
  const inCurrency = () => (amounts ??= new Intl.NumberFormat(locale, { style: 'currency', currency }));
  const numbers: Numbers = {
    number: (value) => {
      if (locale === english && Number.isInteger(value)) return wholeNumber(value);
      grouped ??= new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
      return grouped.format(value);
    },
    amount: (value) =>
      locale === english && currency === pounds ? inPounds(value) : inCurrency().format(value),
    get currencySign() {
      const parts = inCurrency().formatToParts(0);
      const at = parts.findIndex(({ type }) => type === 'currency');
      return { [at === 0 ? 'prefix' : 'suffix']: parts[at]?.value };
    },
  };
  made.set(locale + currency, numbers);
  return numbers;
};

/** Numbers in the locale and the currency of the nearest `SocietiesProvider`. */
export const useNumbers = (): Numbers => {
  const { locale, currency } = useContext(SocietiesContext);
  return numbersIn(locale?.code, currency);
};
