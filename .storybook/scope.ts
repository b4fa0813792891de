/** What the decorator shows a story in: the names of the toolbar's globals. */
export interface StoryScope {
  theme: string;
  colorScheme: 'light' | 'dark';
}

let override: StoryScope | undefined;
const listeners = new Set<() => void>();

/** A scope that wins over the toolbar's, for the check of contrast; undefined gives the toolbar its say back. */
export function overrideScope(scope: StoryScope | undefined): void {
  override = scope;
  for (const listener of listeners) listener();
}

export const scopeOverride = {
  get: () => override,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
