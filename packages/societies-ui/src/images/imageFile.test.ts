import { imageLimits } from 'societies-contract';
import { expect, test } from 'vitest';
import { imageProblem, imageTypes } from './imageFile.ts';

test('pictures of the five types up to 5 MiB are taken', () => {
  for (const type of ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']) {
    expect(imageProblem({ type, size: imageLimits.maxBytes })).toBeNull();
    expect(imageTypes.split(',')).toContain(type);
  }
});

test('a larger file is refused for its bytes', () => {
  expect(imageProblem({ type: 'image/png', size: 5 * 1024 * 1024 + 1 })).toBe('bytes');
});

test.each(['image/svg+xml', 'application/pdf', 'text/html', ''])('%j is refused for its type', (type) => {
  expect(imageProblem({ type, size: 10 })).toBe('type');
});
