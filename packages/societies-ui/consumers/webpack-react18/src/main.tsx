import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import 'societies-ui/fonts.css';
import 'societies-ui/page.css';
import { createTheme } from 'societies-ui/theme';
import { moss } from './shared/data';
import { Page } from './shared/Page';

document.title = `Consumer in ${createTheme(moss).light.primary}`;

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
}
