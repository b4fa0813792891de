import { createContext } from 'react';

/**
 * Modals tell the toasts that they cover the page: everything outside an open modal is inert, so toasts have to move into
 * it to be seen, pressed and announced.
 */
export interface Layers {
  /** Registers the topmost dialog; the returned function takes it away. */
  enter: (dialog: HTMLDialogElement) => () => void;
}

export const LayersContext = createContext<Layers | undefined>(undefined);
