import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import storybook from 'eslint-plugin-storybook';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const uiSource = 'packages/societies-ui/src';

/**
 * The parts of the code base; a file belongs to the first that matches.
 * Source: CONTRIBUTING.md, "Who may import whom".
 */
const buildings = [
  { type: 'contract', pattern: 'packages/societies-contract/**' },
  { type: 'ui-theme', pattern: `${uiSource}/theme/**` },
  // Host configuration belongs to no domain; base components read it as domains do.
  { type: 'ui-base', pattern: `${uiSource}/{base,host,fonts}/**` },
  { type: 'ui-entry', pattern: `${uiSource}/exports/**` },
  { type: 'ui-domain', pattern: `${uiSource}/*/**`, capture: ['domain'] },
  { type: 'ui-proof', pattern: 'packages/societies-ui/{test,bench,consumers}/**' },
  { type: 'mails', pattern: 'packages/societies-mails/**' },
  { type: 'server', pattern: 'packages/societies-server/**' },
  { type: 'e2e', pattern: 'app/e2e/**' },
  { type: 'app', pattern: 'app/**' },
];

/** @param {string[]} types */
const elements = (...types) => ({ to: { element: { types: { anyOf: types } } } });
/** @param {string[]} names */
const packages = (...names) => names.map((source) => ({ to: { module: { source } } }));

const importRule = {
  default: 'disallow',
  checkAllOrigins: true,
  checkUnknownLocals: true,
  message:
    '{{from.element.types}} may not import {{dependency.source}}: see CONTRIBUTING.md, "Who may import whom"',
  policies: [
    // Third-party packages are restricted by each package.json; the workspace's own are listed below.
    { allow: [{ to: { module: { origin: ['external', 'core'] } } }] },
    { disallow: packages('societies-*', 'app') },
    { from: { element: { type: 'contract' } }, allow: [elements('contract')] },
    {
      from: { element: { type: 'ui-theme' } },
      allow: [elements('ui-theme'), ...packages('societies-contract')],
    },
    {
      from: { element: { type: 'ui-base' } },
      allow: [elements('ui-base', 'ui-theme'), ...packages('societies-contract')],
    },
    {
      from: { element: { type: 'ui-domain' } },
      allow: [elements('ui-domain', 'ui-base', 'ui-theme'), ...packages('societies-contract')],
    },
    {
      // A domain uses another one as an embedder would: its components, but not their styles.
      from: { element: { type: 'ui-domain' } },
      disallow: [
        {
          to: {
            element: { type: 'ui-domain', captured: { domain: '!{{from.element.captured.domain}}' } },
            file: { categories: 'styles' },
          },
        },
      ],
    },
    {
      from: { element: { types: { anyOf: ['ui-entry', 'ui-proof'] } } },
      allow: [
        elements('ui-domain', 'ui-base', 'ui-theme', 'ui-entry', 'ui-proof'),
        ...packages('societies-contract', 'societies-ui'),
      ],
    },
    {
      // Stories may combine components of any domain.
      from: { file: { categories: 'stories' } },
      allow: [elements('ui-domain', 'ui-base', 'ui-theme', 'ui-entry'), ...packages('societies-contract')],
    },
    { from: { element: { type: 'mails' } }, allow: [elements('mails'), ...packages('societies-contract')] },
    {
      from: { element: { type: 'server' } },
      allow: [elements('server'), ...packages('societies-contract', 'societies-mails')],
    },
    {
      from: { element: { type: 'app' } },
      allow: [elements('app'), ...packages('societies-contract', 'societies-ui')],
    },
    { from: { element: { type: 'e2e' } }, allow: [elements('e2e'), ...packages('societies-contract')] },
  ],
};

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/node_modules/',
    '**/.next/',
    'storybook-static/',
    'coverage/',
    'test-results/',
    '.cache/',
    '.data/',
    // Example projects that stand for other people's code, with their own style.
    'packages/societies-ui/consumers/*/',
    'packages/societies-ui/bench/pages/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: ['**/*.{ts,tsx}'], extends: [tseslint.configs.base] },
  {
    files: ['packages/*/{src,test,bench}/**/*.{ts,tsx}', 'app/{src,e2e}/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': buildings.map((building) => ({ ...building, partialMatch: false })),
      'boundaries/files': [
        { category: 'stories', pattern: '**/*.{stories,fixture}.{ts,tsx}' },
        { category: 'styles', pattern: '**/*.styles.ts' },
      ],
      'boundaries/include': ['packages/**/*', 'app/**/*'],
      'import/resolver': { node: { extensions: ['.ts', '.tsx', '.js', '.mjs'] } },
    },
    rules: {
      'boundaries/dependencies': ['error', importRule],
    },
  },
  {
    files: [`${uiSource}/**/*.{ts,tsx}`, 'app/src/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict],
    rules: {
      // A component's `role` prop may be a role in a society.
      'jsx-a11y/aria-role': ['error', { ignoreNonDOM: true }],
      // Scroll containers need a tabindex, so that they can be scrolled by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'region'] }],
    },
  },
  {
    files: [`${uiSource}/**/*.{ts,tsx}`],
    ignores: ['**/*.stories.tsx'],
    rules: {
      // Texts must be messages, so that a host can replace them.
      'no-restricted-syntax': [
        'error',
        { selector: 'JSXText[value=/[A-Za-z]/]', message: 'Take the text from `useMessages`.' },
        {
          selector:
            'JSXAttribute[name.name=/^(aria-(label|description|roledescription|valuetext)|title|alt|placeholder|label|hint)$/] > Literal[value=/^(?!https:).*[A-Za-z]/]',
          message: 'Take the text from `useMessages`.',
        },
      ],
    },
  },
  { files: ['**/*.stories.tsx'], extends: [storybook.configs['flat/recommended']] },
);
