import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileStyles } from '../build/compileStyles.ts';

const home = join(import.meta.dirname, '..');
const files = globSync('src/**/*.{ts,tsx}', { cwd: home }).filter(
  (file) =>
    !/\.(test|stories|fixture)\.|stories\.styles/.test(file) &&
    /\bstyled[.(]/.test(readFileSync(join(home, file), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')),
);

interface Rendered {
  id: string;
  html: string;
}

/** Loads all styled components in the given order in a process of its own, and says what each of them renders, by file and name. */
const renderAfterLoading = async (order: readonly string[]): Promise<Record<string, Rendered>> => {
  const imports = order.map((file, at) => `import * as module${at} from './${file}';`);
  const modules = order.map((file, at) => `[${JSON.stringify(file)}, module${at}]`);
  const render = `
    import { createElement } from 'react';
    import { renderToStaticMarkup } from 'react-dom/server';
    import { isStyledComponent } from 'styled-components';
    const rendered = {};
    for (const [file, module] of [${modules.join(', ')}]) {
      for (const [name, value] of Object.entries(module)) {
        if (isStyledComponent(value)) rendered[file + ' ' + name] = {
          id: value.styledComponentId,
          html: renderToStaticMarkup(createElement(value, { href: '/' })),
        };
      }
    }
    console.log(JSON.stringify(rendered));`;
  const code = [...imports, render].join('\n');
  const bundle = await rolldown({
    input: 'order',
    cwd: home,
    platform: 'node',
    external: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server', 'styled-components'],
    plugins: [
      {
        name: 'order',
        resolveId: (name) => (name === 'order' ? join(home, 'order.js') : undefined),
        load: (path) => (path === join(home, 'order.js') ? code : undefined),
      },
      compileStyles,
    ],
  });
  const { output } = await bundle.generate({ format: 'cjs', codeSplitting: false });
  const printed = execFileSync('node', ['-'], { cwd: home, input: output[0].code, encoding: 'utf8' });
  return JSON.parse(printed) as Record<string, Rendered>;
};

/** On a server and in a browser modules load in different orders, and a page is hydrated only if both write the same classes. */
describe('the id of a styled component', () => {
  let rendered: Record<string, Rendered>;
  beforeAll(async () => {
    rendered = await renderAfterLoading(files);
  });

  it('stays the same when modules load in another order', async () => {
    expect(Object.keys(rendered).length).toBeGreaterThan(150);
    expect(await renderAfterLoading(files.toReversed())).toEqual(rendered);
  });

  it('belongs to one component alone', () => {
    const ids = Object.values(rendered).map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});
