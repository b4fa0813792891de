/**
 * A whole number as the English texts write it, with commas: 1,204. Not by `Intl`, whose first number costs a phone a tenth of a
 * second before it shows the page.
 */
export const wholeNumber = (value: number | string): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');
