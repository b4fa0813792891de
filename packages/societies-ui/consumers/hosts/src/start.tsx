import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import 'societies-ui/fonts.css';

/** Draws a host's page, by default into the element that waits for it. */
export const start = (page: ReactNode, into = document.getElementById('root')) => {
  if (into) createRoot(into).render(<StrictMode>{page}</StrictMode>);
};
