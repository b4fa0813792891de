import 'societies-ui/fonts.css';
import 'societies-ui/page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { readSettings } from './api/useRead.ts';
import { firstLanguage } from './preferences/language.ts';
import { router } from './routes.tsx';
import { checkSession } from './session/session.ts';

// Before React: the check is on its way while the page is still being built.
void checkSession();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root to render into.');
// A page that was English for a moment would jump.
void firstLanguage.then(() =>
  createRoot(root).render(
    <StrictMode>
      <SWRConfig value={readSettings}>
        <RouterProvider router={router} />
      </SWRConfig>
    </StrictMode>,
  ),
);
