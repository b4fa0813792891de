import type { FastifyReply, FastifyRequest } from 'fastify';
import { has } from '../entity-tags.ts';
import type { FileStore } from './file-store.ts';
import type { StoredObject } from './object-store.ts';
import type { Bucket } from './locations.ts';
import { StorageError, noSuchKey } from './storage-errors.ts';

/** A range of bytes, both ends inclusive. */
interface Range {
  start: number;
  end: number;
}

/**
 * Parses a Range header with a single range; undefined if there is none or it is not understood, null if it cannot be
 * satisfied.
 */
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

/** Whether the browser already has this version (RFC 9110, 13.2.2). */
function isFresh(request: FastifyRequest, object: StoredObject, etag: string): boolean {
  const known = has(request, etag);
  if (known !== undefined) return known;
  const since = Date.parse(request.headers['if-modified-since'] ?? '');
  return !Number.isNaN(since) && seconds(object.updatedAt) <= Math.floor(since / 1000);
}

/** Whether the browser's partial copy is of this version (RFC 9110, 13.1.5). */
function rangeHolds({ headers }: FastifyRequest, object: StoredObject, etag: string): boolean {
  const condition = headers['if-range'];
  if (typeof condition !== 'string') return true;
  return condition.startsWith('"')
    ? condition === etag
    : seconds(new Date(condition)) === seconds(object.updatedAt);
}

/** Restricts what a browser does with a picture that is opened by itself. */
const protection = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  // Other sites show societies with our library.
  'cross-origin-resource-policy': 'cross-origin',
  'x-robots-tag': 'none',
} as const;

/** The representation sent: the picture itself or its WebP version. */
interface Representation {
  contentType: string;
  bytes: number;
  etag: string;
}
const representation = (object: StoredObject, light: boolean): Representation =>
  light && object.light ? { ...object.light, contentType: 'image/webp' } : object;

/** Only browsers that name image/webp: a client that accepts anything gets the original. */
export const takesWebp = ({ headers }: FastifyRequest) => headers.accept?.includes('image/webp') ?? false;

function describe(
  reply: FastifyReply,
  object: StoredObject,
  { contentType, etag }: Representation,
  download: string | undefined,
) {
  reply.headers({
    ...protection,
    'accept-ranges': 'bytes',
    // For Origin see cross-origin.ts.
    vary: 'Origin, Accept',
    'content-type': contentType,
    etag,
    'last-modified': object.updatedAt.toUTCString(),
    'cache-control': object.cacheControl,
  });
  if (download !== undefined) reply.header('content-disposition', attachment(download));
}

/** The header that makes a browser store a file under a name, in any script. */
export function attachment(name: string): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  return encoded === '' ? 'attachment' : `attachment; filename*=UTF-8''${encoded}`;
}

/** Answers with a smaller WebP of a picture. */
export function serveSmaller(
  { object, bytes, etag }: { object: StoredObject; bytes: Buffer; etag: string },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  describe(reply, object, { contentType: 'image/webp', bytes: bytes.byteLength, etag }, undefined);
  return isFresh(request, object, etag) ? reply.code(304).send() : reply.send(bytes);
}

/** Answers GET with the picture, and HEAD with its headers. */
export async function serveObject(
  files: FileStore,
  { bucket, key, download }: { bucket: Bucket; key: string; download: string | undefined },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  // A download has the picture's file name, so it must be the original.
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
