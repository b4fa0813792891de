import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoryIndexGenerator } from 'storybook/internal/core-server';
import { otherNamesIn } from '../packages/societies-ui/src/guides/otherNames.ts';

const guide = join(import.meta.dirname, '../packages/societies-ui/src/guides/OtherNames.mdx');

export const otherNames = () => otherNamesIn(readFileSync(guide, 'utf8'));

/** Of the line of a component's page that says its other names. */
const lineId = 'other-names';

/** Lets the search above the list of pages lead to a component by its other names: for it they are headings of its page. */
export function findByOtherNames(generator: StoryIndexGenerator): StoryIndexGenerator {
  // Storybook asks for its one generator several times.
  if (Object.hasOwn(generator, 'getIndexAndStats')) return generator;
  const indexed = generator.getIndexAndStats.bind(generator);
  generator.getIndexAndStats = async () => {
    const index = await indexed();
    for (const [page, names] of Object.entries(otherNames())) {
      const entry = index.storyIndex.entries[page];
      if (entry?.type !== 'docs') continue;
      const anchors = entry.anchors?.filter(({ id }) => id !== lineId) ?? [];
      entry.anchors = [...names.map((title) => ({ id: lineId, title })), ...anchors];
    }
    return index;
  };
  return generator;
}
