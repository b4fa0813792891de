import { Maximize, RectangleHorizontal, RectangleVertical, Square } from '../base/Icon/icons.ts';

/** The shape of each size of a widget, as an icon. */
export const sizeIcons = {
  regular: Square,
  long: RectangleVertical,
  wide: RectangleHorizontal,
  large: Maximize,
} as const;
