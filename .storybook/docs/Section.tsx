import readme from '../../packages/societies-ui/README.md?raw';
import { sectionOf } from '../../packages/societies-ui/src/guides/sections.ts';
import { Text } from './Text.tsx';

/** A section of the library's README, so that each thing is said in one place. */
export const Section = ({ of, from = readme }: { of: string; from?: string }) => (
  <Text>{sectionOf(from, of)}</Text>
);
