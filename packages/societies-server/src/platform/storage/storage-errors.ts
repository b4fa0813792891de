import type { FastifyReply } from 'fastify';
import { refusalOf } from '../error-replies.ts';
import type { Refusal } from '../errors.ts';
import { ObjectExists, ObjectLost, QuotaExceeded, WriteRefused } from './object-store.ts';
import { NotAPicture, TooManyPixels } from './pictures.ts';
import { BadKey } from './locations.ts';

/**
 * An error in the format of the storage client. Like hosted Supabase, the reply's status is nearly always 400 and the actual
 * one is a string in the body, so that the app handles both alike.
 */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly statusCode: number;
  readonly error: string;
  readonly code: string;
  readonly retryAfter: number | undefined;

  constructor(statusCode: number, error: string, code: string, message: string, retryAfter?: number) {
    super(message);
    this.statusCode = statusCode;
    this.error = error;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

export const noSuchBucket = () =>
  new StorageError(404, 'Bucket not found', 'NoSuchBucket', 'Bucket not found');
export const noSuchRoute = () =>
  new StorageError(404, 'not_found', 'NoSuchRoute', 'The storage has no such call');
export const noSuchKey = () => new StorageError(404, 'not_found', 'NoSuchKey', 'Object not found');
export const accessDenied = (reason: string) => new StorageError(403, 'Unauthorized', 'AccessDenied', reason);
export const alreadyExists = () =>
  new StorageError(409, 'Duplicate', 'KeyAlreadyExists', 'The resource already exists');
export const invalidToken = (reason: string) => new StorageError(400, 'InvalidJWT', 'InvalidJWT', reason);
export const invalidSignature = () =>
  new StorageError(400, 'InvalidSignature', 'InvalidSignature', 'Invalid signature');
export const invalidRequest = (reason: string) =>
  new StorageError(400, 'InvalidRequest', 'InvalidRequest', reason);

/** Users without a confirmed address may not write, including pictures. */
const unconfirmed = 'email_unverified';

function fromRefusal({ statusCode, code, message, retryAfter }: Refusal): StorageError {
  if (code === unconfirmed) return new StorageError(403, 'Unauthorized', code, message);
  switch (statusCode) {
    case 401:
    case 403:
      return accessDenied(message);
    case 404:
      return noSuchKey();
    case 413:
      return new StorageError(
        413,
        'Payload too large',
        'EntityTooLarge',
        'The object exceeded the maximum allowed size',
      );
    case 415:
      return new StorageError(415, 'invalid_mime_type', 'InvalidMimeType', message);
    case 429:
      return new StorageError(429, 'Too many requests', 'SlowDown', message, retryAfter);
    case 503:
      return new StorageError(503, 'Busy', 'SlowDown', message, retryAfter);
    default:
      return invalidRequest(message);
  }
}

/** The error to reply with; undefined for a bug. */
export function storageErrorOf(error: unknown): StorageError | undefined {
  if (error instanceof StorageError) return error;
  if (error instanceof BadKey) return new StorageError(400, 'InvalidKey', 'InvalidKey', error.message);
  if (error instanceof WriteRefused) return accessDenied(error.message);
  if (error instanceof ObjectExists) return alreadyExists();
  if (error instanceof ObjectLost)
    return new StorageError(404, 'Not found', 'NoSuchKey', 'The resource was not found');
  if (error instanceof NotAPicture)
    return new StorageError(415, 'invalid_mime_type', 'InvalidMimeType', error.message);
  if (error instanceof TooManyPixels || error instanceof QuotaExceeded) {
    return new StorageError(413, 'Payload too large', 'EntityTooLarge', error.message);
  }
  const refusal = refusalOf(error);
  return refusal && fromRefusal(refusal);
}

const fault = new StorageError(500, 'InternalError', 'InternalError', 'Internal server error');

/** Statuses sent as such, because clients, proxies and monitoring must see them. */
const plainStatus = new Set([429, 500, 503]);
/** Site-wide refusals, which are sent as in every other call. */
const carriesItself = ({ statusCode, code }: StorageError) =>
  plainStatus.has(statusCode) || code === unconfirmed;

export function sendStorageError(
  reply: FastifyReply,
  error: StorageError = fault,
  status = carriesItself(error) ? error.statusCode : 400,
) {
  if (error.retryAfter !== undefined) void reply.header('retry-after', error.retryAfter);
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(
      JSON.stringify({
        statusCode: String(error.statusCode),
        error: error.error,
        code: error.code,
        message: error.message,
      }),
    );
}
