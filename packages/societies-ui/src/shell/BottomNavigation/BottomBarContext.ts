import { createContext, useContext } from 'react';
import { useMediaQuery } from '../../base/useMediaQuery.ts';

export interface BottomBar {
  /** The element that shows what a page adds; null until the bar is there. */
  slot: HTMLElement | null;
  /** Registers that element. */
  setSlot: (slot: HTMLElement | null) => void;
  /** Whether the bar is the site's own, with its pages. Otherwise it belongs to a society's layout. */
  ofSite?: boolean;
}

/** The bar at the foot of the page on phones. */
export const BottomBarContext = createContext<BottomBar | null>(null);

/** @returns the bar's slot, for controls that must stay in reach on phones; null on wider screens. */
export const useBottomSlot = (): HTMLElement | null => {
  const bar = useContext(BottomBarContext);
  const phone = useMediaQuery('(width < 768px)');
  return phone ? (bar?.slot ?? null) : null;
};
