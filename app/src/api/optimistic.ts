import { mutate } from 'swr';
import { paths, type Widget } from 'societies-contract';
import { isListKey, type ListPage } from './useRead.ts';

/** How the cached replies under some keys look after a change; what was never read is left alone. */
interface Edit {
  holds: (key: unknown) => boolean;
  apply: (data: unknown) => unknown;
}

/** @param key the path under which the reply, a `Data`, was read. */
export const edit = <Data>(key: string, apply: (data: Data) => Data): Edit => ({
  holds: (other) => other === key,
  apply: (data) => (data === undefined ? undefined : apply(data as Data)),
});

/**
 * @param holds which keys are of the list, such as `isListKey` of its path.
 * @param change meets each item of the list, whole or in the pages of it that were read.
 */
export const editItems = <Item>(holds: Edit['holds'], change: (item: Item) => Item): Edit => ({
  holds,
  apply: (data) => {
    const list = data as Item[] | ListPage<Item> | undefined;
    return Array.isArray(list) ? list.map(change) : list && { ...list, results: list.results.map(change) };
  },
});

/** Something that a society shows in a list, by itself, and in widgets of its home. */
interface ShownThing {
  id: number;
  society: number;
}

interface ShownIn<Thing> {
  list: (society: number) => string;
  single: (society: number, id: number) => string;
  /** A widget with the change in the thing that it shows, if it shows one of these. */
  inWidget: (widget: Widget, change: (thing: Thing) => Thing) => Widget;
}

/** @returns how fields of a thing are shown wherever it is. */
export const shownIn =
  <Thing extends ShownThing>({ list, single, inWidget }: ShownIn<Thing>) =>
  ({ id, society }: Thing) =>
  (fields: Partial<Thing>) => {
    const change = (one: Thing) => (one.id === id ? { ...one, ...fields } : one);
    return [
      editItems<Thing>(isListKey(list(society)), change),
      edit<Thing>(single(society, id), change),
      edit<Widget[]>(paths.widgets(society), (widgets) => widgets.map((widget) => inWidget(widget, change))),
    ];
  };

/** A change of a reply that is still on its way makes SWR drop that, as older: it is read again. */
const isMissing = (data: unknown) => data === undefined;

/**
 * Shows a change at once in every cached reply it touches, asks the server, then shows what it answered.
 * @param edits the change in each reply, given the fields to show.
 * @param fields as they are before, and as they will be if the server agrees.
 * @returns what it answered.
 * @throws ApiError when the server refuses; the fields are then as they were before.
 */
export async function optimistically<Fields, Reply extends Fields = Fields>(
  edits: (fields: Fields) => readonly Edit[],
  { before, after }: { before: Fields; after: Fields },
  ask: () => Promise<Reply>,
): Promise<Reply> {
  const show = (fields: Fields) => {
    for (const { holds, apply } of edits(fields)) void mutate(holds, apply, { revalidate: isMissing });
  };
  show(after);
  try {
    const reply = await ask();
    show(reply);
    return reply;
  } catch (error) {
    show(before);
    throw error;
  }
}
