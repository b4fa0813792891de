import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/societies-ui/src/**/*.mdx', '../packages/societies-ui/src/**/*.stories.@(ts|tsx)'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/societies-ui/tsconfig.json',
      // Neither a story nor the preview around it is a component with props to document.
      exclude: ['**/*.stories.tsx', '.storybook/**'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Of what an element takes by itself only what a component documents anew is worth a row.
      propFilter: (prop) => !prop.parent?.fileName.includes('node_modules'),
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
