/** The text direction at an element, which the page decides. */
export const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
