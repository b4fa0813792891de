import type { ParserOptions } from 'react-docgen-typescript';

/** How props are read for the tables of Storybook's pages, and by the test that asks for their descriptions. */
export const docgenOptions = {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  // An export is called by its own name. Where a file names one component by `displayName` it would else be the name of all
  // its exports, and the first of them, such as a type or a text, would stand in the component's place.
  componentNameResolver: (exported) => exported.getName(),
  // Of what an element and React take by themselves only what a component documents anew is worth a row.
  propFilter: (prop) => prop.name !== 'ref' && !prop.parent?.fileName.includes('node_modules'),
} satisfies ParserOptions;
