import type { FastifyReply, FastifyRequest } from 'fastify';
import { has } from '../entity-tags.ts';
import type { FileStore } from './file-store.ts';
import type { StoredObject } from './object-store.ts';
import type { Bucket } from './locations.ts';
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

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** Whether the browser has this very picture already (RFC 9110, 13.2.2). */
function isFresh(request: FastifyRequest, object: StoredObject, etag: string): boolean {
  const known = has(request, etag);
  if (known !== undefined) return known;
  const since = Date.parse(request.headers['if-modified-since'] ?? '');
  return !Number.isNaN(since) && seconds(object.updatedAt) <= Math.floor(since / 1000);
}

/** Whether the parts that the browser has still belong to this picture (RFC 9110, 13.1.5). */
function rangeHolds({ headers }: FastifyRequest, object: StoredObject, etag: string): boolean {
  const condition = headers['if-range'];
  if (typeof condition !== 'string') return true;
  return condition.startsWith('"')
    ? condition === etag
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

/** What of a stored picture is sent: the picture, or its WebP. */
interface Representation {
  contentType: string;
  bytes: number;
  etag: string;
}
const representation = (object: StoredObject, light: boolean): Representation =>
  light && object.light ? { ...object.light, contentType: 'image/webp' } : object;

/** Browsers say so when they ask for an image; whoever takes anything gets the picture as it is. */
const takesWebp = ({ headers }: FastifyRequest) => headers.accept?.includes('image/webp') ?? false;

function describe(
  reply: FastifyReply,
  object: StoredObject,
  { contentType, etag }: Representation,
  download: string | undefined,
) {
  reply.headers({
    ...protection,
    'accept-ranges': 'bytes',
    // Origin: see cross-origin.ts.
    vary: 'Origin, Accept',
    'content-type': contentType,
    etag,
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
  // A download is named after the picture, so it is the picture.
  const light = takesWebp(request) && download === undefined;
  if (request.method === 'HEAD') {
    const object = await files.findObject(bucket, key);
    if (!object) throw noSuchKey();
    const sent = representation(object, light);
    describe(reply, object, sent, download);
    if (isFresh(request, object, sent.etag)) return reply.code(304).send();
    return reply.header('content-length', sent.bytes).send();
  }
  const opened = await files.openObject(bucket, key, light);
  if (!opened) throw noSuchKey();
  const { object, file } = opened;
  const sent = representation(object, opened.light);
  try {
    if (isFresh(request, object, sent.etag)) {
      describe(reply, object, sent, download);
      await file.close();
      return await reply.code(304).send();
    }
    const range = rangeHolds(request, object, sent.etag)
      ? readRange(request.headers.range, sent.bytes)
      : undefined;
    if (range === null) {
      reply.header('content-range', `bytes */${sent.bytes}`);
      throw new StorageError(416, 'invalid_range', 'InvalidRange', 'invalid range provided');
    }
    describe(reply, object, sent, download);
    if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${sent.bytes}`);
    reply.header('content-length', range ? range.end - range.start + 1 : sent.bytes);
    return await reply.send(file.createReadStream(range));
  } catch (error) {
    await file.close();
    throw error;
  }
}
