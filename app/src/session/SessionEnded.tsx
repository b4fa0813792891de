import { BrokenConstellation } from 'societies-ui';
import { Clock } from 'societies-ui/icons';

/** The illustration for an ended session. */
export default function SessionEnded() {
  return <BrokenConstellation icon={Clock} />;
}
