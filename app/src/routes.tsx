import { createBrowserRouter } from 'react-router-dom';
import { AdministratorRoute } from './session/AdministratorRoute.tsx';
import { ProtectedRoute } from './session/ProtectedRoute.tsx';
import { AppShell } from './shell/AppShell.tsx';
import { page } from './shell/late.tsx';
import { NavigationShell } from './shell/NavigationShell.tsx';
import { PageError } from './shell/PageError.tsx';
import { Starting } from './shell/Starting.tsx';

/** The route table. Source: specification, section 2. */
export const router = createBrowserRouter([
  {
    Component: AppShell,
    HydrateFallback: Starting,
    ErrorBoundary: PageError,
    children: [
      { path: 'login', ...page(() => import('./pages/login/LoginPage.tsx')) },
      { path: 'signup', ...page(() => import('./pages/signup/SignupPage.tsx')) },
      {
        Component: NavigationShell,
        children: [
          { index: true, ...page(() => import('./pages/landing/LandingPage.tsx')) },
          {
            Component: ProtectedRoute,
            children: [
              { path: 'profile', ...page(() => import('./pages/profile/ProfilePage.tsx')) },
              { path: 'societies', ...page(() => import('./pages/societies/SocietiesPage.tsx')) },
              { path: 'my-societies', ...page(() => import('./pages/my-societies/MySocietiesPage.tsx')) },
              {
                path: 'societies/:societyid',
                ...page(() => import('./pages/society/SocietyLayout.tsx')),
                children: [
                  { index: true, ...page(() => import('./pages/society/home/SocietyHomePage.tsx')) },
                  { path: 'info', ...page(() => import('./pages/society/info/InfoPage.tsx')) },
                  { path: 'events', ...page(() => import('./pages/society/events/EventsPage.tsx')) },
                  { path: 'posts', ...page(() => import('./pages/society/posts/PostsPage.tsx')) },
                  { path: 'merch', ...page(() => import('./pages/society/merch/MerchPage.tsx')) },
                  {
                    path: 'dashboard',
                    ...page(() => import('./pages/society/dashboard/CommitteeDashboardPage.tsx')),
                  },
                ],
              },
              {
                path: 'admin',
                Component: AdministratorRoute,
                children: [
                  {
                    ...page(() => import('./pages/admin/AdminLayout.tsx')),
                    children: [
                      {
                        index: true,
                        ...page(() => import('./pages/admin/dashboard/AdminDashboardPage.tsx')),
                      },
                      {
                        path: 'societies',
                        ...page(() => import('./pages/admin/societies/AdminSocietiesPage.tsx')),
                      },
                      { path: 'users', ...page(() => import('./pages/admin/users/AdminUsersPage.tsx')) },
                      {
                        path: 'requests',
                        ...page(() => import('./pages/admin/requests/AdminRequestsPage.tsx')),
                      },
                    ],
                  },
                ],
              },
            ],
          },
          { path: '*', ...page(() => import('./pages/not-found/NotFoundPage.tsx')) },
        ],
      },
    ],
  },
]);
