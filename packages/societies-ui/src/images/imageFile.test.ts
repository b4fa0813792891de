import { imageLimits } from 'societies-contract';
import { expect, test } from 'vitest';
import { imageProblem, imageTypes } from './imageFile.ts';

test('pictures of the five types are taken at up to 100 MiB, because the browser makes them smaller', () => {
  for (const type of ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']) {
    expect(imageProblem({ type, size: imageLimits.chosen.maxBytes })).toBeNull();
    expect(imageTypes.split(',')).toContain(type);
  }
});

test('a larger file is refused for its bytes', () => {
  expect(imageProblem({ type: 'image/png', size: 100 * 1024 * 1024 + 1 })).toBe('bytes');
});

test('photos of iPhones are taken, to be converted where the browser can', () => {
  expect(imageProblem({ type: 'image/heic', size: 10 })).toBeNull();
});

test.each(['image/svg+xml', 'application/pdf', 'text/html', ''])('%j is refused for its type', (type) => {
  expect(imageProblem({ type, size: 10 })).toBe('type');
});
