import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import { transformWithOxc } from 'vite';

/**
 * The part of the build that knows styled-components. It shortens CSS, and it gives each component an id that comes from its file:
 * by default ids count components in the order in which modules load, and a page that a server rendered then has class names that
 * the browser does not repeat.
 */
export const compileStyles = {
  name: 'compile-styles',
  setup(build) {
    const home = join(import.meta.dirname, '..');
    build.onLoad({ filter: /[\\/]societies-ui[\\/]src[\\/].*\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!source.includes("from 'styled-components'")) return undefined;
      // The same on every machine: an id is a hash of this address and of the source.
      const address = `/societies-ui/${relative(home, path).split(sep).join('/')}`;
      const { code } = await transformWithOxc(source, address, {
        jsx: { runtime: 'automatic' },
        plugins: {
          styledComponents: {
            minify: true,
            ssr: true,
            displayName: false,
            fileName: false,
            pure: false,
            transpileTemplateLiterals: false,
          },
        },
      });
      return { contents: code, loader: 'js' };
    });
  },
} satisfies Plugin;
