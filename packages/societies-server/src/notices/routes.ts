import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { paths } from 'societies-contract';
import {
  NoticeSettings,
  NoticeSettingsBody,
  NoticesQuery,
  NoticesReply,
  ReadNoticesBody,
} from 'societies-contract/schemas';
import Type from 'typebox';
import { acceptedLanguage } from '../platform/languages.ts';
import { readersZone } from '../platform/time-zones.ts';
import { gauge } from '../platform/metrics.ts';
import { callerOf } from '../platform/rights.ts';
import type { Routes } from '../platform/routes.ts';
import { noticeStreams } from './live.ts';
import { findNoticeSettings, listNotices, type Reader, readNotices, saveNoticeSettings } from './queries.ts';

/** Served as `text/event-stream`; each event is a `LiveNotices`. */
const EventStream = Type.Unsafe<Readable>(
  Type.String({ description: 'Server-sent events, each with how many notices are unread.' }),
);

/** The caller's notices and their settings. */
export const noticeRoutes: Routes = async (server) => {
  const { database, config } = server;
  const readerOf = (request: FastifyRequest, reply: FastifyReply): Reader => {
    reply.header('vary', 'Accept-Language, Time-Zone');
    return {
      universityId: callerOf(request).universityId,
      asked: acceptedLanguage(request),
      timeZone: readersZone(request) ?? config.timeZone,
    };
  };
  const signedIn = { rights: 'signedIn' } as const;
  const streams = noticeStreams(database, server.log);
  server.addHook('preClose', () => streams.close());
  gauge(
    server.metrics,
    'notice_streams',
    'Browsers that this process tells of notices as they come.',
    () => streams.count,
  );

  server.get(
    paths.notifications,
    { config: signedIn, schema: { querystring: NoticesQuery, response: { 200: NoticesReply } } },
    (request, reply) => listNotices(database, readerOf(request, reply), request.query.page),
  );

  server.get(
    paths.liveNotices,
    {
      config: signedIn,
      // A HEAD request would open a stream that is never closed.
      exposeHeadRoute: false,
      schema: { response: { 200: EventStream } },
    },
    (request, reply) => {
      reply.type('text/event-stream; charset=utf-8').header('cache-control', 'no-store');
      // Stops nginx from buffering the stream.
      reply.header('x-accel-buffering', 'no');
      return streams.open(callerOf(request).sessionId);
    },
  );

  server.post(
    paths.readNotifications,
    { config: signedIn, schema: { body: ReadNoticesBody, response: { 200: NoticesReply } } },
    async (request, reply) => {
      const reader = readerOf(request, reply);
      await readNotices(database, reader.universityId, request.body);
      return listNotices(database, reader);
    },
  );

  server.get(
    paths.notificationSettings,
    { config: signedIn, schema: { response: { 200: NoticeSettings } } },
    (request) => findNoticeSettings(database, callerOf(request).universityId),
  );

  server.put(
    paths.notificationSettings,
    { config: signedIn, schema: { body: NoticeSettingsBody, response: { 200: NoticeSettings } } },
    async (request) => {
      const { universityId } = callerOf(request);
      await saveNoticeSettings(database, universityId, request.body);
      return findNoticeSettings(database, universityId);
    },
  );
};
