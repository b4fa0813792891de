import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileStore } from './file-store.ts';
import type { StoredObject } from './object-store.ts';
import type { Bucket } from './places.ts';
import { StorageError, noSuchKey } from './storage-errors.ts';

/** Bytes asked for, both ends included. */
interface Range {
  start: number;
  end: number;
}

/** A Range header of one range; undefined when there is none that is understood, null when it cannot be met. */
function readRange(header: string | undefined, size: number): Range | null | undefined {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!found) return undefined;
  const [, first = '', last = ''] = found;
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const suffix = Number(last);
    return suffix === 0 ? null : { start: Math.max(0, size - suffix), end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? null : { start, end };
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** Whether the browser has this very picture already (RFC 9110, 13.2.2). */
function isFresh({ headers }: FastifyRequest, object: StoredObject): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined)
    return tags.trim() === '*' || tags.split(',').some((tag) => opaque(tag) === object.etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return !Number.isNaN(since) && seconds(object.updatedAt) <= Math.floor(since / 1000);
}

/** Whether the parts that the browser has still belong to this picture (RFC 9110, 13.1.5). */
function rangeHolds({ headers }: FastifyRequest, object: StoredObject): boolean {
  const condition = headers['if-range'];
  if (typeof condition !== 'string') return true;
  return condition.startsWith('"')
    ? condition === object.etag
    : seconds(new Date(condition)) === seconds(object.updatedAt);
}

/** What a browser may do with a picture: show it, and nothing if it is opened by itself. */
const protection = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  // Pages of other sites show societies with our library.
  'cross-origin-resource-policy': 'cross-origin',
  'x-robots-tag': 'none',
} as const;

function describe(reply: FastifyReply, object: StoredObject, download: string | undefined) {
  reply.headers({
    ...protection,
    'accept-ranges': 'bytes',
    'content-type': object.contentType,
    etag: object.etag,
    'last-modified': object.updatedAt.toUTCString(),
    'cache-control': object.cacheControl,
  });
  if (download !== undefined) {
    const name = encodeURIComponent(download).replace(
      /['()*]/g,
      (character) => `%${character.charCodeAt(0).toString(16)}`,
    );
    reply.header('content-disposition', name === '' ? 'attachment' : `attachment; filename*=UTF-8''${name}`);
  }
}

/** Answers GET with a picture's bytes, and HEAD with what GET would say of them. */
export async function serveObject(
  files: FileStore,
  { bucket, key, download }: { bucket: Bucket; key: string; download: string | undefined },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (request.method === 'HEAD') {
    const object = await files.findObject(bucket, key);
    if (!object) throw noSuchKey();
    describe(reply, object, download);
    if (isFresh(request, object)) return reply.code(304).send();
    return reply.header('content-length', object.bytes).send();
  }
  const opened = await files.openObject(bucket, key);
  if (!opened) throw noSuchKey();
  const { object, file } = opened;
  try {
    if (isFresh(request, object)) {
      describe(reply, object, download);
      await file.close();
      return await reply.code(304).send();
    }
    const range = rangeHolds(request, object) ? readRange(request.headers.range, object.bytes) : undefined;
    if (range === null) {
      reply.header('content-range', `bytes */${object.bytes}`);
      throw new StorageError(416, 'invalid_range', 'InvalidRange', 'invalid range provided');
    }
    describe(reply, object, download);
    if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${object.bytes}`);
    reply.header('content-length', range ? range.end - range.start + 1 : object.bytes);
    return await reply.send(file.createReadStream(range));
  } catch (error) {
    await file.close();
    throw error;
  }
}
