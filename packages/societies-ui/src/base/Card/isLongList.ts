/** Whether a list is so long that most of it is out of view: forty cards are five screens of a desk. */
export const isLongList = (items: readonly unknown[]): boolean => items.length > 40;
