import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** The styles that islands need before their scripts have run. */
export const stylesOf = (...islands: ReactElement[]): string => {
  const sheet = new ServerStyleSheet();
  try {
    for (const island of islands) renderToString(sheet.collectStyles(island));
    return sheet.getStyleTags();
  } finally {
    sheet.seal();
  }
};
