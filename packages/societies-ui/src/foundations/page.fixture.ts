/** Parameters of a page that is drawn to be read: it fills its frame, and the code that draws it is nothing to copy. */
export const pageToRead = { layout: 'fullscreen', docs: { canvas: { sourceState: 'none' } } } as const;
