import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { paths } from 'societies-contract';
import {
  administratorPages,
  alonePages,
  lostPage,
  openPages,
  userPages,
  signInPages,
  type Page,
} from './pages.ts';
import { AdministratorRoute } from './session/AdministratorRoute.tsx';
import { ProtectedRoute } from './session/ProtectedRoute.tsx';
import { AppShell } from './shell/AppShell.tsx';
import { page } from './shell/late.tsx';
import { nextTask } from './shell/nextTask.ts';
import { PageError } from './shell/PageError.tsx';
import { Starting } from './shell/Starting.tsx';

/** Each page's code is loaded on navigation. */
const code = import.meta.glob<{ default: ComponentType }>('./pages/**/*{Page,Layout}.tsx');

function routeOf({ path, module, handle, reads, children }: Page): RouteObject {
  const load = code[`./pages/${module}.tsx`];
  if (load === undefined) throw new Error(`pages.ts names ${module}, which is not there.`);
  const shared = { handle: { ...handle, reads }, ...page(load) };
  return path === undefined && children === undefined
    ? { index: true, ...shared }
    : { path, children: children?.map(routeOf), ...shared };
}

// Matching the routes and loading the first page take a phone as long as running the app's code.
await nextTask();

/** The layouts around the pages in pages.ts. */
export const router = createBrowserRouter([
  {
    Component: AppShell,
    HydrateFallback: Starting,
    ErrorBoundary: PageError,
    children: [
      ...signInPages.map(routeOf),
      ...alonePages.map(routeOf),
      {
        // Sign-in and sign-up do not load the navigation's code.
        handle: { reads: () => [paths.profile] } satisfies Pick<Page, 'reads'>,
        ...page(() => import('./shell/NavigationShell.tsx')),
        children: [
          ...openPages.map(routeOf),
          {
            Component: ProtectedRoute,
            children: [
              ...userPages.map(routeOf),
              { Component: AdministratorRoute, children: administratorPages.map(routeOf) },
            ],
          },
          routeOf(lostPage),
        ],
      },
    ],
  },
]);
