import { expect, test } from 'vitest';
import { refusedPassword } from '../src/passwords.ts';

const commonOnes = new Set(['password1', 'qwertyuiop123']);
const why = (password: string, universityId = '10000005') =>
  refusedPassword(password, (lowerCase) => commonOnes.has(lowerCase), universityId);

test('refuses a common password in any case', () => {
  for (const password of ['Password1', 'pAssword1', 'QwertyUIOP123']) expect(why(password)).toBe('common');
  expect(why('Password1 of mine')).toBeUndefined();
});

test.each(['Constellation2026', 'SOCIETIES-2026', '10000005Abc', 'A10000005b', 'University1Student2'])(
  '%s is easily guessed',
  (password) => expect(why(password)).toBe('guessed'),
);

test.each(['Cosmos2026', 'Orbit2027', 'my Constellation of 7 cats', '20000005Abc', 'Ⅷ Ünïversity 8'])(
  '%s is not easily guessed',
  (password) => expect(why(password)).toBeUndefined(),
);
