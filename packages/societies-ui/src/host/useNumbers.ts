import { useContext } from 'react';
import { SocietiesContext } from './SocietiesContext.ts';

/** Numbers as they are written somewhere. */
export interface Numbers {
  /** With thousands separators, and at most one digit after the point: 1,204. */
  number: (value: number) => string;
  /** An amount in the site's currency: £4.00. */
  amount: (value: number) => string;
  /** The currency's sign beside a field, on the side where the language has it. */
  currencySign: { prefix?: string; suffix?: string };
}

const made = new Map<string, Numbers>();

/** Never the machine's locale: a server's and a browser's may differ, and the page would not match what was sent. */
export const numbersIn = (locale = 'en-GB', currency = 'GBP'): Numbers => {
  const known = made.get(locale + currency);
  if (known) return known;
  const grouped = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const amounts = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const parts = amounts.formatToParts(0);
  const at = parts.findIndex(({ type }) => type === 'currency');
  const numbers: Numbers = {
    number: (value) => grouped.format(value),
    amount: (value) => amounts.format(value),
    currencySign: { [at === 0 ? 'prefix' : 'suffix']: parts[at]?.value },
  };
  made.set(locale + currency, numbers);
  return numbers;
};

/** Numbers in the locale and the currency of the nearest `SocietiesProvider`. */
export const useNumbers = (): Numbers => {
  const { locale, currency } = useContext(SocietiesContext);
  return numbersIn(locale?.code, currency);
};
