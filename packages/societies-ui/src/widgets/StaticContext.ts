import { createContext } from 'react';

/** Whether widgets are static: carousels do not advance while a page is being arranged. */
export const StaticContext = createContext(false);
