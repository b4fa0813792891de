import './shell/libraries.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { readSettings } from './api/useRead.ts';
import { router } from './routes.tsx';
import { firstPage } from './shell/firstPage.ts';

const element = document.getElementById('root');
if (element === null) throw new Error('index.html has no element #root to render into.');
const root = createRoot(element);
void firstPage.then(() =>
  // As a transition, which lets the browser handle input in between.
  startTransition(() =>
    root.render(
      <StrictMode>
        <SWRConfig value={readSettings}>
          <RouterProvider router={router} />
        </SWRConfig>
      </StrictMode>,
    ),
  ),
);
