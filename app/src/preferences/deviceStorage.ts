/** Texts kept by the browser, or in memory where it refuses. */
interface DeviceStorage {
  /** The text, or null if there is none. */
  read: (key: string) => string | null;
  /** Stores a text, or removes it if null. @returns whether it outlives a reload. */
  write: (key: string, text: string | null) => boolean;
}

/** @param open throws where the browser blocks the site's data. */
function storageOf(open: () => Storage): DeviceStorage {
  /** What could not be stored, for as long as this tab shows the site. */
  const memory = new Map<string, string | null>();
  return {
    read: (key) => {
      try {
        return memory.has(key) ? (memory.get(key) ?? null) : open().getItem(key);
      } catch {
        return null;
      }
    },
    write: (key, text) => {
      try {
        if (text === null) open().removeItem(key);
        else open().setItem(key, text);
        memory.delete(key);
        return true;
      } catch {
        memory.set(key, text);
        return false;
      }
    },
  };
}

/** Kept until it is removed, shared by all tabs. Only this module touches the browser's storage. */
export const deviceStorage = storageOf(() => localStorage);

/** Kept for as long as the tab. */
export const tabStorage = storageOf(() => sessionStorage);

/** Whether the browser keeps nothing of this site, so that a login ends with the page. */
export function isSiteDataBlocked(): boolean {
  try {
    return !navigator.cookieEnabled || !localStorage;
  } catch {
    return true;
  }
}
