/** Whether to defer a list's cards: forty fill about five desktop screens. */
export const isLongList = (items: readonly unknown[]): boolean => items.length > 40;
