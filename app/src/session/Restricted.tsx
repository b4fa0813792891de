import { RestrictedAccess } from 'societies-ui';

/** For users who are no administrators. */
export default function Restricted() {
  return <RestrictedAccess />;
}
