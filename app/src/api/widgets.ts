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

/** @throws ApiError; 400 if the feature is off or has nothing to show. */
export async function createWidget(society: number, body: NewWidgetBody): Promise<void> {
  await api.post<Widget>(paths.widgets(society), { ...body, society });
  await mutate(paths.widgets(society));
}

export async function updateWidget(society: number, widget: number, body: WidgetBody): Promise<void> {
  try {
    await api.put<Widget>(paths.widget(widget), body);
  } finally {
    await mutate(paths.widgets(society));
  }
}

export async function deleteWidget(society: number, widget: number): Promise<void> {
  await api.delete(paths.widget(widget));
  await mutate(paths.widgets(society));
}

/** A widget's new position, and the version it is based on. */
export interface PlacedWidget {
  id: number;
  layout_config: LayoutConfig;
  version?: number;
}

/** The widgets that move together with one, in the form of the call. */
export const others = (placed: readonly PlacedWidget[], id: number) =>
  placed
    .filter((widget) => widget.id !== id)
    .map(({ id: other, layout_config, version }) => ({ widget_id: other, layout_config, version }));

/**
 * Saves a layout with one call per widget, as specified (section 7). Each call names the others that move with it, so that
 * their order does not matter and all are saved or none.
 * @throws ApiError; 409 if somebody else changed one of them.
 */
export async function saveLayout(society: number, placed: readonly PlacedWidget[]): Promise<void> {
  try {
    await Promise.all(
      placed.map(({ id, layout_config, version }) =>
        api.put<Widget>(paths.widget(id), {
          widget_id: id,
          layout_config,
          others: others(placed, id),
          version,
        } satisfies WidgetBody),
      ),
    );
  } finally {
    await mutate(paths.widgets(society));
  }
}
