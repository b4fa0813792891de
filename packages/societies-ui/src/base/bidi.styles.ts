/**
 * Text that people wrote begins where its own language does, whatever way the page is written: its stops, dots and brackets stand
 * where it has them, and what is cut off is its end.
 */
export const bidiText = 'unicode-bidi: plaintext;';

/** The same for a name or a line, which stays at the side where the page's own lines begin. */
export const bidiLine =
  'unicode-bidi: plaintext; text-align: match-parent; text-align: -webkit-match-parent;';
