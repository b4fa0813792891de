import { deviceStorage } from './deviceStorage.ts';

const key = 'constellation-admin-societies';

export type ListView = 'cards' | 'table';

/** The view of societies that the administrator used last. */
export const lastView = (): ListView => (deviceStorage.read(key) === 'table' ? 'table' : 'cards');

export const rememberView = (view: ListView): void => void deviceStorage.write(key, view);
