/**
 * A society's logo and name go along when its page opens: the browser moves what has the same name before and after.
 * @param where holds both, while it is what moves: a name that two have at once moves nothing.
 */
export const travels = (where: string, logo: string, name: string) => `
  @media (prefers-reduced-motion: no-preference) {
    ${where} ${logo} { view-transition-name: soc-society-logo; }
    ${where} ${name} { view-transition-name: soc-society-name; }
  }
`;
