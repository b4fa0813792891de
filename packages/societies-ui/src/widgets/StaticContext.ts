import { createContext } from 'react';

/** Whether widgets stand still: while a page is arranged nothing in it plays by itself. */
export const StaticContext = createContext(false);
