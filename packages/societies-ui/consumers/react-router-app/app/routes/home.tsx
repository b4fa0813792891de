import { createTheme } from 'societies-ui/theme';
import { moss } from '../shared/data';
import { Again } from '../shared/Again';

export const meta = () => [{ title: `Consumer in ${createTheme(moss).light.primary}` }];

export default function Home() {
  return <Again />;
}
