/** The icons of the library, and a way to make more of any drawing on a 24 × 24 grid. */
export { icon, type Icon, type IconNode, type IconProps } from '../base/Icon/icon.ts';
export * from '../base/Icon/icons.ts';
