/**
 * Which page modules a path needs besides the entry, so that the build can tell the browser to fetch them together with
 * it, and the bundle report can add up what a visitor of that path downloads. Paths as in src/routes.tsx; `*` is one segment.
 */
export const pageModules: Record<string, readonly string[]> = {
  '/': ['src/pages/landing/LandingPage.tsx'],
  '/login': ['src/pages/login/LoginPage.tsx'],
  '/signup': ['src/pages/signup/SignupPage.tsx'],
  '/societies': ['src/pages/societies/SocietiesPage.tsx'],
  '/my-societies': ['src/pages/my-societies/MySocietiesPage.tsx'],
  '/societies/*': ['src/pages/society/SocietyLayout.tsx', 'src/pages/society/home/SocietyHomePage.tsx'],
};

/** Most that a path may cost over the wire, in bytes of brotli. Source: the project's budget for first loads. */
export const budgets: Partial<Record<keyof typeof pageModules, number>> = {
  '/': 140_000,
  '/login': 165_000,
};
