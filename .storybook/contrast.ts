import type { Preview } from '@storybook/react-vite';
import { defaultModes } from '../packages/societies-ui/src/foundations/modes.fixture.ts';
import { overrideScope, type StoryScope } from './scope.ts';

/** Besides the scope in which a story ran: dark, a second theme, and one that nobody should choose. */
const others: StoryScope[] = [
  { theme: 'Default', colorScheme: 'dark' },
  { theme: 'Moss', colorScheme: 'light' },
  { theme: 'Moss', colorScheme: 'dark' },
  { theme: 'Hostile yellow', colorScheme: 'light' },
];

/** The rules that depend on colour; what else axe looks for does not change with a theme. */
const rules = ['color-contrast', 'link-in-text-block'];

interface A11yParameters {
  test?: string;
  config?: { rules?: { id: string; enabled?: boolean }[] };
}

const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      requestAnimationFrame(() => resolve());
    });
  });

/** Whether a story is one that shows what its component has, and so is looked at in more modes than the default. */
const showsMost = (chromatic: { modes?: object } = {}) =>
  Object.keys(chromatic.modes ?? {}).length > Object.keys(defaultModes).length;

/**
 * After a story that shows most of its component has run in a test, looks at its final state in the other scopes too. One story,
 * many themes: the colours are custom properties, so nothing has to run again.
 */
export const contrastInOtherScopes: NonNullable<Preview['afterEach']> = async ({ parameters, viewMode }) => {
  const a11y = (parameters['a11y'] ?? {}) as A11yParameters;
  if (!('__vitest_browser__' in globalThis) || viewMode === 'docs' || a11y.test !== 'error') return;
  if (!showsMost(parameters['chromatic'] as { modes?: object })) return;
  const off = new Set(a11y.config?.rules?.filter((rule) => rule.enabled === false).map((rule) => rule.id));
  const wanted = rules.filter((rule) => !off.has(rule));
  if (wanted.length === 0) return;

  // Only tests look here: whoever reads or photographs a story does not load axe for it.
  const { default: axe } = await import('axe-core');
  const faults: string[] = [];
  try {
    for (const scope of others) {
      overrideScope(scope);
      await painted();
      const { violations } = await axe.run(document.body, {
        runOnly: { type: 'rule', values: wanted },
        resultTypes: ['violations'],
      });
      for (const { nodes } of violations) {
        for (const node of nodes) {
          faults.push(`${scope.theme}, ${scope.colorScheme}: ${node.html}\n  ${node.failureSummary ?? ''}`);
        }
      }
    }
  } finally {
    overrideScope(undefined);
  }
  if (faults.length > 0) throw new Error(`Hard to read in another theme:\n\n${faults.join('\n\n')}`);
};
