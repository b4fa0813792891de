import { createContext, useContext } from 'react';
import { useMediaQuery } from '../../base/useMediaQuery.ts';

/** A slot in the bar at the foot of a society's pages, which the bar registers. */
export const BarRoomContext = createContext<{
  room: HTMLElement | null;
  setRoom: (room: HTMLElement | null) => void;
} | null>(null);

/** @returns the slot for content that must stay visible on phones; null on wider screens. */
export const useBarRoom = (): HTMLElement | null => {
  const bar = useContext(BarRoomContext);
  const phone = useMediaQuery('(width < 768px)');
  return phone ? (bar?.room ?? null) : null;
};
