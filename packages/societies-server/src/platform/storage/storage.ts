import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { documentLimits, validation } from 'societies-contract';
import type { StorageAccess } from 'societies-contract/schemas';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/schema.ts';
import { badRequest, forbidden, invalid, tooLarge, wrongMediaType } from '../errors.ts';
import type { Caller } from '../rights.ts';
import { FileStore } from './file-store.ts';
import { HostedStore, hostedToken, type HostedSettings } from './hosted-store.ts';
import { readImageUrl } from './image-urls.ts';
import { ObjectLost, QuotaExceeded, WriteRefused, type ObjectStore } from './object-store.ts';
import { NotAPicture, TooManyPixels, normalisePicture, type Picture } from './pictures.ts';
import {
  documentFolder,
  isBucket,
  locationOf,
  spaceName,
  spacePrefix,
  type PictureLocation,
  type SocietyFolder,
  type Space,
  type UserFolder,
} from './locations.ts';
import { refusalToWrite, writableFolders } from './policy.ts';
import { withUpload } from './receive.ts';
import { incomingFolderIn } from './storage-folder.ts';
import { removeUnused, shownBy } from './unused-pictures.ts';

/** Milliseconds between sweeps for unused files. */
const sweepEvery = 6 * 60 * 60_000;

const fileExtension: Record<Picture['contentType'], string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
};

const notOurs = 'This must be the address of a picture that was uploaded here.';

/** Pictures of users and societies, and the documents that societies hand in. */
export interface PictureStorage {
  store: ObjectStore;
  /** The server's own storage; null with a hosted project. */
  files: FileStore | null;
  /**
   * Validates the address in a picture field: it must be of a picture in our storage, in that folder of that space.
   * @param field the field's name, for the error.
   * @param current the field's value; the same address is accepted unchecked.
   * @returns what to store and send.
   * @throws 400 on the field.
   */
  acceptImage(
    request: FastifyRequest,
    field: string,
    url: string,
    space: Space,
    folder: UserFolder | SocietyFolder,
    current?: string | null,
  ): Promise<string>;
  /** Deletes a picture that a row no longer names, unless another row does. Never fails a request. */
  removeByUrl(url: string | null | undefined): Promise<void>;
  /** Deletes every picture of a deleted user or society. Never fails a request. */
  removeSpace(space: Space): Promise<void>;
  /**
   * Receives a picture from a form: in `field` of the society's `fields`, or an empty value, which removes it.
   * @param check validates the text fields before anything is stored.
   * @returns the field, and the address to store or null.
   * @throws 400, 413, 415.
   */
  receivePicture<Field extends string>(
    request: FastifyRequest,
    space: Space,
    fields: Readonly<Record<Field, SocietyFolder | UserFolder>>,
    owner: Caller,
    check?: (texts: Readonly<Record<string, string>>) => Promise<void>,
  ): Promise<{ field: Field; url: string | null }>;
  /**
   * Receives a document from a form's field `file` and stores it under a new key.
   * @param check reads the bytes before anything is stored, and throws what is wrong with them.
   * @param owner who sends it, and must still be allowed to when it is stored.
   * @throws 400, 413.
   */
  receiveDocument(
    request: FastifyRequest,
    societyId: number,
    owner: Caller,
    check: (bytes: Buffer) => void,
  ): Promise<{ key: string; name: string; bytes: number }>;
  /** A document's bytes; undefined if there is none. */
  readDocument(key: string): Promise<Uint8Array | undefined>;
  /** Deletes documents. Never fails a request. */
  removeDocuments(keys: readonly string[]): Promise<void>;
  /** What a browser needs to upload pictures. */
  access(request: FastifyRequest, caller: Caller): Promise<StorageAccess>;
  close(): Promise<void>;
}

export interface StorageDependencies {
  config: Pick<Config, 'dataDir' | 'storage' | 'jwtSecret'>;
  database: Kysely<Database>;
  log?: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** Translates a storage error into the contract's. */
function refusal(error: unknown, field: string): unknown {
  if (error instanceof WriteRefused) return forbidden(error.message);
  if (error instanceof NotAPicture) return wrongMediaType(error.message);
  if (error instanceof TooManyPixels || error instanceof QuotaExceeded) return tooLarge(error.message);
  return error instanceof Error && error.name === 'BadKey' ? invalid({ [field]: [notOurs] }) : error;
}

/** Opens the configured storage: a hosted project, or the folder in DATA_DIR. */
export async function openStorage({ config, database, log }: StorageDependencies): Promise<PictureStorage> {
  const root = path.join(config.dataDir, 'storage');
  const incoming = incomingFolderIn(root);
  await mkdir(incoming, { recursive: true, mode: 0o700 });

  const { jwtSecret } = config;
  const hosted: HostedSettings | null =
    config.storage && jwtSecret !== null ? { ...config.storage, jwtSecret } : null;
  const files = hosted ? null : new FileStore(root, database);
  const store: ObjectStore = files ?? new HostedStore(hosted as HostedSettings);

  const read = (url: string, host: string) => readImageUrl(url, { hosted: hosted?.url ?? null, host });
  const attempt = async (what: string, work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      log?.warn({ err: error, what }, 'storage');
    }
  };

