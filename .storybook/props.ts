import type { Preview } from '@storybook/react-vite';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** The fields of react-docgen's output that are read here. */
interface Docgen {
  props?: Record<string, { tags?: Record<string, string> }>;
}

/** Whether a value can be edited in a control: text and numbers, but no element, date or function. */
const editable = (value: unknown): boolean => {
  if (value === null || typeof value !== 'object')
    return typeof value !== 'function' && typeof value !== 'symbol';
  if (Array.isArray(value)) return value.every(editable);
  return (
    Object.getPrototypeOf(value) === Object.prototype &&
    !('$$typeof' in value) &&
    Object.values(value).every(editable)
  );
};

/** Types whose control would start as an empty object, which no component expects. */
const shaped = new Set(['array', 'object', 'other', 'union']);

/**
 * Adapts the table of props: text for what can be typed, no control for what cannot, and a note on props that the story sets
 * itself.
 */
export const propRows: Enhancer = ({ argTypes, initialArgs, component }) => {
  const values = initialArgs as Record<string, unknown>;
  const docgen = (component as { __docgenInfo?: Docgen } | undefined)?.__docgenInfo;
  const rows = [...new Set([...Object.keys(argTypes), ...Object.keys(values)])].map((name) => {
    const row = argTypes[name] ?? { name };
    const value = values[name];
    // Only `@default` in the description: the default in code may be an expression.
    const given = docgen?.props?.[name]?.tags?.['default'];
    const written = /^(ReactNode|string( \| (null|number))?)$/.test(row.table?.type?.summary ?? '');
    return [
      name,
      {
        ...row,
        ...(given !== undefined && {
          table: { ...row.table, defaultValue: { summary: given.replace(/^'(.*)'$/, '"$1"') } },
        }),
        ...(component !== undefined &&
          row.description === undefined && {
            description: name === 'children' ? 'What stands inside.' : 'As the HTML element takes it.',
          }),
        ...(written && (value == null || typeof value === 'string') && { control: { type: 'text' } }),
        ...((!editable(value) || (value === undefined && !written && shaped.has(row.type?.name ?? ''))) && {
          control: { disable: true },
        }),
      },
    ];
  });
  return Object.fromEntries(rows) as typeof argTypes;
};
