import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** The entity tag of a reply: a hash of its text. */
export const tagOf = (text: string) =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether `If-None-Match` contains the tag; undefined without that header (RFC 9110, 13.1.2). */
export function has({ headers }: FastifyRequest, etag: string): boolean | undefined {
  const tags = headers['if-none-match'];
  if (tags === undefined) return undefined;
  return tags.trim() === '*' || tags.split(',').some((tag) => opaque(tag) === etag);
}
