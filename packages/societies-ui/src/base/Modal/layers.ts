import { createContext } from 'react';

/**
 * Tells the toasts about open modals: everything outside a modal is inert, so toasts move into it to be visible, usable and
 * announced.
 */
export interface Layers {
  /** Registers the topmost dialog; returns a function that unregisters it. */
  enter: (dialog: HTMLDialogElement) => () => void;
}

export const LayersContext = createContext<Layers | undefined>(undefined);
