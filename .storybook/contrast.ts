import type { StoryContext } from '@storybook/react-vite';
import { painted } from '../packages/societies-ui/src/foundations/frames.fixture.ts';
import { defaultModes } from '../packages/societies-ui/src/foundations/modes.fixture.ts';
import { overrideScope, type StoryScope } from './scope.ts';

/** Scopes to check besides the story's own: dark, and the theme that is hardest to read in both schemes. */
const others: StoryScope[] = [
  { theme: 'Default', colorScheme: 'dark' },
  { theme: 'Hostile yellow', colorScheme: 'light' },
  { theme: 'Hostile yellow', colorScheme: 'dark' },
];

/** The axe rules that depend on colour; no other result changes with a theme. */
const rules = ['color-contrast', 'link-in-text-block'];

interface A11yParameters {
  test?: string;
  config?: { rules?: { id: string; enabled?: boolean }[] };
}

/** Whether a story is marked `inEveryMode`. */
const showsMost = (chromatic: { modes?: object } = {}) =>
  Object.keys(chromatic.modes ?? {}).length > Object.keys(defaultModes).length;

/**
 * Repeats the contrast check of stories marked `inEveryMode` in the other scopes, on their final state. Colours are custom
 * properties, so the story need not run again.
 */
export async function contrastInOtherScopes({
  parameters,
  viewMode,
}: Pick<StoryContext, 'parameters' | 'viewMode'>): Promise<void> {
  const a11y = (parameters['a11y'] ?? {}) as A11yParameters;
  if (!('__vitest_browser__' in globalThis) || viewMode === 'docs' || a11y.test !== 'error') return;
  if (!showsMost(parameters['chromatic'] as { modes?: object })) return;
  const off = new Set(a11y.config?.rules?.filter((rule) => rule.enabled === false).map((rule) => rule.id));
  const wanted = rules.filter((rule) => !off.has(rule));
  if (wanted.length === 0) return;

  // Loads axe in tests only.
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
}
