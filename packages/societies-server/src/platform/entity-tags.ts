import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** The entity tag of a reply: another one for another text. */
export const tagOf = (text: string) =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether the reader has what the tag stands for; undefined when they do not say what they have (RFC 9110, 13.1.2). */
export function has({ headers }: FastifyRequest, etag: string): boolean | undefined {
  const tags = headers['if-none-match'];
  if (tags === undefined) return undefined;
  return tags.trim() === '*' || tags.split(',').some((tag) => opaque(tag) === etag);
}
