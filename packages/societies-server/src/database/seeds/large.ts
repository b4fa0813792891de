import type { SeedOptions } from './index.ts';

export async function seedLarge(options: SeedOptions): Promise<void> {
  throw new Error(`not there: ${options.seed}`);
}
