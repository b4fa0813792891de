import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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
export function appPage(
  root: string,
  { config, siteUrl }: Pick<FastifyInstance, 'config' | 'siteUrl'>,
): AppPage {
  const built = readFileSync(path.join(root, pageName), 'utf8');
  const html = config.publicDirectory ? built.replace('<head>', `<head>${openMark}`) : built;
  // When first asked for, because the site's address can depend on the port. Public replies name pictures by whole addresses, and
  // the site may be opened at another one.
  let policy: string | undefined;
  const policyOf = () =>
    (policy ??= pagePolicy(html, config.storage?.url, config.publicDirectory ? siteUrl() : undefined));
  return {
    html,
    head: (reply) => reply.headers({ 'content-security-policy': policyOf(), 'cache-control': 'no-store' }),
  };
}

/** Whether the browser asks for a page, and not for data. */
export const wantsPage = ({ headers }: FastifyRequest) =>
  /\btext\/html\b|\*\/\*/.test(headers.accept ?? '*/*');
