import { useContext } from 'react';
import { SocietiesContext } from './SocietiesContext.ts';
import { wholeNumber } from './wholeNumber.ts';

/** Formats numbers in a locale. */
export interface Numbers {
  /** With thousands separators and at most one decimal: 1,204. */
  number: (value: number) => string;
  /** An amount in the site's currency: £4.00. */
  amount: (value: number) => string;
  /** The currency sign for a field, as prefix or suffix by locale. */
  currencySign: { prefix?: string; suffix?: string };
}

const english = 'en-GB';
const pounds = 'GBP';

/** Same as `Intl`, whose first use takes a phone a tenth of a second: £1,204.50. */
const inPounds = (value: number): string => {
  const [whole = '', pence] = Math.abs(value).toFixed(2).split('.');
  return `${value < 0 ? '-' : ''}£${wholeNumber(whole)}.${pence}`;
};

const made = new Map<string, Numbers>();

/** Never the machine's locale, which may differ between server and browser and break hydration. */
export const numbersIn = (locale = english, currency = pounds): Numbers => {
  const known = made.get(locale + currency);
  if (known) return known;
  // Created on demand, because creating one is slow on phones.
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

/** Number formats in the locale and currency of the nearest `SocietiesProvider`. */
export const useNumbers = (): Numbers => {
  const { locale, currency } = useContext(SocietiesContext);
  return numbersIn(locale?.code, currency);
};
