import { createContext, useContext } from 'react';
import { useMediaQuery } from '../../base/useMediaQuery.ts';

/** The room in the bar at the foot of a society's pages, and how the bar tells where it is. */
export const BarRoomContext = createContext<{
  room: HTMLElement | null;
  setRoom: (room: HTMLElement | null) => void;
} | null>(null);

/** @returns on phones, where a page of a society puts what has to stay in view; null elsewhere. */
export const useBarRoom = (): HTMLElement | null => {
  const bar = useContext(BarRoomContext);
  const phone = useMediaQuery('(width < 768px)');
  return phone ? (bar?.room ?? null) : null;
};
