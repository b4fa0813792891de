import { paths } from 'societies-contract';
import { ProtectedReply } from 'societies-contract/schemas';
import { callerOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';

/** Sessions, the own profile and the own password. */
export const accountRoutes: Routes = async (server) => {
  server.get(
    pattern(paths.protected),
    { config: { rights: 'signedIn' }, schema: { response: { 200: ProtectedReply } } },
    (request) => {
      const { universityId, isAdmin } = callerOf(request);
      return { userID: universityId, isAdmin };
    },
  );
};
