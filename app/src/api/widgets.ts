import { mutate } from 'swr';
import {
  paths,
  type LayoutConfig,
  type NewWidgetBody,
  type Widget,
  type WidgetBody,
} from 'societies-contract';
import { api } from './client.ts';
import { useRead } from './useRead.ts';

export const useWidgets = (society: string) => useRead<Widget[]>(paths.widgets(society));

/** @throws ApiError; 400 for a feature that is off or has nothing to show. */
export async function createWidget(society: number, body: NewWidgetBody): Promise<void> {
  await api.post<Widget>(paths.widgets(society), { ...body, society });
  await mutate(paths.widgets(society));
}

export async function updateWidget(society: number, widget: number, body: WidgetBody): Promise<void> {
  await api.put<Widget>(paths.widget(widget), body);
  await mutate(paths.widgets(society));
}

export async function deleteWidget(society: number, widget: number): Promise<void> {
  await api.delete(paths.widget(widget));
  await mutate(paths.widgets(society));
}

/** A widget and where it stands now. */
export interface PlacedWidget {
  id: number;
  layout_config: LayoutConfig;
}

/** Saves where widgets stand: one call a widget, as the specification says (section 7). */
export async function saveLayout(society: number, placed: readonly PlacedWidget[]): Promise<void> {
  try {
    await Promise.all(
      placed.map(({ id, layout_config }) =>
        api.put<Widget>(paths.widget(id), { widget_id: id, layout_config } satisfies WidgetBody),
      ),
    );
  } finally {
    await mutate(paths.widgets(society));
  }
}
