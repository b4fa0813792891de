/**
 * Which page modules a path needs besides the entry, so that the build can tell the browser to fetch them together with
 * it, and the bundle report can add up what a visitor of that path downloads. Paths as in src/routes.tsx; `*` is one segment.
 */
const society = 'src/pages/society/SocietyLayout.tsx';
const admin = 'src/pages/admin/AdminLayout.tsx';

export const pageModules: Record<string, readonly string[]> = {
  '/': ['src/pages/landing/LandingPage.tsx'],
  '/login': ['src/pages/login/LoginPage.tsx'],
  '/signup': ['src/pages/signup/SignupPage.tsx'],
  '/profile': ['src/pages/profile/ProfilePage.tsx'],
  '/societies': ['src/pages/societies/SocietiesPage.tsx'],
  '/my-societies': ['src/pages/my-societies/MySocietiesPage.tsx'],
  '/societies/*': [society, 'src/pages/society/home/SocietyHomePage.tsx'],
  '/societies/*/info': [society, 'src/pages/society/info/InfoPage.tsx'],
  '/societies/*/events': [society, 'src/pages/society/events/EventsPage.tsx'],
  '/societies/*/posts': [society, 'src/pages/society/posts/PostsPage.tsx'],
  '/societies/*/merch': [society, 'src/pages/society/merch/MerchPage.tsx'],
  '/societies/*/dashboard': [society, 'src/pages/society/dashboard/CommitteeDashboardPage.tsx'],
  '/admin': [admin, 'src/pages/admin/dashboard/AdminDashboardPage.tsx'],
  '/admin/societies': [admin, 'src/pages/admin/societies/AdminSocietiesPage.tsx'],
  '/admin/users': [admin, 'src/pages/admin/users/AdminUsersPage.tsx'],
  '/admin/requests': [admin, 'src/pages/admin/requests/AdminRequestsPage.tsx'],
};

/** Most that a path may cost over the wire, in bytes of brotli. Source: the project's budget for first loads. */
export const budgets: Readonly<Record<string, number>> = {
  '/': 140_000,
  '/login': 165_000,
};
