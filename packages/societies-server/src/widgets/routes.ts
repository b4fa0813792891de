import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import {
  gridLimits,
  outcomes,
  paths,
  type LayoutConfig,
  type WidgetContent,
  type WidgetType,
} from 'societies-contract';
import { NewWidgetBody, Widget, WidgetBody, WidgetConflict, WidgetError } from 'societies-contract/schemas';
import { viewerOf } from '../events/viewer.ts';
import { inTransaction } from '../database/transaction.ts';
import { recordChange, recordCreation } from '../history/record.ts';
import { recordRemoval } from '../history/removals.ts';
import { changedMeanwhile, invalid, notFound } from '../platform/errors.ts';
import { callerOf, idIn, membershipOf, type SocietyRights } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { addressedId, found, societyOf } from '../societies/params.ts';
import { lockSociety } from '../societies/lock.ts';
import {
  createWidget,
  deleteWidget,
  findSocietyOfWidget,
  findWidgetImages,
  hasSomethingToShow,
  listWidgets,
  updateWidget,
  type WidgetColumns,
} from './queries.ts';

/** A widget's address does not contain the society, so it is looked up. */
const editWidget: SocietyRights = {
  society: 'edit_society',
  what: 'Widget',
  of: async (database, params) => {
    const id = idIn(params, 'widgetId');
    return id === undefined ? undefined : findSocietyOfWidget(database, id);
  },
};

const nothing = {
  content_type: 'slogan',
  slogan: null,
  images: null,
  post_id: null,
  event_id: null,
} as const;

/** Converts content to columns, if it fits the type. */
function toColumns(type: WidgetType, content: WidgetContent): WidgetColumns {
  const empty = Object.keys(content).length === 0;
  if (type === 'slogan' && 'text' in content)
    return { ...nothing, content_type: type, slogan: content.text.trim() };
  if (type === 'carousel' && 'images' in content)
    return { ...nothing, content_type: type, images: content.images };
  if (type === 'posts' && (empty || 'post_id' in content))
    return {
      ...nothing,
      content_type: type,
      post_id: 'post_id' in content ? (content.post_id ?? null) : null,
    };
  if (type === 'events' && (empty || 'event_id' in content))
    return {
      ...nothing,
      content_type: type,
      event_id: 'event_id' in content ? (content.event_id ?? null) : null,
    };
  throw invalid({ content: [`This is not the content of a ${type} widget.`] });
}

function checkLayout({ x, w }: LayoutConfig) {
  if (x + w > gridLimits.searchColumns) {
    throw invalid({ layout_config: [`The grid has ${gridLimits.searchColumns} columns.`] });
  }
}

/** The error if a posts or events widget would have nothing to show. */
function nothingToAdd(type: WidgetType) {
  const text = outcomes.widget.nothingToAdd(type);
  return { error: text, detail: text, code: 'nothing_to_show' };
}

