import { tzOffset } from '@date-fns/tz';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { siteZoneHeader } from 'societies-contract';

/** The zone that the request says its reader is in, if it is one. */
export function readersZone({ headers }: FastifyRequest): string | undefined {
  const zone = headers['time-zone'];
  if (typeof zone !== 'string' || zone.length > 64) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** Tells the app in which zone the site is, so that readers elsewhere are told whose time they read. */
export const siteZone = fastifyPlugin(
  async (server: FastifyInstance) => {
    const { timeZone } = server.config;
    const year = new Date().getUTCFullYear();
    // The offsets of winter and summer save browsers from asking their own tables.
    const [january, july] = [0, 6].map((month) => tzOffset(timeZone, new Date(Date.UTC(year, month, 1))));
    server.addHook('onRequest', async (request, reply) => {
      if (request.url.startsWith('/api/')) reply.header(siteZoneHeader, `${timeZone} ${january} ${july}`);
    });
  },
  { name: 'site-zone' },
);
