import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const mark = '\0source:';

/**
 * Reads the files of hosts' projects that guides show (`?raw`) as text and nothing else: Vite would look for the settings of their
 * compilers, which only an installed project has.
 */
export const sourcesOfHosts: Plugin = {
  name: 'constellation:sources-of-hosts',
  enforce: 'pre',
  resolveId(id, importer) {
    if (!importer || !id.endsWith('?raw') || !id.includes('/consumers/')) return;
    return `${mark}${resolve(dirname(importer), id.slice(0, -'?raw'.length))}.js`;
  },
  load(id) {
    if (!id.startsWith(mark)) return;
    const file = id.slice(mark.length, -'.js'.length);
    this.addWatchFile(file);
    return `export default ${JSON.stringify(readFileSync(file, 'utf8'))}`;
  },
};
