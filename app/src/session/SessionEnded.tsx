import { BrokenConstellation } from 'societies-ui';
import { Clock } from 'societies-ui/icons';

/** The drawing beside the words that a session has ended. */
export default function SessionEnded() {
  return <BrokenConstellation icon={Clock} />;
}
