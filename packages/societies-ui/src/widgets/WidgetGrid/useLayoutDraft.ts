import { useMemo, useState } from 'react';
import type { Widget } from 'societies-contract';
import { changesOf, compact, type PlacedWidget, type WidgetLayout } from '../layout.ts';

interface LayoutDraft {
  /** The widgets as they were stored when the first of them was moved. */
  from: readonly Widget[];
  layout: WidgetLayout;
}

/** Where widgets were put and not saved. It stays when they are read again; what others moved meanwhile can be told apart. */
export function useLayoutDraft(widgets: readonly Widget[]) {
  const [draft, setDraft] = useState<LayoutDraft | null>(null);
  const layout = useMemo(() => {
    const places = new Map(draft?.layout.map(({ id, layout_config }) => [id, layout_config]));
    return compact(
      widgets.map(({ id, layout_config }) => ({ id, layout_config: places.get(id) ?? layout_config })),
    );
  }, [widgets, draft]);
  const changes = useMemo(() => (draft ? changesOf(widgets, layout) : []), [draft, widgets, layout]);
  // What stands where it is stored is no draft: what others move later shows again.
  if (draft && changes.length === 0) setDraft(null);

  /** Places, and the versions of their widgets that they were chosen on. */
  const versioned = (places: WidgetLayout, from: readonly Widget[]): PlacedWidget[] =>
    places.map((place) => ({ ...place, version: from.find(({ id }) => id === place.id)?.version }));
  return {
    layout,
    changes: versioned(changes, draft?.from ?? widgets),
    /** The widgets that somebody else moved since the first was moved here, and whether each was moved here too. */
    meanwhile: (draft ? changesOf(draft.from, widgets) : []).map(({ id, layout_config: theirs }) => ({
      id,
      theirs,
      mine: changesOf(draft?.from ?? [], draft?.layout ?? []).find((moved) => moved.id === id)?.layout_config,
    })),
    put: (next: WidgetLayout) => setDraft((before) => ({ from: before?.from ?? widgets, layout: next })),
    /** What was moved here stays, on top of what others moved. @returns what is to be saved of it. */
    keepMine: () => {
      const mine = new Map(
        changesOf(draft?.from ?? [], draft?.layout ?? []).map(({ id, layout_config }) => [id, layout_config]),
      );
      const kept = compact(
        widgets.map(({ id, layout_config }) => ({ id, layout_config: mine.get(id) ?? layout_config })),
      );
      setDraft({ from: widgets, layout: kept });
      return versioned(changesOf(widgets, kept), widgets);
    },
    takeTheirs: () => setDraft(null),
  };
}
