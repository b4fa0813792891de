/** Lets user-written text follow its own direction, so that punctuation and ellipses are on the right side in any page. */
export const bidiText = 'unicode-bidi: plaintext;';

/** The same for single lines, aligned with the page's text. */
export const bidiLine =
  'unicode-bidi: plaintext; text-align: match-parent; text-align: -webkit-match-parent;';
