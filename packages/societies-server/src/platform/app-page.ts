import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { pagePolicy } from './security-headers.ts';

/** The built app's page. */
export const pageName = 'index.html';

export interface AppPage {
  html: string;
  /** Sets the headers: content security policy, no caching. */
  head(reply: FastifyReply): FastifyReply;
}

/** Tells the app that some pages can be read without an account, so that it need not ask. */
const openMark = '<meta name="public-directory" content="true" />';

/** The page for every address of the app. */
export function appPage(root: string, config: Pick<Config, 'storage' | 'publicDirectory'>): AppPage {
  const built = readFileSync(path.join(root, pageName), 'utf8');
  const html = config.publicDirectory ? built.replace('</head>', `${openMark}</head>`) : built;
  const headers = { 'content-security-policy': pagePolicy(html, config), 'cache-control': 'no-store' };
  return { html, head: (reply) => reply.headers(headers) };
}

/** Whether the browser asks for a page, and not for data. */
export const wantsPage = ({ headers }: FastifyRequest) =>
  /\btext\/html\b|\*\/\*/.test(headers.accept ?? '*/*');
