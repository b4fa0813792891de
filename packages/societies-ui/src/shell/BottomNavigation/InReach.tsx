import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useBottomSlot } from './BottomBarContext.ts';

export interface InReachProps {
  /** Where the control stands. */
  of: RefObject<HTMLElement | null>;
  /** The control for the bar, with a few words before it. */
  children: ReactNode;
}

/** The window without what bars cover at its top and foot, which the page says by its scroll padding. */
const betweenBars = (page: Document): IntersectionObserverInit => {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(page.documentElement);
  const [top, bottom] = [scrollPaddingTop, scrollPaddingBottom].map((padding) => parseFloat(padding) || 0);
  return { root: page, rootMargin: `-${top}px 0px -${bottom}px` };
};

/** Repeats a control in the bar at the foot of phones while it is scrolled out of the window, or under a bar. */
export function InReach({ of, children }: InReachProps) {
  const slot = useBottomSlot();
  const [inSight, setInSight] = useState(true);
  // Only the browser knows what is scrolled out of the window.
  useEffect(() => {
    if (!slot || !of.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => setInSight(entry?.isIntersecting ?? true),
      betweenBars(of.current.ownerDocument),
    );
    observer.observe(of.current);
    return () => observer.disconnect();
  }, [slot, of]);
  return slot && !inSight ? createPortal(children, slot) : null;
}
