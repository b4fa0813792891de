import { readdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { appPage, pageName, wantsPage } from './app-page.ts';
import { notFound } from './errors.ts';
import type { Routes } from './routes.ts';
import { workerPolicy } from './security-headers.ts';

/** Names in this folder contain a content hash, so they can be cached forever. */
const hashedFolder = 'assets/';
const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=3600',
} as const;

/** The service worker's address never changes, so browsers must revalidate it. */
const isWorker = (name: string) => name === 'sw.js';

/** Serves files under their uncompressed name; hidden files and source maps not at all. */
const isOwnName = (name: string) => !/\.(br|gz|map)$|(^|\/)\./.test(name) && name !== pageName;

/** Addresses of the API, where an unknown one is a JSON 404 and not the app. */
export const isCall = (pathname: string) => /^\/(api|storage|healthz|readyz|metrics)(\/|$)/.test(pathname);

/** Whether a browser asks for a page at an address that cannot be decoded. */
export const isUndecodablePage = ({ code }: { code?: string }, request: FastifyRequest): boolean =>
  code === 'FST_ERR_BAD_URL' &&
  request.method === 'GET' &&
  (request.headers.accept ?? '').includes('text/html') &&
  !isCall(request.raw.url ?? '/');

/**
 * Serves the built app from the API's origin, with the compressed files of the build. Every other address gets the page, whose
 * router handles it.
 */
export const appFiles: Routes = async (server) => {
  const root = server.config.appDist;
  if (root === null) return;

  const page = appPage(root, server);
  const files = new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
      .filter(isOwnName),
  );

  await server.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
  });

  // As built, it is there compressed.
  const sendPage = (reply: FastifyReply) =>
    server.config.publicDirectory
      ? page.head(reply).type('text/html; charset=utf-8').send(page.html)
      : page.head(reply).sendFile(pageName, { etag: false, lastModified: false, acceptRanges: false });

  // Served even under overload: the app then shows a message with a retry button, where JSON would be a dead end.
  const servedWhenBusy = { rights: 'public', pressureHandler: () => {} } as const;
  server.get('/*', { config: servedWhenBusy, schema: { hide: true } }, (request, reply) => {
    const pathname = request.url.split('?', 1)[0] ?? '/';
    const name = (request.params as Record<string, string>)['*'] ?? '';
    if (files.has(name)) {
      if (isWorker(name))
        return reply
          .headers({ 'content-security-policy': workerPolicy, 'cache-control': 'no-cache' })
          .sendFile(name);
      return reply
        .header('cache-control', name.startsWith(hashedFolder) ? cacheControl.hashed : cacheControl.other)
        .sendFile(name);
    }
    if (isCall(pathname) || name.startsWith(hashedFolder) || !wantsPage(request)) throw notFound();
    return sendPage(reply);
  });
};
