import { randomInt } from 'node:crypto';
import { receiptAlphabet, receiptLength } from 'societies-contract';

/** 60 random bits. */
export const newReceipt = (): string =>
  Array.from({ length: receiptLength }, () => receiptAlphabet[randomInt(receiptAlphabet.length)]).join('');

/** In an order that nobody can foretell: Fisher and Yates, with the system's randomness. */
export function shuffled<T>(things: readonly T[]): T[] {
  const mixed = [...things];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}
