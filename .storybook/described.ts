import type { Plugin } from 'vite';
import { otherNames } from './otherNames.ts';

const name = 'virtual:described-components';

/** Offers what the build of the library says of its components (`components.json`) to the pages of the Storybook. */
export const describedComponents: Plugin = {
  name: 'constellation:described-components',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  async load(id) {
    if (id !== `\0${name}`) return;
    // Only when a page asks: reading the sources takes seconds, and tests show no such page.
    const { describeComponents } = await import('../packages/societies-ui/build/describe.ts');
    const described = describeComponents().map(({ name: component, entry, parts, states }) => [
      component,
      { entry, parts, states },
    ]);
    return [
      `export default ${JSON.stringify(Object.fromEntries(described))}`,
      `export const otherNames = ${JSON.stringify(otherNames())}`,
    ].join('\n');
  },
};
