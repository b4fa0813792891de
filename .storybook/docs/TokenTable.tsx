import source from '../../packages/societies-ui/src/fonts/tokens.json?raw';
import { Scrolled } from './Scrolled.tsx';

interface Token {
  $value: unknown;
  $extensions: { 'societies-ui': { property: string } };
}
type Kinds = Record<string, Record<string, Token>>;

const { base, light, dark } = JSON.parse(source) as Record<'base' | 'light' | 'dark', Kinds>;

/** A value as CSS writes it, as far as the format says it in parts. */
const written = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return value.map(written).join(', ');
  const parts = value as Record<string, unknown>;
  if (typeof parts['hex'] === 'string') {
    const alpha = parts['alpha'];
    return typeof alpha === 'number' && alpha < 1
      ? `${parts['hex']}, ${Math.round(alpha * 100)} %`
      : parts['hex'];
  }
  if ('unit' in parts) return `${String(parts['value'])}${String(parts['unit'])}`;
  return Object.values(parts).map(written).join(' ');
};

/** A value in words; a colour beside itself, on one line. */
const Value = ({ value }: { value: unknown }) => {
  const hex = (value as { hex?: string } | null)?.hex;
  return hex === undefined ? (
    written(value)
  ) : (
    <span style={{ whiteSpace: 'nowrap' }}>
      <span
        style={{
          display: 'inline-block',
          inlineSize: 16,
          blockSize: 16,
          marginInlineEnd: 8,
          border: '1px solid #8a869c',
          borderRadius: 4,
          background: hex,
          verticalAlign: 'text-bottom',
        }}
      />
      <span>{written(value)}</span>
    </span>
  );
};

/** The tokens of one kind, as `tokens.json` has them: in light and in dark where they differ. */
export const TokenTable = ({ kind }: { kind: string }) => {
  const inSchemes = light[kind] !== undefined;
  const rows = [
    ...Object.entries(light[kind] ?? {}).map(([name, token]) => ({
      name,
      token,
      other: dark[kind]?.[name]?.$value,
    })),
    ...Object.entries(base[kind] ?? {}).map(([name, token]) => ({ name, token, other: undefined })),
  ];
  return (
    <Scrolled label={`Tokens: ${kind}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Custom property</th>
            <th scope="col">{inSchemes ? 'Light' : 'Value'}</th>
            {inSchemes && <th scope="col">Dark</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, token, other }) => (
            <tr key={`${name}${other === undefined ? '' : 'scheme'}`}>
              <th scope="row">{name}</th>
              <td>
                <code>{token.$extensions['societies-ui'].property}</code>
              </td>
              <td>
                <Value value={token.$value} />
              </td>
              {inSchemes && (
                <td>
                  <Value value={other ?? token.$value} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
};