  let sweeping: Promise<void> | undefined;
  const sweep = () => {
    if (!files) return;
    sweeping ??= attempt('sweep', async () => {
      const unused = await removeUnused(files, database);
      const orphans = await files.sweep();
      if (unused + orphans > 0) log?.info({ unused, orphans }, 'Removed pictures that are shown nowhere.');
    }).finally(() => {
      sweeping = undefined;
    });
  };
  sweep();
  const timer = setInterval(sweep, sweepEvery).unref();

  /** A hosted project accepts uploads unchecked, so a picture is validated and re-encoded before it is used. */
  const adopt = async ({ bucket, key, rule }: PictureLocation, field: string, person: string) => {
    const found = await store.readObject(bucket, key);
    if (!found) throw invalid({ [field]: [notOurs] });
    try {
      const picture = await normalisePicture(found.bytes, rule.fit, person);
      await store.putObject({ bucket, key, ...picture, cacheControl: found.object.cacheControl });
    } catch (error) {
      if (error instanceof NotAPicture || error instanceof TooManyPixels)
        await store.removeObject(bucket, key);
      throw refusal(error, field);
    }
  };

  return {
    store,
    files,

    async acceptImage(request, field, url, space, folder, current) {
      if (url === current) return current;
      const address = read(url, request.host);
      const { location } = address ?? {};
      if (
        !address ||
        !location ||
        location.folder !== folder ||
        spaceName(location.space) !== spaceName(space)
      ) {
        throw invalid({ [field]: [notOurs] });
      }
      if (!files) await adopt(location, field, request.caller?.universityId ?? request.ip);
      else if (!(await files.findObject(location.bucket, location.key)))
        throw invalid({ [field]: [notOurs] });
      return address.stored;
    },

    async removeByUrl(url) {
      const location = url ? read(url, '')?.location : undefined;
      if (!location) return;
      await attempt('remove', async () => {
        const shown = await shownBy(database, location.space);
        if (!shown.some((other) => other !== null && read(other, '')?.location.key === location.key))
          await store.removeObject(location.bucket, location.key);
      });
    },

    removeSpace: (space) => attempt('remove', () => store.removeSpace(space)),

    receivePicture: (request, space, fields, owner, check) =>
      withUpload(request, incoming, async ({ file, field: sent, texts }) => {
        type Field = keyof typeof fields & string;
        const names = Object.keys(fields) as Field[];
        const field = names.find((name) => (file === null ? name === sent || name in texts : name === sent));
        if (field === undefined) throw badRequest(`The form holds none of these: ${names.join(', ')}.`);
        await check?.(texts);
        if (file === null) {
          if (texts[field])
            throw invalid({ [field]: ['This must be a file, or empty to remove the picture.'] });
          return { field, url: null };
        }
        const folder = fields[field];
        const { bucket, prefix } = spacePrefix(space);
        const target = isBucket(bucket) ? locationOf(bucket, `${prefix}${folder}/name`) : undefined;
        if (!target) throw new Error(`${folder} is no folder of ${spaceName(space)}.`);
        try {
          const picture = await normalisePicture(file, target.rule.fit, owner.universityId);
          const key = `${prefix}${folder}/${field}.${fileExtension[picture.contentType]}`;
          const stored = await store.putObject(
            { bucket, key, ...picture, owner: owner.universityId },
            { refusal: (trx) => refusalToWrite(trx, owner, target) },
          );
          return { field, url: `${store.publicUrl(bucket, key)}?t=${stored.updatedAt.getTime()}` };
        } catch (error) {
          throw refusal(error, field);
        }
      }),

    receiveDocument: (request, societyId, owner, check) =>
      withUpload(
        request,
        incoming,
        async ({ file, field, name }) => {
          if (file === null || (field !== 'file' && field !== ''))
            throw invalid({ file: [validation.affiliation.documentRequired] });
          const bytes = await readFile(file);
          check(bytes);
          const { prefix } = spacePrefix({ kind: 'documents', societyId });
          const key = `${prefix}${documentFolder}/${randomUUID()}.pdf`;
          const space = { kind: 'society', societyId } as const;
          try {
            await store.putObject(
              {
                bucket: 'documents',
                key,
                bytes,
                contentType: documentLimits.contentType,
                cacheControl: 'private, no-store',
                owner: owner.universityId,
              },
              {
                replace: false,
                refusal: (trx) => refusalToWrite(trx, owner, { space, rule: { permission: 'edit_society' } }),
              },
            );
          } catch (error) {
            throw refusal(error, 'file');
          }
          return { key, name, bytes: bytes.byteLength };
        },
        { what: 'A document', maxBytes: documentLimits.maxBytes },
      ),

    async readDocument(key) {
      try {
        return (await store.readObject('documents', key))?.bytes;
      } catch (error) {
        if (!(error instanceof ObjectLost)) throw error;
        log?.warn({ err: error }, 'storage');
        return undefined;
      }
    },

    async removeDocuments(keys) {
      for (const key of keys) await attempt('remove', () => store.removeObject('documents', key));
    },

    async access(request, caller) {
      if (!hosted) {
        const token = request.headers.authorization?.split(' ')[1] ?? '';
        return { url: null, key: 'constellation', token };
      }
      const folders = await writableFolders(database, caller);
      const token = await hostedToken(hosted, {
        role: 'authenticated',
        sub: caller.universityId,
        folders,
      });
      return { url: hosted.url, key: hosted.key, token };
    },

    async close() {
      clearInterval(timer);
      await sweeping;
    },
  };
}
