import { mutate } from 'swr';

/** How one cached reply looks after a change; one that was never read is left alone. */
interface Edit {
  key: string;
  apply: (data: unknown) => unknown;
}

/** @param key the path under which the reply, a `Data`, was read. */
export const edit = <Data>(key: string, apply: (data: Data) => Data): Edit => ({
  key,
  apply: (data) => (data === undefined ? undefined : apply(data as Data)),
});

/** @returns the keys under which replies were read that `matches` is true of. */
export function cachedKeys(matches: (key: unknown) => key is string): string[] {
  const keys: string[] = [];
  // SWR shows its keys to a filter alone; this one lets none of them change.
  void mutate((key) => {
    if (matches(key)) keys.push(key);
    return false;
  });
  return keys;
}

/**
 * Shows a change at once in every cached reply it touches, asks the server, then shows what it answered.
 * @param edits the change in each reply, given the fields to show.
 * @param guess the fields as they will be if the server agrees.
 * @throws ApiError when the server refuses; every reply is then as it was.
 */
export async function optimistically<Fields>(
  edits: (fields: Fields) => readonly Edit[],
  guess: Fields,
  ask: () => Promise<Fields>,
): Promise<void> {
  const show = (fields: Fields) =>
    Promise.all(
      edits(fields).map(async ({ key, apply }) => {
        let before: unknown;
        await mutate(
          key,
          (data: unknown) => {
            before = data;
            return apply(data);
          },
          { revalidate: false },
        );
        return { key, before };
      }),
    );
  const shown = await show(guess);
  try {
    await show(await ask());
  } catch (error) {
    await Promise.all(shown.map(({ key, before }) => mutate(key, before, { revalidate: false })));
    throw error;
  }
}
