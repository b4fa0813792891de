import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { pagePolicy } from './security-headers.ts';

/** Of the built app. */
export const pageName = 'index.html';

export interface AppPage {
  html: string;
  /** Says what the page may do, and that it is never kept. */
  head(reply: FastifyReply): FastifyReply;
}

/** The page that every address of the app is answered with. */
export function appPage(root: string, config: Pick<Config, 'storage'>): AppPage {
  const html = readFileSync(path.join(root, pageName), 'utf8');
  const headers = { 'content-security-policy': pagePolicy(html, config), 'cache-control': 'no-store' };
  return { html, head: (reply) => reply.headers(headers) };
}

/** Whether a page is what is asked for, and not data. */
export const wantsPage = ({ headers }: FastifyRequest) =>
  /\btext\/html\b|\*\/\*/.test(headers.accept ?? '*/*');
