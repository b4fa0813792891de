import { Maximize, RectangleHorizontal, RectangleVertical, Square } from '../base/Icon/icons.ts';

/** Icons of the widget sizes. */
export const sizeIcons = {
  regular: Square,
  long: RectangleVertical,
  wide: RectangleHorizontal,
  large: Maximize,
} as const;
