import { types as t } from 'storybook/internal/babel';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Plugin } from 'vite';

/** Whether a property of a story makes it a test: a `play`, all modes, or what only running tells. */
const isTested = (property: t.Node): boolean =>
  !t.isObjectProperty(property) ||
  t.isIdentifier(property.key, { name: 'play' }) ||
  (t.isIdentifier(property.value) && /^inEvery/.test(property.value.name));

/** Where the object of a story that is no test begins. */
function startOfPicture(statement: t.Node | undefined): number | undefined {
  if (!t.isExportNamedDeclaration(statement) || !t.isVariableDeclaration(statement.declaration)) return;
  const story = statement.declaration.declarations[0]?.init;
  if (t.isObjectExpression(story) && !story.properties.some(isTested)) return story.start ?? undefined;
}

/**
 * Leaves the stories out of the tests that are looked at alone, in Storybook and in Chromatic. A test has a `play`, or shows
 * most of its component; of a file that has neither the first story is one.
 */
export const withoutPictures: Plugin = {
  name: 'constellation:without-pictures',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.stories.tsx')) return;
    const csf = loadCsf(code, { fileName: id, makeTitle: (title) => title ?? id }).parse();
    if (csf.meta?.tags?.includes('play-fn')) return;
    const starts = csf._ast.program.body.map(startOfPicture).filter((start) => start !== undefined);
    if (starts.length === csf.stories.length) starts.shift();
    return starts.reduceRight(
      (text, start) => `${text.slice(0, start + 1)} tags: ['!test'],${text.slice(start + 1)}`,
      code,
    );
  },
};
