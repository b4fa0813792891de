import { icon } from '../../base/Icon/icon.ts';

/* Drawn in the style of the other icons, because Lucide has no brand icons. */

export const Instagram = /* @__PURE__ */ icon([
  ['rect', { x: 3, y: 3, width: 18, height: 18, rx: 5 }],
  ['circle', { cx: 12, cy: 12, r: 4 }],
  ['path', { d: 'M17 7h.01' }],
]);

export const Discord = /* @__PURE__ */ icon([
  [
    'path',
    {
      d: 'M8.5 17c-.4.8-1 1.8-1.4 2.2C4.900 18.700 3.300 17.700 2.500 16.800c0-4.300 1-8 2.700-10.900C6.600 5 8.200 4.500 9.500 4.400l.7 1.400c1.200-.2 2.400-.2 3.600 0l.7-1.400c1.300.1 2.900.6 4.300 1.500 1.700 2.900 2.700 6.600 2.700 10.900-.8.9-2.400 1.900-4.600 2.400-.4-.4-1-1.400-1.400-2.200',
    },
  ],
  ['path', { d: 'M6.500 16c3.600 1.900 7.400 1.900 11 0' }],
  ['circle', { cx: 9, cy: 11.8, r: 1.2 }],
  ['circle', { cx: 15, cy: 11.8, r: 1.2 }],
]);
