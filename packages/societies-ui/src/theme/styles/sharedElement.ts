/**
 * Names for view transitions that move a society's logo and name from its card to its page.
 * @param where selects the element whose parts move; a name must be unique on the page, or nothing moves.
 */
export const sharedElement = (where: string, logo: string, name: string) => `
  @media (prefers-reduced-motion: no-preference) {
    ${where} ${logo} { view-transition-name: soc-society-logo; }
    ${where} ${name} { view-transition-name: soc-society-name; }
  }
`;
