import {
  Controls,
  Description,
  Heading,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import all from 'virtual:described-components';
import type { Described } from '../../packages/societies-ui/build/describe.ts';
import { Keyboard } from './Keyboard.tsx';
import { keysOf } from '../../packages/societies-ui/src/guides/keys.ts';

const described = all as Record<string, Pick<Described, 'entry' | 'parts' | 'states'> | undefined>;

const Parts = ({ of }: { of: string }) => {
  const { parts = [], states = {} } = described[of] ?? {};
  return (
    <>
      <p>
        Your CSS finds it by <code>{`[data-soc="${of}"]`}</code>. Nothing else of its markup is promised.
      </p>
      {parts.length > 0 && (
        <div role="region" aria-label={`Parts of ${of}`} tabIndex={0} style={{ overflowX: 'auto' }}>
          <table>
            <thead>
              <tr>
                <th scope="col">Part</th>
                <th scope="col">Made of</th>
              </tr>
            </thead>
            <tbody>
              {parts.map(({ part, element }) => (
                <tr key={part}>
                  <td>
                    <code>{`[data-part="${part}"]`}</code>
                  </td>
                  <td>
                    <code>{element}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {Object.entries(states).map(([state, values]) => (
        <p key={state}>
          <code>{state}</code>
          <span> can say </span>
          <span>{values.join(', ')}</span>
          <span>.</span>
        </p>
      ))}
    </>
  );
};

/** How far the accessibility of a component is checked, said of what its stories do. */
const Checked = ({ played }: { played: readonly { id: string; name: string }[] }) => (
  <>
    <p>
      axe checks its stories by WCAG 2.2 AA, in light and dark. Its texts can be replaced and read from right
      to left.
    </p>
    {played.length > 0 && (
      <p>
        <span>Behaviour is tried by the keyboard and the pointer in: </span>
        {played.map(({ id, name }, at) => (
          <span key={id}>
            {at > 0 && ', '}
            <a href={`?path=/story/${id}`} target="_top">
              {name}
            </a>
          </span>
        ))}
        <span>.</span>
      </p>
    )}
  </>
);

/** The page of a component: what it is for, how it is imported, its props, keys, parts, and every state. */
export const ComponentPage = () => {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { component } = preparedMeta as { component?: { displayName?: string } };
  const name = component?.displayName;
  const own = name === undefined ? undefined : described[name];
  const played = Object.values(csfFile.stories).filter(({ play }) => play !== undefined);
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {name !== undefined && own && (
        <Source code={`import { ${name} } from '${own.entry}';`} language="tsx" />
      )}
      <Primary />
      <Controls />
      {name !== undefined && own && (
        <>
          <Heading>Accessibility</Heading>
          <Checked played={played} />
          {keysOf[name] && <Keyboard of={name} />}
          <Heading>Parts</Heading>
          <Parts of={name} />
        </>
      )}
      <Stories />
    </>
  );
};
