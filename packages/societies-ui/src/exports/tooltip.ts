/** Separate, because positioning needs a library that other pages need not load. */
export { Tooltip, type TooltipProps } from '../base/Tooltip/Tooltip.tsx';
