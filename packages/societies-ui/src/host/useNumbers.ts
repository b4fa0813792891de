import { useContext } from 'react';
import { LocaleContext, tagOf } from './LocaleContext.ts';

/** Numbers as they are written somewhere. */
export interface Numbers {
  /** With thousands separators, and at most one digit after the point: 1,204. */
  number: (value: number) => string;
  /** An amount in pounds: £4.00. */
  pounds: (amount: number) => string;
}

const made = new Map<string, Numbers>();

export const numbersIn = (locale: string): Numbers => {
  const known = made.get(locale);
  if (known) return known;
  const grouped = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const pounds = new Intl.NumberFormat(locale, { style: 'currency', currency: 'GBP' });
  const numbers = {
    number: (value: number) => grouped.format(value),
    pounds: (amount: number) => pounds.format(amount),
  };
  made.set(locale, numbers);
  return numbers;
};

/** Numbers in the locale of the nearest `LocaleProvider`. */
export const useNumbers = (): Numbers => numbersIn(tagOf(useContext(LocaleContext).locale));
