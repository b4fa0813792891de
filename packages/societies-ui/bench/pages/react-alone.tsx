import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** What every React page carries; subtracted from the others. */
const root = createRoot(document.getElementById('root') as HTMLElement);
flushSync(() => root.render(createElement('div')));
