import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isCall } from './app-files.ts';

/** What chats, mails and sentences put after an address, as it arrives. Encoded: quotes, brackets, an ellipsis, what nobody sees. */
const endings = [
  ...'.,;:!?\'")]}>*',
  ...['%22', '%27', '%29', '%2A', '%2C', '%2E', '%3A', '%3B', '%3E', '%5D', '%7D', '%20', '%C2%A0', '%C2%BB'],
  ...['%E2%80%99', '%E2%80%9C', '%E2%80%9D', '%E2%80%A6', '%E2%80%BA', '%E2%80%8B', '%E3%80%82', '%EF%BC%89'],
];

/** @returns the address without what follows it; the same text if nothing does. */
export function withoutEnding(address: string): string {
  let rest = address;
  for (;;) {
    const end = rest.slice(-9).toUpperCase();
    const ending = endings.find((each) => end.endsWith(each));
    if (ending === undefined) return rest;
    rest = rest.slice(0, -ending.length);
  }
}

/** What people search for may end as it likes. */
const isTyped = (address: string) =>
  address.slice(Math.max(address.lastIndexOf('?'), address.lastIndexOf('&')) + 1).startsWith('search=');

/** Leads addresses of pages and calendars that were shared in a sentence, `…/events/12).`, to what they mean. */
export const sharedAddresses = fastifyPlugin(
  async (server: FastifyInstance) => {
    server.addHook('onRequest', async (request, reply) => {
      const { method, url } = request;
      if (method !== 'GET' && method !== 'HEAD') return;
      const meant = withoutEnding(url);
      // Two slashes at the beginning would name another host.
      if (meant === url || isCall(url) || isTyped(url) || !/^\/(?![/\\])/.test(meant)) return;
      return reply.header('cache-control', 'no-store').redirect(meant, 302);
    });
  },
  { name: 'shared-addresses' },
);
