import type { StorybookConfig } from '@storybook/react-vite';
import { docgenOptions } from '../packages/societies-ui/test/docgenOptions.ts';
import { forReaders } from './snippets.ts';

const config: StorybookConfig & { experimental_enrichCsf: typeof forReaders } = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/societies-ui/src/**/*.mdx',
    '../packages/{societies-ui,societies-mails}/src/**/*.stories.@(ts|tsx)',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Code is shown as a story writes it: what renders it knows components by the names that a bundler gave them, and no data.
  features: { sidebarOnboardingChecklist: false, experimentalCodeExamples: true },
  experimental_enrichCsf: forReaders,
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/societies-ui/tsconfig.json',
      ...docgenOptions,
      // Neither a story nor the preview around it is a component with props to document.
      exclude: ['**/*.stories.tsx', '.storybook/**'],
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    build: {
      ...vite.build,
      // Storybook's own documentation and axe are that large; nobody downloads them on a phone.
      chunkSizeWarningLimit: 4_000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // How long the documentation of props takes to read is known; it is no fault of the build.
        checks: { ...vite.build?.rolldownOptions?.checks, bundlerTimings: false },
        onLog: (level, log, handle) => {
          // 'use client' speaks to frameworks that render on a server; this bundle runs in a browser only.
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
      },
    },
  }),
};

export default config;
