import type { ReactNode } from 'react';
import 'societies-ui/fonts.css';
import 'societies-ui/page.css';
import { createTheme } from 'societies-ui/theme';
import { moss } from '../shared/data';
import { StyleRegistry } from './StyleRegistry';

export const metadata = {
  title: `Consumer in ${createTheme(moss).light.primary}`,
  icons: { icon: 'data:,' },
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <StyleRegistry>{children}</StyleRegistry>
      </body>
    </html>
  );
}
