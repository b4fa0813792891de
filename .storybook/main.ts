import type { StorybookConfig } from '@storybook/react-vite';
import { docgenOptions } from '../packages/societies-ui/test/docgenOptions.ts';
import { describedComponents } from './described.ts';
import { findByOtherNames } from './otherNames.ts';
import { forReaders } from './snippets.ts';
import { sourcesOfHosts } from './sources.ts';

interface Hooks {
  experimental_enrichCsf: typeof forReaders;
  storyIndexGenerator: typeof findByOtherNames;
}

const config: StorybookConfig & Hooks = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/societies-ui/src/**/*.mdx',
    '../packages/{societies-ui,societies-mails}/src/**/*.stories.@(ts|tsx)',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    sidebarOnboardingChecklist: false,
    // Shows a story's code as written. Rendering it instead would print minified component names and no data.
    experimentalCodeExamples: true,
    // Finds what `findByOtherNames` adds, and the headings of guides.
    experimentalSearchDocsHeadings: true,
  },
  // Without it a browser asks for /favicon.ico wherever a story is opened by itself.
  previewHead: (head = '') => `${head}<link rel="icon" href="./favicon.svg" />`,
  experimental_enrichCsf: forReaders,
  storyIndexGenerator: findByOtherNames,
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/societies-ui/tsconfig.json',
      ...docgenOptions,
      // Stories and the preview have no props to document.
      exclude: ['**/*.stories.tsx', '.storybook/**'],
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), describedComponents, sourcesOfHosts],
    build: {
      ...vite.build,
      // Storybook's documentation and axe are that large, and are never downloaded by users.
      chunkSizeWarningLimit: 4_000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // Reading the props' documentation is known to be slow; hides the warning about it.
        checks: { ...vite.build?.rolldownOptions?.checks, bundlerTimings: false },
        onLog: (level, log, handle) => {
          // 'use client' is meant for frameworks that render on a server; this bundle runs in browsers only.
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
      },
    },
  }),
};

export default config;
