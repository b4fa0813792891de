const key = 'constellation-admin-societies';

export type ListView = 'cards' | 'table';

/** How administrators saw societies last. */
export function lastView(): ListView {
  try {
    return localStorage.getItem(key) === 'table' ? 'table' : 'cards';
  } catch {
    return 'cards';
  }
}

export function rememberView(view: ListView): void {
  try {
    localStorage.setItem(key, view);
  } catch {
    // A browser that stores nothing still switches for this visit.
  }
}
