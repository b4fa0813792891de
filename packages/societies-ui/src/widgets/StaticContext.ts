import { createContext } from 'react';

/** Whether widgets stand still: while a page is arranged no carousel turns by itself. */
export const StaticContext = createContext(false);
