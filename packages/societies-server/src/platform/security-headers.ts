import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isSecure } from './cookies.ts';

/** The content security policy of JSON replies: nothing is allowed. */
const inertPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** The content security policy of the service worker, which may fetch from this origin. */
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

/** One year. */
const strictTransport = 'max-age=31536000; includeSubDomains';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The contents of a page's inline elements. */
function inline(html: string, element: 'script' | 'style'): string[] {
  const found = html.matchAll(
    new RegExp(`<${element}(?<attributes>[^>]*)>(?<text>[\\s\\S]*?)</${element}>`, 'gi'),
  );
  return [...found].flatMap(({ groups }) =>
    /\bsrc\s*=/i.test(groups?.attributes ?? '') || !groups?.text ? [] : [groups.text],
  );
}

/**
 * The content security policy of the app's page. Allows only the page's own inline scripts, by hash. styled-components inserts
 * rules into an empty style element through the CSSOM, so the hash of the empty string is allowed beside the page's own style.
 * @param storage the address of a hosted storage
 * @param pictures the address at which replies name pictures, if they name whole ones
 */
export function pagePolicy(html: string, storage: string | undefined, pictures: string | undefined): string {
  const sourceOf = (address: string | undefined) => (address ? ` ${new URL(address).origin}` : '');
  const scripts = inline(html, 'script').map(hashOf);
  const styles = [hashOf(''), ...inline(html, 'style').map(hashOf)];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    `img-src 'self' data: blob:${sourceOf(storage)}${sourceOf(pictures)}`,
    "font-src 'self'",
    `connect-src 'self'${sourceOf(storage)}`,
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** Headers of every reply; routes may override them. */
export const securityHeaders = fastifyPlugin(
  async (server: FastifyInstance) => {
    server.addHook('onRequest', async (request: FastifyRequest, reply) => {
      reply.headers(headers);
      if (isSecure(request)) reply.header('strict-transport-security', strictTransport);
    });
  },
  { name: 'security-headers' },
);
