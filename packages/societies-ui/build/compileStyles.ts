import { join, relative, sep } from 'node:path';
import type { Plugin } from 'rolldown';
import { transformWithOxc } from 'vite';

const home = join(import.meta.dirname, '..');

/**
 * The part of the build that knows styled-components. It shortens CSS, and it gives each component an id that comes from its file:
 * by default ids count components in the order in which modules load, and a page that a server rendered then has class names that
 * the browser does not repeat.
 */
export const compileStyles: Plugin = {
  name: 'compile-styles',
  transform: {
    filter: { id: /[\\/]societies-ui[\\/]src[\\/].*\.tsx?$/, code: "from 'styled-components'" },
    handler: async (source, path) => {
      // The same on every machine: an id is a hash of this address and of the source.
      const address = `/societies-ui/${relative(home, path).split(sep).join('/')}`;
      const { code, map } = await transformWithOxc(source, address, {
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
      return { code, map, moduleType: 'js' };
    },
  },
};
