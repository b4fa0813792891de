import { Heading } from '@storybook/addon-docs/blocks';
import { adviceOf } from '../../packages/societies-ui/src/guides/advice.ts';
import { Text } from './Text.tsx';

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** What to do with a component and what not; nothing for one of which its description says all. */
export const DoAndDont = ({ of }: { of: string }) => {
  const advice = adviceOf[of];
  return advice ? (
    <>
      <Heading>Do and don’t</Heading>
      <Text>{`### Do\n\n${list(advice.do)}\n\n### Don’t\n\n${list(advice.dont)}`}</Text>
    </>
  ) : null;
};
