import { defineConfig } from 'oxlint';

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
  // The list of all messages, of which `host` reads the types.
  { type: 'ui-messages', pattern: `${uiSource}/locales/en/**` },
  { type: 'ui-entry', pattern: `${uiSource}/exports/**` },
  { type: 'ui-domain', pattern: `${uiSource}/*/**`, capture: ['domain'] },
  { type: 'ui-proof', pattern: 'packages/societies-ui/{test,bench,build,consumers}/**' },
  { type: 'mails', pattern: 'packages/societies-mails/**' },
  { type: 'server', pattern: 'packages/societies-server/**' },
  { type: 'e2e', pattern: 'app/e2e/**' },
  { type: 'app', pattern: 'app/**' },
];

const elements = (...types: string[]) => ({ to: { element: { types: { anyOf: types } } } });
const packages = (...names: string[]) => names.map((source) => ({ to: { module: { source } } }));

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
      allow: [elements('ui-base', 'ui-theme', 'ui-messages'), ...packages('societies-contract')],
    },
    { from: { element: { type: 'ui-messages' } }, allow: [elements('ui-domain', 'ui-base')] },
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
        elements('ui-domain', 'ui-base', 'ui-theme', 'ui-messages', 'ui-entry', 'ui-proof'),
        ...packages('societies-contract', 'societies-ui'),
      ],
    },
    {
      // Stories may combine components of any domain.
      from: { file: { categories: 'stories' } },
      allow: [
        elements('ui-domain', 'ui-base', 'ui-theme', 'ui-messages', 'ui-entry'),
        ...packages('societies-contract'),
      ],
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

/**
 * What JavaScript, TypeScript and React know to be wrong, with the types of each file's own project; and what is this project's
 * own: who may import whom, accessibility, texts, stories.
 */
export default defineConfig({
  options: {
    typeAware: true,
    // What the compiler, TypeScript 7, has to say of them too.
    typeCheck: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: 'error',
  },
  plugins: ['eslint', 'typescript', 'import'],
  jsPlugins: [
    'eslint-plugin-boundaries',
    'eslint-plugin-storybook',
    // Rules of ESLint that Oxlint does not know itself.
    { name: 'eslint-js', specifier: 'oxlint-plugin-eslint' },
    './scripts/lint/textInElements.ts',
  ],
  categories: { correctness: 'error' },
  settings: {
    'boundaries/elements': buildings.map((building) => ({ ...building, partialMatch: false })),
    'boundaries/files': [
      { category: 'stories', pattern: '**/*.{stories,fixture}.{ts,tsx}' },
      { category: 'styles', pattern: '**/*.styles.ts' },
    ],
    'boundaries/include': ['packages/**/*', 'app/**/*'],
    'import/resolver': { node: { extensions: ['.ts', '.tsx', '.js', '.mjs'] } },
  },
  ignorePatterns: [
    // Projects of other people, in their own manner.
    'packages/societies-ui/consumers/*/',
    'packages/societies-ui/bench/pages/',
  ],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: true }],
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-array-constructor': 'error',
    'no-case-declarations': 'error',
    'no-console': ['error', { allow: ['warn', 'error'] }],
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-unexpected-multiline': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    'no-useless-assignment': 'error',
    'preserve-caught-error': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-function-type': 'error',
    // A name or a number is sorted as it is written; an `Error`'s or a `Set`'s fields are spread on purpose.
    'typescript/require-array-sort-compare': 'off',
    'typescript/no-misused-spread': 'off',
    // Objects here are made of closures; nothing reads `this`.
    'typescript/unbound-method': 'off',
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        'no-var': 'error',
        'prefer-const': 'error',
        'prefer-rest-params': 'error',
        'prefer-spread': 'error',
        // `async` handlers on events are handled where they are written: React and Fastify both take promises.
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        'typescript/no-unnecessary-type-assertion': 'error',
        'typescript/no-unsafe-argument': 'error',
        'typescript/no-unsafe-assignment': 'error',
        'typescript/no-unsafe-call': 'error',
        'typescript/no-unsafe-enum-comparison': 'error',
        'typescript/no-unsafe-member-access': 'error',
        'typescript/no-unsafe-return': 'error',
        'typescript/only-throw-error': 'error',
        'typescript/prefer-promise-reject-errors': 'error',
        'typescript/restrict-plus-operands': 'error',
        // Numbers and the like read well inside a template.
        'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
        'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      },
    },
    {
      files: ['**/*.{js,mjs}'],
      rules: { 'no-redeclare': 'error', 'typescript/no-base-to-string': 'off' },
    },
    {
      files: ['packages/*/{src,test,bench}/**/*.{ts,tsx}', 'app/{src,e2e}/**/*.{ts,tsx}'],
      rules: { 'boundaries/dependencies': ['error', importRule] },
    },
    {
      files: [`${uiSource}/**/*.{ts,tsx}`, 'app/src/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}'],
      plugins: ['eslint', 'typescript', 'import', 'react', 'jsx-a11y'],
      rules: {
        'jsx-a11y/alt-text': 'error',
        'jsx-a11y/anchor-has-content': 'error',
        'jsx-a11y/anchor-is-valid': 'error',
        'jsx-a11y/aria-activedescendant-has-tabindex': 'error',
        'jsx-a11y/aria-props': 'error',
        'jsx-a11y/aria-proptypes': 'error',
        'jsx-a11y/aria-unsupported-elements': 'error',
        'jsx-a11y/autocomplete-valid': 'error',
        'jsx-a11y/click-events-have-key-events': 'error',
        'jsx-a11y/heading-has-content': 'error',
        'jsx-a11y/html-has-lang': 'error',
        'jsx-a11y/iframe-has-title': 'error',
        'jsx-a11y/img-redundant-alt': 'error',
        'jsx-a11y/interactive-supports-focus': 'error',
        'jsx-a11y/label-has-associated-control': 'error',
        'jsx-a11y/media-has-caption': 'error',
        'jsx-a11y/mouse-events-have-key-events': 'error',
        'jsx-a11y/no-access-key': 'error',
        'jsx-a11y/no-autofocus': 'error',
        'jsx-a11y/no-distracting-elements': 'error',
        'jsx-a11y/no-interactive-element-to-noninteractive-role': 'error',
        'jsx-a11y/no-noninteractive-element-interactions': 'error',
        'jsx-a11y/no-noninteractive-element-to-interactive-role': 'error',
        'jsx-a11y/no-redundant-roles': 'error',
        'jsx-a11y/no-static-element-interactions': 'error',
        'jsx-a11y/role-has-required-aria-props': 'error',
        'jsx-a11y/role-supports-aria-props': 'error',
        'jsx-a11y/scope': 'error',
        'jsx-a11y/tabindex-no-positive': 'error',
        // A component's `role` prop may be a role in a society.
        'jsx-a11y/aria-role': ['error', { ignoreNonDOM: true }],
        // Scroll containers need a tabindex, so that they can be scrolled by keyboard.
        'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'region'] }],
        'react/error-boundaries': 'error',
        'react/exhaustive-deps': 'error',
        'react/globals': 'error',
        // Names what React's compiler, which is not used here, would leave as it is.
        'react/incompatible-library': 'off',
        'react/immutability': 'error',
        'react/preserve-manual-memoization': 'error',
        'react/purity': 'error',
        'react/refs': 'error',
        'react/rules-of-hooks': 'error',
        'react/set-state-in-effect': 'error',
        'react/set-state-in-render': 'error',
        'react/static-components': 'error',
        'react/unsupported-syntax': 'error',
        'react/use-memo': 'error',
        'react/void-use-memo': 'error',
      },
    },
    {
      files: [`${uiSource}/**/*.tsx`, 'app/src/**/*.tsx'],
      excludeFiles: ['**/*.{stories,fixture}.tsx'],
      rules: { 'constellation/text-in-elements-of-its-own': 'error' },
    },
    {
      // A story's `render` is no component.
      files: ['**/*.stories.tsx'],
      rules: {
        'react/rules-of-hooks': 'off',
        'storybook/await-interactions': 'error',
        'storybook/context-in-play-function': 'error',
        'storybook/default-exports': 'error',
        'storybook/hierarchy-separator': 'error',
        'storybook/no-redundant-story-name': 'error',
        'storybook/no-renderer-packages': 'error',
        'storybook/prefer-pascal-case': 'error',
        'storybook/story-exports': 'error',
        'storybook/use-storybook-expect': 'error',
        'storybook/use-storybook-testing-library': 'error',
      },
    },
    {
      files: ['packages/societies-ui/src/**/*.{ts,tsx}'],
      excludeFiles: ['**/*.stories.tsx'],
      rules: {
        // Data in, callbacks out: the moment comes as `now`, the rest belongs to whoever embeds the library.
        'no-restricted-globals': [
          'error',
          'fetch',
          'localStorage',
          'sessionStorage',
          'XMLHttpRequest',
          'WebSocket',
        ],
        'no-restricted-properties': ['error', { object: 'Date', property: 'now', message: 'Pass `now`.' }],
        'no-restricted-imports': ['error', { patterns: ['react-router*', 'swr', 'swr/*', '@supabase/*'] }],
        // Texts must be messages, so that a host can replace them.
        'eslint-js/no-restricted-syntax': [
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
    {
      // Playwright wants a pattern also where a fixture takes nothing.
      files: ['app/e2e/**/*.ts'],
      rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
    },
    {
      files: [
        'scripts/**',
        'app/scripts/**',
        '*.config.{js,ts}',
        '**/*.config.ts',
        '**/bench/**',
        '**/consumers/**',
      ],
      rules: { 'no-console': 'off' },
    },
  ],
});
