'use client';

/** Tooltips stand apart: placing them takes a library that pages without one need not load. */
export { Tooltip, type TooltipProps } from '../base/Tooltip/Tooltip.tsx';
