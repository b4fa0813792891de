import type { Preview } from '@storybook/react-vite';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** What is read of a component's source, as far as it is used here. */
interface Docgen {
  props?: Record<string, { tags?: Record<string, string> }>;
}

/** Whether a form of texts and numbers can change it: no element, no date, nothing that holds a function. */
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

/** Types of which a control would begin with an empty object, which no component expects. */
const shaped = new Set(['array', 'object', 'other', 'union']);

/**
 * The rows of a table of props as its readers need them: what can be written is a text, what cannot be written has no
 * control, and what a story gives to the element itself says so.
 */
export const propRows: Enhancer = ({ argTypes, initialArgs, component }) => {
  const values = initialArgs as Record<string, unknown>;
  const docgen = (component as { __docgenInfo?: Docgen } | undefined)?.__docgenInfo;
  const rows = [...new Set([...Object.keys(argTypes), ...Object.keys(values)])].map((name) => {
    const row = argTypes[name] ?? { name };
    const value = values[name];
    // What a description says of the default is for readers; what the code says may be an expression.
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
