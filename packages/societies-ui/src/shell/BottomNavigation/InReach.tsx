import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useBottomSlot } from './BottomBarContext.ts';

export interface InReachProps {
  /** Where the control stands. */
  of: RefObject<HTMLElement | null>;
  /** The control for the bar, with a few words before it. */
  children: ReactNode;
}

/** Repeats a control in the bar at the foot of phones while it is scrolled out of the window. */
export function InReach({ of, children }: InReachProps) {
  const slot = useBottomSlot();
  const [inSight, setInSight] = useState(true);
  // Only the browser knows what is scrolled out of the window.
  useEffect(() => {
    if (!slot || !of.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? true));
    observer.observe(of.current);
    return () => observer.disconnect();
  }, [slot, of]);
  return slot && !inSight ? createPortal(children, slot) : null;
}