export const widgetRoutes: Routes = async (server) => {
  const { database, storage } = server;

  /**
   * The content to store, with stored picture addresses.
   * @param current the widget's pictures.
   */
  async function accept(
    request: FastifyRequest,
    columns: WidgetColumns,
    current: readonly string[] = [],
  ): Promise<WidgetColumns> {
    const { societyId } = membershipOf(request);
    const { images } = columns;
    if (images === null) return columns;
    const space = { kind: 'society', societyId } as const;
    const accepted: string[] = [];
    for (const url of images) {
      const held = current.find((other) => other === url);
      accepted.push(await storage.acceptImage(request, 'content.images', url, space, 'home', held));
    }
    return { ...columns, images: accepted };
  }

  async function removeImages(before: readonly string[]) {
    for (const url of before) await storage.removeByUrl(url);
  }

  server.get(
    pattern(paths.widgets, 'id'),
    { config: { rights: { society: 'visit' } }, schema: { response: { 200: Type.Array(Widget) } } },
    (request) => listWidgets(database, societyOf(request), viewerOf(request)),
  );

  server.post(
    pattern(paths.widgets, 'id'),
    {
      config: { rights: { society: 'edit_society' } },
      schema: { body: NewWidgetBody, response: { 201: Widget, 400: WidgetError } },
    },
    async (request, reply) => {
      const { body } = request;
      const societyId = societyOf(request, body);
      checkLayout(body.layout_config);
      const columns = await accept(request, toColumns(body.content_type, body.content));
      const { universityId } = callerOf(request);
      const widget = await inTransaction(database, async (trx) => {
        await lockSociety(trx, societyId);
        if (!(await hasSomethingToShow(trx, societyId, columns))) return undefined;
        const id = await recordCreation(
          trx,
          { actor: universityId, society: societyId, action: 'widget.created' },
          'widget',
          () => createWidget(trx, societyId, columns, body.layout_config),
        );
        const [listed] = await listWidgets(trx, societyId, viewerOf(request), id);
        return found(listed, 'Widget');
      });
      if (!widget) return reply.code(400).send(nothingToAdd(body.content_type));
      return reply.code(201).send(widget);
    },
  );

  server.put(
    pattern(paths.widget, 'widgetId'),
    {
      config: { rights: editWidget },
      schema: { body: WidgetBody, response: { 200: Widget, 400: WidgetError, 409: WidgetConflict } },
    },
    async (request, reply) => {
      const { body } = request;
      const { societyId } = membershipOf(request);
      const widgetId = addressedId(request, 'widgetId', 'Widget');
      const named = 'widget_id' in body ? body.widget_id : body.id;
      if (named !== undefined && named !== widgetId) {
        throw invalid({ id: ['This is not the widget of the address.'] });
      }
      const { layout_config, version, others = [] } = body;
      const moves = [{ widget_id: widgetId, layout_config, version }, ...others].map(
        ({ widget_id, layout_config: layout, version: seen }) => ({
          widgetId: widget_id,
          layout,
          version: seen,
        }),
      );
      for (const { layout } of moves) checkLayout(layout);
      if (new Set(moves.map((move) => move.widgetId)).size !== moves.length) {
        throw invalid({ others: ['A widget appears twice.'] });
      }
      let columns: WidgetColumns | undefined;
      let before: string[] = [];
      if ('content_type' in body) {
        societyOf(request, body);
        before = await findWidgetImages(database, societyId, widgetId);
        columns = await accept(request, toColumns(body.content_type, body.content), before);
      }
      const { universityId } = callerOf(request);
      const done = await inTransaction(database, async (trx) => {
        await lockSociety(trx, societyId);
        if (columns && !(await hasSomethingToShow(trx, societyId, columns))) return undefined;
        const changed = await recordChange(
          trx,
          { actor: universityId, society: societyId, action: 'widget.changed' },
          { kind: 'widget', id: widgetId },
          () => updateWidget(trx, { societyId, widgetId }, columns, moves),
        );
        const [widget] = await listWidgets(trx, societyId, viewerOf(request), changed ?? widgetId);
        return { isStale: changed !== undefined, widget };
      });
      if (!done) return reply.code(400).send(nothingToAdd(columns?.content_type ?? 'posts'));
      const widget = found(done.widget, 'Widget');
      if (done.isStale) throw changedMeanwhile(widget);
      if (columns) await removeImages(before);
      return widget;
    },
  );

  server.delete(
    pattern(paths.widget, 'widgetId'),
    { config: { rights: editWidget }, schema: { response: { 204: Type.Null() } } },
    async (request, reply) => {
      const { societyId } = membershipOf(request);
      const widgetId = addressedId(request, 'widgetId', 'Widget');
      const images = await findWidgetImages(database, societyId, widgetId);
      const deleted = await recordRemoval(
        database,
        { actor: callerOf(request).universityId, society: societyId, action: 'widget.deleted' },
        { kind: 'widget', ids: [widgetId] },
        (trx) => deleteWidget(trx, societyId, widgetId),
      );
      if (!deleted) throw notFound('Widget');
      await removeImages(images);
      return reply.code(204).send(null);
    },
  );
};
