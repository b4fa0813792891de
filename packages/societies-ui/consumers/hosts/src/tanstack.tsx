import {
  RouterProvider,
  createHashHistory,
  createLink,
  createRootRoute,
  createRoute,
  createRouter,
  type LinkComponent,
} from '@tanstack/react-router';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { SocietiesProvider } from 'societies-ui';
import { Part } from './Part';
import { start } from './start';

const RouterLink: LinkComponent<'a'> = createLink('a');
const LibraryLink = forwardRef<HTMLAnchorElement, ComponentPropsWithoutRef<'a'>>(function LibraryLink(
  { href, ...rest },
  ref,
) {
  return <RouterLink ref={ref} to={href} {...rest} />;
});

const root = createRootRoute();
const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: () => (
    <SocietiesProvider linkComponent={LibraryLink}>
      <Part />
    </SocietiesProvider>
  ),
});
const router = createRouter({ routeTree: root.addChildren([home]), history: createHashHistory() });

start(<RouterProvider router={router} />);
