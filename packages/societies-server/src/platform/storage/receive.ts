import { randomUUID } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { Writable, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { imageLimits } from 'societies-contract';
import { Refusal, badRequest, tooLarge } from '../errors.ts';

/** A received form: at most one file, and its text fields. */
export interface Received {
  /** A temporary file with the received bytes; null if there was none or it was empty. */
  file: string | null;
  /** The name of the file's field. */
  field: string;
  /** The file's name as it was sent; empty if there was none. */
  name: string;
  texts: Readonly<Record<string, string>>;
}

/** What a form may hold: the most bytes, and what the refusal calls it. */
export interface Accepted {
  what: string;
  maxBytes: number;
}
const picture: Accepted = { what: 'A picture', maxBytes: imageLimits.maxBytes };

const fileTooLarge = ({ what, maxBytes }: Accepted) =>
  tooLarge(`The file is too large. ${what} may have ${maxBytes / 1024 / 1024} MiB.`);
const cutShort = () => badRequest('The upload was cut short.', 'aborted');

/** Limits of text fields: names, cache time, metadata. */
const texts = { fields: 10, fieldSize: 16 * 1024, fieldNameSize: 100 } as const;

/** Bytes read and discarded so that the client gets the refusal; beyond that the connection is closed. */
const mostDiscarded = 32 * 1024 * 1024;

/**
 * Writes a stream to a file. If it is too large or the disk fails, writing stops but reading goes on, so that the client gets
 * the reply and the connection can be reused.
 */
async function save(stream: Readable, file: string, accepted: Accepted): Promise<number> {
  let bytes = 0;
  let handle: FileHandle | undefined;
  let refused: unknown;
  const sink = new Writable({
    construct(done) {
      open(file, 'wx', 0o600)
        .then(
          (opened) => {
            handle = opened;
          },
          (error: unknown) => {
            refused = error;
          },
        )
        .finally(done);
    },
    write(chunk: Buffer, _encoding, done) {
      bytes += chunk.byteLength;
      if (bytes > mostDiscarded) done(fileTooLarge(accepted));
      else if (bytes > accepted.maxBytes || refused !== undefined || !handle) done();
      else {
        handle
          .writeFile(chunk)
          .catch((error: unknown) => {
            refused = error;
          })
          .finally(done);
      }
    },
    destroy(error, done) {
      void (handle?.close() ?? Promise.resolve())
        .catch(() => {})
        .finally(() => {
          done(error);
        });
    },
  });
  try {
    await pipeline(stream, sink);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const code = (error as NodeJS.ErrnoException).code;
    throw code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET' || code === 'ABORT_ERR'
      ? cutShort()
      : error;
  }
  if (refused !== undefined) throw refused as Error;
  if (bytes > accepted.maxBytes) throw fileTooLarge(accepted);
  return bytes;
}

/** Accepts a file as `multipart/form-data`, or as the raw body of any content type. */
export const uploadBodies = fastifyPlugin(
  async (server: FastifyInstance, { raw }: { raw: boolean }) => {
    if (raw) {
      server.removeAllContentTypeParsers();
      server.addContentTypeParser('*', (_request, _payload, done) => {
        done(null);
      });
    }
    await server.register(multipart, { throwFileSizeLimit: false });
  },
  { name: 'upload-bodies' },
);

async function receiveParts(request: FastifyRequest, file: string, accepted: Accepted): Promise<Received> {
  const received = {
    file: null as string | null,
    field: '',
    name: '',
    texts: Object.create(null) as Record<string, string>,
  };
  // One byte over the limit tells a file that is too large from one that just fits.
  for await (const part of request.parts({
    limits: { ...texts, files: 1, parts: texts.fields + 1, fileSize: mostDiscarded + 1 },
  })) {
    if (part.type === 'field') {
      if (part.fieldnameTruncated || part.valueTruncated)
        throw badRequest('A field of the form is too long.');
      received.texts[part.fieldname] = String(part.value);
      continue;
    }
    received.field = part.fieldname;
    received.name = part.filename ?? '';
    const bytes = await save(part.file, file, accepted);
    received.file = bytes > 0 ? file : null;
  }
  return received;
}

/**
 * Receives a request's file into a temporary file and passes it to `work`; deletes it afterwards.
 * @param folder for temporary files.
 * @param accepted a picture unless said.
 * @throws 413 if the file is too large, 400 if the form is malformed or the client disconnected.
 */
export async function withUpload<Result>(
  request: FastifyRequest,
  folder: string,
  work: (received: Received) => Promise<Result>,
  accepted: Accepted = picture,
): Promise<Result> {
  const file = path.join(folder, randomUUID());
  try {
    if (request.isMultipart()) {
      let received: Received;
      try {
        received = await receiveParts(request, file, accepted);
      } catch (error) {
        throw formRefusal(error);
      }
      return await work(received);
    }
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced > mostDiscarded) throw fileTooLarge(accepted);
    const bytes = await save(request.raw, file, accepted);
    return await work({ file: bytes > 0 ? file : null, field: '', name: '', texts: {} });
  } finally {
    await rm(file, { force: true });
  }
}

/** Translates errors of the form parser, which have no status or the wrong one. */
export function formRefusal(error: unknown): unknown {
  if (error instanceof Refusal || !(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === 'FST_FILES_LIMIT') return badRequest('One file at a time, please.');
  if (code.startsWith('FST_') || code === '') return badRequest('The form is not valid.', 'invalid_body');
  return error;
}
