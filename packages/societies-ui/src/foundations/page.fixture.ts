/** Parameters of a documentation page: full screen, without source code. */
export const pageToRead = { layout: 'fullscreen', docs: { canvas: { sourceState: 'none' } } } as const;
