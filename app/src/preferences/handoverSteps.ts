import { deviceStorage } from './deviceStorage.ts';

const keyOf = (society: string, role: number) => `constellation-handover-${society}-${role}`;

/** The steps of a new holder that this device knows as done. */
export const doneSteps = (society: string, role: number): readonly string[] =>
  deviceStorage.read(keyOf(society, role))?.split(' ') ?? [];

export const rememberSteps = (society: string, role: number, steps: readonly string[]): void =>
  void deviceStorage.write(keyOf(society, role), steps.length > 0 ? steps.join(' ') : null);
