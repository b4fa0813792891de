import { ButtonLink, ThemeScope } from 'societies-ui';
import { moss } from './shared/data';

/** An island of its own, with a script of its own. */
export const Newcomers = () => (
  <ThemeScope theme={moss} colorScheme="light">
    <ButtonLink href="/welcome">New here?</ButtonLink>
  </ThemeScope>
);
