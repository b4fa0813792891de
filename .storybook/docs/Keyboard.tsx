import { keysOf, type KeyRow } from '../../packages/societies-ui/src/guides/keys.ts';
import { Scrolled } from './Scrolled.tsx';

const Table = ({ of, rows }: { of: string; rows: readonly KeyRow[] }) => (
  <Scrolled label={`Keys: ${of}`}>
    <table>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ keys, does }) => (
          <tr key={keys}>
            <td>
              {keys.split(' ').map((key, at) => (
                <span key={key}>
                  {at > 0 && ' '}
                  <kbd>{key.replace('Arrow', '')}</kbd>
                </span>
              ))}
            </td>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scrolled>
);

/** What the keys do in a component; nothing for one that has none of its own. */
export const Keyboard = ({ of }: { of: string }) => {
  const rows = keysOf[of];
  return rows ? <Table of={of} rows={rows} /> : null;
};

/** The keys of all components, by name. */
export const KeyboardOfAll = () => (
  <>
    {Object.entries(keysOf).map(([name, rows]) => (
      <section key={name}>
        <h3>{name}</h3>
        <Table of={name} rows={rows} />
      </section>
    ))}
  </>
);
