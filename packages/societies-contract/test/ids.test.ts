import { expect, test } from 'vitest';
import { readId } from '../src/ids.ts';

test.each([
  ['1', 1],
  ['42', 42],
  ['2147483647', 2_147_483_647],
])('%s in an address is read as an id', (text, id) => expect(readId(text)).toBe(id));

test.each([
  null,
  undefined,
  '',
  '0',
  '-1',
  '+1',
  '1.0',
  '1.5',
  '007',
  '0x2',
  '0b1',
  '1e0',
  ' 1',
  '1 ',
  '1\n',
  '1,2',
  '١',
  'Infinity',
  'NaN',
  '2147483648',
  '9'.repeat(400),
])('%o in an address is no id', (text) => expect(readId(text)).toBeUndefined());
