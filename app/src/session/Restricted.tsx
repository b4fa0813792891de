import { RestrictedAccess } from 'societies-ui';

/** For users who are not administrators. */
export default function Restricted() {
  return <RestrictedAccess />;
}
