import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import 'societies-ui/page.css';
import './brand.css';
import { Portal } from './Portal';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Portal />
    </StrictMode>,
  );
}
