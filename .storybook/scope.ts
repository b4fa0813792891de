/** The toolbar's settings that the decorator applies. */
export interface StoryScope {
  theme: string;
  colorScheme: 'light' | 'dark';
}

let override: StoryScope | undefined;
const listeners = new Set<() => void>();

/** Overrides the toolbar's scope during the contrast check; undefined ends the override. */
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
