const key = 'constellation-admin-societies';

export type ListView = 'cards' | 'table';

/** The view of societies that the administrator used last. */
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
    // A browser without storage still switches for this visit.
  }
}
