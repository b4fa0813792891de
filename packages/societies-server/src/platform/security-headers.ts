import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Config } from '../config.ts';
import { isSecure } from './cookies.ts';

/** What a browser may do with a JSON reply: nothing. */
const inertPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** What a service worker may do: pass on what the page asks of this site. */
export const workerPolicy = `${inertPolicy}; connect-src 'self'`;

const headers = {
  'content-security-policy': inertPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
} as const;

/** A year. */
const strictTransport = 'max-age=31536000; includeSubDomains';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The contents of a page's inline elements of that name. */
function inline(html: string, element: 'script' | 'style'): string[] {
  const found = html.matchAll(
    new RegExp(`<${element}(?<attributes>[^>]*)>(?<text>[\\s\\S]*?)</${element}>`, 'gi'),
  );
  return [...found].flatMap(({ groups }) =>
    /\bsrc\s*=/i.test(groups?.attributes ?? '') || !groups?.text ? [] : [groups.text],
  );
}

/**
 * The content security policy of the app's page. No inline script runs but those of the page itself, by their hash.
 * styled-components fills an empty style element through the CSS object model, so the empty text is the one inline style
 * that has to be allowed beside the page's own.
 */
export function pagePolicy(html: string, { storage }: Pick<Config, 'storage'>): string {
  const hosted = storage ? ` ${new URL(storage.url).origin}` : '';
  const scripts = inline(html, 'script').map(hashOf);
  const styles = [hashOf(''), ...inline(html, 'style').map(hashOf)];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    `img-src 'self' data: blob:${hosted}`,
    "font-src 'self'",
    `connect-src 'self'${hosted}`,
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** Headers that every reply carries; a route may replace them. */
export const securityHeaders = fastifyPlugin(
  async (server: FastifyInstance) => {
    server.addHook('onRequest', async (request: FastifyRequest, reply) => {
      reply.headers(headers);
      if (isSecure(request)) reply.header('strict-transport-security', strictTransport);
    });
  },
  { name: 'security-headers' },
);
