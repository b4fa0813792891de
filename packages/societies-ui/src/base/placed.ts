/** Where a list fits beside its trigger: under it, or above when there is no room, and never out of the window. */
export const placed = (
  trigger: DOMRect,
  list: { width: number; height: number },
  align: 'start' | 'end',
  rtl: boolean,
) => {
  const gap = 6;
  const edge = 8;
  const under = trigger.bottom + gap;
  const above = trigger.top - gap - list.height;
  const top = under + list.height > window.innerHeight - edge && above > edge ? above : under;
  const left = (align === 'start') === !rtl ? trigger.left : trigger.right - list.width;
  return { top, left: Math.max(edge, Math.min(left, window.innerWidth - edge - list.width)) };
};
