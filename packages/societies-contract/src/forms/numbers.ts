import { number } from 'yup';
import { readNumber, writeNumber, type NumberKind } from '../numbers.ts';
import type { Any } from './fields.ts';

/** A number as it was typed in the reader's language; see `readNumber`. */
export const typedNumber = (
  message: string,
  { unclear }: Pick<Any, 'unclear'>,
  kind: NumberKind,
  locale: string | undefined,
) => {
  const read = (written: unknown) =>
    typeof written === 'string' ? readNumber(written, kind, locale) : undefined;
  return number()
    .transform((value: number, original: unknown) => {
      if (typeof original !== 'string') return value;
      if (original.trim() === '') return undefined;
      const found = read(original);
      return typeof found === 'number' ? found : Number.NaN;
    })
    .typeError(({ originalValue }: { originalValue?: unknown }) => {
      const found = read(originalValue);
      if (typeof found !== 'object') return message;
      const [one, other] = found.unclear.map((value) => writeNumber(value, kind, locale));
      return unclear(one ?? '', other ?? '');
    })
    .required(message);
};
