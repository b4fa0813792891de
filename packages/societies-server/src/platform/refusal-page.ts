import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from './errors.ts';
import { escaped } from './html.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** People open this address themselves, from a link or a button that leaves the app: what is refused is said on a page. */
    opened?: true;
  }
}

const style = `:root { color-scheme: light dark; background: light-dark(#f6f5fa, #0e0c1a); color: light-dark(#1b1830, #f0eefa) }
body { max-width: 40ch; margin: 20vh auto 0; padding: 0 24px; font: 1.125rem/1.5 system-ui, sans-serif }
a { color: light-dark(#564576, #ab8ce8) }`;
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'`;

/** Whether a refusal is to be read by a person, and not by the app. */
export const isOpened = ({ method, headers, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.opened === true && method === 'GET' && (headers.accept ?? '').includes('text/html');

/** Says a refusal on a page of its own, which needs nothing else of the server. */
export const sendRefusalPage = (reply: FastifyReply, { reply: { detail } }: Refusal): FastifyReply =>
  reply
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Constellation</title>
    <style>${style}</style>
  </head>
  <body>
    <h1>Constellation</h1>
    <p>${escaped(detail)}</p>
    <p><a href="/">Go to the start page</a></p>
  </body>
</html>
`);
