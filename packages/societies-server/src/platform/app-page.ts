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

/** The page for every address of the app. */
export function appPage(root: string, config: Pick<Config, 'storage'>): AppPage {
  const html = readFileSync(path.join(root, pageName), 'utf8');
  const headers = { 'content-security-policy': pagePolicy(html, config), 'cache-control': 'no-store' };
  return { html, head: (reply) => reply.headers(headers) };
}

/** Whether the browser asks for a page, and not for data. */
export const wantsPage = ({ headers }: FastifyRequest) =>
  /\btext\/html\b|\*\/\*/.test(headers.accept ?? '*/*');
