import { mutate } from 'swr';
import { paths, type Widget } from 'societies-contract';
import { isListKey, type ListPage } from './useRead.ts';

/** A change of cached replies; what is not cached is left alone. */
interface Edit {
  holds: (key: unknown) => boolean;
  apply: (data: unknown) => unknown;
}

/** @param key the path under which a reply of type `Data` is cached. */
export const edit = <Data>(key: string, apply: (data: Data) => Data): Edit => ({
  holds: (other) => other === key,
  apply: (data) => (data === undefined ? undefined : apply(data as Data)),
});

/**
 * @param holds tells the list's keys, such as `isListKey` of its path.
 * @param change is applied to each cached item of the list, paged or not.
 */
export const editItems = <Item>(holds: Edit['holds'], change: (item: Item) => Item): Edit => ({
  holds,
  apply: (data) => {
    const list = data as Item[] | ListPage<Item> | undefined;
    return Array.isArray(list) ? list.map(change) : list && { ...list, results: list.results.map(change) };
  },
});

/** A thing shown in a society's list, on its own page and in home widgets. */
interface ShownThing {
  id: number;
  society: number;
  /** All societies that hold it, if it can be more than one. */
  hosts?: readonly { id: number }[];
}

/** The keys of the home widgets that may show the thing. */
export const homesOf = ({ society, hosts = [] }: Omit<ShownThing, 'id'>): string[] => [
  ...new Set([society, ...hosts.map(({ id }) => id)].map(paths.widgets)),
];

interface ShownIn<Thing> {
  list: (society: number) => string;
  single: (society: number, id: number) => string;
  /** Applies the change to a widget that shows the thing. */
  inWidget: (widget: Widget, change: (thing: Thing) => Thing) => Widget;
}

/** @returns edits for all places that show the thing. */
export const shownIn =
  <Thing extends ShownThing>({ list, single, inWidget }: ShownIn<Thing>) =>
  (shown: Thing) =>
  (fields: Partial<Thing>) => {
    const { id, society } = shown;
    const change = (one: Thing) => (one.id === id ? { ...one, ...fields } : one);
    return [
      editItems<Thing>(isListKey(list(society)), change),
      edit<Thing>(single(society, id), change),
      ...homesOf(shown).map((home) =>
        edit<Widget[]>(home, (widgets) => widgets.map((widget) => inWidget(widget, change))),
      ),
    ];
  };

/** SWR discards a response that was requested before a mutation, so what is still loading is requested again. */
const isMissing = (data: unknown) => data === undefined;

/**
 * Changes cached replies optimistically, makes the call, then shows its reply or rolls back.
 * @param edits change the cached replies, given the fields to show.
 * @param fields before the change, and as expected after it.
 * @returns the reply.
 * @throws ApiError if the server refuses; the fields are rolled back.
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
