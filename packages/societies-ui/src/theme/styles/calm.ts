/** No movement for readers who asked for none. */
export const calm = `
  @media (prefers-reduced-motion: reduce) { animation: none; transition: none; }
`;
