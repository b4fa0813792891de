import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import all, { otherNames } from 'virtual:described-components';
import type { Described } from '../../packages/societies-ui/build/describe.ts';
import { DoAndDont } from './DoAndDont.tsx';
import { Keyboard } from './Keyboard.tsx';
import { Scrolled } from './Scrolled.tsx';
import { Text } from './Text.tsx';
import { keysOf } from '../../packages/societies-ui/src/guides/keys.ts';

const described = all as Record<string, Pick<Described, 'entry' | 'parts' | 'states'> | undefined>;

/** What the CSS of a host may style. */
const partsOf = (name: string): string => {
  const { parts = [], states = {} } = described[name] ?? {};
  return [
    `Your CSS finds it by \`[data-soc="${name}"]\`. Nothing else of its markup is promised.`,
    ...(parts.length > 0
      ? [
          '| Part | Made of |\n| --- | --- |\n' +
            parts.map(({ part, element }) => `| \`[data-part="${part}"]\` | \`${element}\` |`).join('\n'),
        ]
      : []),
    ...Object.entries(states).map(([state, values]) => `\`${state}\` can say ${values.join(', ')}.`),
  ].join('\n\n');
};

/** How far the accessibility of a component is checked, said of what its stories do. */
const checksOf = (name: string, played: readonly { id: string; name: string }[]): string => {
  const links = played.map(({ id, name }) => `[${name}](?path=/story/${id})`).join(', ');
  return [
    'axe checks its stories by WCAG 2.2 AA. Contrast is checked in light and dark, and in the theme that is hardest to read.',
    ...(played.length > 0 ? [`Tests try its behaviour, by keyboard and pointer, in ${links}.`] : []),
    ...(keysOf[name]
      ? []
      : [
          'It has no keys of its own: Tab reaches what can be used, Enter follows a link, Enter and Space press a button.',
        ]),
  ].join('\n\n');
};

/** The page of a component: what it is for, how it is imported, its props, what to do and not to do, keys, parts, and every state. */
export const ComponentPage = () => {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { component } = preparedMeta as { component?: { displayName?: string } };
  const name = component?.displayName;
  const own = name === undefined ? undefined : described[name];
  const elsewhere = otherNames[`${csfFile.meta.id}--docs`];
  const played = Object.values(csfFile.stories).filter(({ play }) => play !== undefined);
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {elsewhere && (
        <div id="other-names">
          <Text>{`[Other names](?path=/docs/guides-other-names--docs): ${elsewhere.join('; ')}`}</Text>
        </div>
      )}
      {name !== undefined && own && (
        <Text>{`\`\`\`tsx\nimport { ${name} } from '${own.entry}';\n\`\`\``}</Text>
      )}
      <Primary />
      <Scrolled label="Props">
        <Controls />
      </Scrolled>
      {name !== undefined && <DoAndDont of={name} />}
      {name !== undefined && own && (
        <>
          <Heading>Accessibility</Heading>
          <Text>{checksOf(name, played)}</Text>
          {keysOf[name] && <Keyboard of={name} />}
          <Heading>Parts and states</Heading>
          <Text>{partsOf(name)}</Text>
        </>
      )}
      <Stories title="Every state" />
    </>
  );
};
