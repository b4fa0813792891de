import { imageLimits } from 'societies-contract';
import { expect, test } from 'vitest';
import { imageProblem, imageTypes } from './imageFile.ts';

test('accepts pictures of the five types up to 100 MiB, because the browser shrinks them', () => {
  for (const type of ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']) {
    expect(imageProblem({ type, size: imageLimits.chosen.maxBytes })).toBeNull();
    expect(imageTypes.split(',')).toContain(type);
  }
});

test('refuses a larger file for its size', () => {
  expect(imageProblem({ type: 'image/png', size: 100 * 1024 * 1024 + 1 })).toBe('bytes');
});

test('accepts HEIC photos, to be converted where the browser can', () => {
  expect(imageProblem({ type: 'image/heic', size: 10 })).toBeNull();
});

test.each(['image/svg+xml', 'application/pdf', 'text/html', ''])('refuses %j for its type', (type) => {
  expect(imageProblem({ type, size: 10 })).toBe('type');
});
