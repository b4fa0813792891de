import { LRUCache } from 'lru-cache';
import { refusalOf } from '../error-replies.ts';
import { strongTag, type FileStore } from './file-store.ts';
import type { StoredObject } from './object-store.ts';
import { shrinkPicture } from './pictures.ts';

interface SmallerPicture {
  bytes: Buffer;
  etag: string;
}

/**
 * Pictures made smaller when they are first asked for, and cached in memory: nobody's quota and no backup counts them, and a
 * replaced picture has another version.
 */
export function smallerPictures(files: FileStore) {
  const cache = new LRUCache<string, SmallerPicture>({
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: ({ bytes }) => bytes.byteLength,
  });
  const making = new Map<string, Promise<SmallerPicture | undefined>>();

  const make = async ({ bucket, key, version }: StoredObject, width: number, reader: string) => {
    const read = await files.readObject(bucket, key);
    if (read?.object.version !== version) return undefined;
    const bytes = await shrinkPicture(read.bytes, width, reader);
    return bytes && { bytes, etag: strongTag(bytes) };
  };

  return {
    /**
     * @param reader who asks: see `decodeFairly`.
     * @returns undefined where the picture itself is to be sent: it is animated, or too many wait to be made smaller.
     */
    async get(object: StoredObject, width: number, reader: string): Promise<SmallerPicture | undefined> {
      const name = `${object.version} ${width}`;
      const known = cache.get(name);
      if (known) return known;
      const begun = making.get(name) ?? make(object, width, reader).finally(() => making.delete(name));
      making.set(name, begun);
      try {
        const made = await begun;
        if (made) cache.set(name, made);
        return made;
      } catch (error) {
        if (refusalOf(error)) return undefined;
        throw error;
      }
    },
  };
}
