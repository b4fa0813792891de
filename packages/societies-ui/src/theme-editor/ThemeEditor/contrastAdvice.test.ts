import { defaultTheme } from 'societies-contract';
import { expect, test } from 'vitest';
import { contrastAdvice } from './contrastAdvice.ts';

test('the Default theme needs no advice', () => {
  expect(contrastAdvice(defaultTheme)).toEqual([]);
});

test('white on a pale tertiary is named with its ratio and what is used instead', () => {
  const advice = contrastAdvice({ ...defaultTheme, tertiary_color: '#c9a7ff' });
  expect(advice).toHaveLength(1);
  expect(advice[0]).toMatchObject({ on: 'tertiary', requested: '#ffffff', ratio: 2, darker: true });
});

test('each ground is named once, however many schemes had to change', () => {
  const advice = contrastAdvice({
    primary_color: '#ffee00',
    secondary_color: '#fff799',
    tertiary_color: '#ffffff',
    text_color: '#ffff66',
  });
  const grounds = advice.map(({ on }) => on);
  expect(new Set(grounds).size).toBe(grounds.length);
  expect(grounds).toContain('primary');
});
