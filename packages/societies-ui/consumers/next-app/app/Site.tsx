'use client';

import type { ReactNode } from 'react';
import { SocietiesProvider } from 'societies-ui';

const messages = { Toast: { dismiss: 'Close it' } };
const routes = { society: ({ id }: { id: number | string }) => `#${id}` };

/** What the library knows of this site. Routes are functions, which a server component cannot hand over. */
export const Site = ({ children }: { children: ReactNode }) => (
  <SocietiesProvider messages={messages} routes={routes}>
    {children}
  </SocietiesProvider>
);
