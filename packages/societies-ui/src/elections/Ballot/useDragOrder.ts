import { useRef, useState, type CSSProperties, type PointerEvent, type RefObject } from 'react';

interface Box {
  middle: number;
  height: number;
}

interface Drag {
  from: number;
  to: number;
  /** Pixels that the pointer has moved down. */
  by: number;
}

/** Pixels after which a press counts as a drag. */
const threshold = 4;
/** Pixels at the window's edges in which the page scrolls along, and by how much. */
const edge = { size: 72, step: 10 };

/**
 * Puts the rows of a list in order by dragging their handles.
 * @param list the element whose children are the rows.
 * @param onMove called when a row is dropped at another place.
 * @returns the drag in progress; `handle`, the props of a row's handle; `slotStyle` and `rowStyle`, where a row's place and its content are meanwhile.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const begun = useRef<{ from: number; to: number; y: number; boxes: Box[]; gap: number } | null>(null);
  const dragged = useRef(false);

  const end = () => {
    begun.current = null;
    setDrag(null);
  };
  const handle = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      dragged.current = false;
      if (event.button !== 0 || !list.current) return;
      const rects = [...list.current.children].map((row) => row.getBoundingClientRect());
      begun.current = {
        from: index,
        to: index,
        y: event.pageY,
        boxes: rects.map(({ top, height }) => ({ middle: top + window.scrollY + height / 2, height })),
        gap: rects[0] && rects[1] ? rects[1].top - rects[0].bottom : 0,
      };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const start = begun.current;
      if (!start) return;
      const by = event.pageY - start.y;
      if (!dragged.current && Math.abs(by) < threshold) return;
      dragged.current = true;
      const at = (start.boxes[start.from]?.middle ?? 0) + by;
      start.to = start.boxes.filter(({ middle }, row) => row !== start.from && middle < at).length;
      setDrag({ from: start.from, to: start.to, by });
      if (event.clientY < edge.size) window.scrollBy(0, -edge.step);
      else if (event.clientY > window.innerHeight - edge.size) window.scrollBy(0, edge.step);
    },
    onPointerUp: () => {
      const { from, to } = begun.current ?? { from: 0, to: 0 };
      end();
      // Of a quick hand the last move is not drawn yet.
      if (to !== from) onMove(from, to);
    },
    onPointerCancel: end,
    onLostPointerCapture: end,
    /** A drop is no press. */
    onClickCapture: (event: { stopPropagation: () => void; preventDefault: () => void }) => {
      if (!dragged.current) return;
      dragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  });

  /** Pixels by which the row's place has moved. */
  const shiftOf = (row: number): number => {
    const start = begun.current;
    if (!drag || !start) return 0;
    const { from, to } = drag;
    const own = (start.boxes[from]?.height ?? 0) + start.gap;
    if (row === from) {
      const passed = to > from ? start.boxes.slice(from + 1, to + 1) : start.boxes.slice(to, from);
      const sum = passed.reduce((total, { height }) => total + height + start.gap, 0);
      return to > from ? sum : -sum;
    }
    if (from < row && row <= to) return -own;
    if (to <= row && row < from) return own;
    return 0;
  };
  return {
    drag,
    cancel: end,
    handle,
    slotStyle: (row: number): CSSProperties | undefined =>
      drag ? { transform: `translateY(${shiftOf(row)}px)` } : undefined,
    rowStyle: (row: number): CSSProperties | undefined =>
      drag?.from === row ? { translate: `0 ${drag.by - shiftOf(row)}px` } : undefined,
  };
}
