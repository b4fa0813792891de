/** The direction of writing where an element stands: the page's, so React does not know it. */
export const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
