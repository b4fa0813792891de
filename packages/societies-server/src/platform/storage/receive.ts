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

/** What came with a request: at most one file, and the texts beside it. */
export interface Received {
  /** The bytes as they came, in a temporary file; null when no file or an empty one came. */
  file: string | null;
  /** The name of the field that the file came in. */
  field: string;
  texts: Readonly<Record<string, string>>;
}

const { maxBytes } = imageLimits;

export const fileTooLarge = () =>
  tooLarge(`The file is too large. A picture may have ${maxBytes / 1024 / 1024} MiB.`);
const cutShort = () => badRequest('The upload was cut short.', 'aborted');

/** Texts beside a file: names, cache time, metadata. */
const texts = { fields: 10, fieldSize: 16 * 1024, fieldNameSize: 100 } as const;

/** Bytes that are read and thrown away so that the sender hears the refusal; beyond, the connection is closed on it. */
const mostDiscarded = 32 * 1024 * 1024;

/**
 * Writes a stream to a file. When it is too large, or the disk refuses it, writing stops and reading goes on: so the sender
 * hears the reply, and the connection serves the next request.
 */
async function save(stream: Readable, file: string): Promise<number> {
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
      if (bytes > mostDiscarded) done(fileTooLarge());
      else if (bytes > maxBytes || refused !== undefined || !handle) done();
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
  if (bytes > maxBytes) throw fileTooLarge();
  return bytes;
}

/** Lets routes of this scope take a file: by `multipart/form-data`, or as the raw body whatever type it claims. */
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

async function receiveParts(request: FastifyRequest, file: string): Promise<Received> {
  const received = {
    file: null as string | null,
    field: '',
    texts: Object.create(null) as Record<string, string>,
  };
  // One byte more than is allowed tells a file that is too large from one that just fits.
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
    const bytes = await save(part.file, file);
    received.file = bytes > 0 ? file : null;
  }
  return received;
}

/**
 * Receives a request's file into a temporary file and hands it to `work`; the file is gone afterwards, however that ends.
 * @param folder where temporary files go.
 * @throws 413 when the file is larger than a picture may be, 400 when the form is not sound or the sender went away.
 */
export async function withUpload<Result>(
  request: FastifyRequest,
  folder: string,
  work: (received: Received) => Promise<Result>,
): Promise<Result> {
  const file = path.join(folder, randomUUID());
  try {
    if (request.isMultipart()) {
      let received: Received;
      try {
        received = await receiveParts(request, file);
      } catch (error) {
        throw formRefusal(error);
      }
      return await work(received);
    }
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced > mostDiscarded) throw fileTooLarge();
    const bytes = await save(request.raw, file);
    return await work({ file: bytes > 0 ? file : null, field: '', texts: {} });
  } finally {
    await rm(file, { force: true });
  }
}

/** What the parser of forms throws for a form that is not sound carries no status, or one that is not ours. */
function formRefusal(error: unknown): unknown {
  if (error instanceof Refusal || !(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === 'FST_FILES_LIMIT') return badRequest('One file at a time, please.');
  if (code.startsWith('FST_') || code === '') return badRequest('The form is not valid.', 'invalid_body');
  return error;
}
