import { describe, expect, test } from 'vitest';
import { openingOf } from './opening.ts';

describe('the opening of a text', () => {
  test('is all of it if that fits', () => {
    expect(openingOf(' Rooftop telescopes. ', 40)).toBe('Rooftop telescopes.');
  });

  test('is its first whole sentences otherwise', () => {
    expect(openingOf('We look up. No experience needed. We meet on Thursdays.', 36)).toBe(
      'We look up. No experience needed.',
    );
  });

  test('is its first words where the first sentence is too long', () => {
    expect(openingOf('Rooftop telescopes, dark-sky trips and slow evenings', 20)).toBe('Rooftop telescopes…');
  });

  test('cuts a text without spaces between characters', () => {
    expect(openingOf('星'.repeat(30), 10)).toBe(`${'星'.repeat(10)}…`);
    expect(openingOf('🔭'.repeat(30), 11)).toBe(`${'🔭'.repeat(5)}…`);
  });
});
