import { urlLimits } from 'societies-contract';
import { BadKey, isBucket, locationOf, type Bucket, type PictureLocation } from './locations.ts';

/** Where the storage routes begin, on this server as on a hosted project. */
export const storageRoot = '/storage/v1';
const publicRoot = `${storageRoot}/object/public/`;

/** The path that a picture is read at. Its characters are escaped as the storage client escapes them. */
export const publicPath = (bucket: Bucket, key: string) => encodeURI(`${publicRoot}${bucket}/${key}`);

/** What may follow a picture's address: the timestamp that makes browsers fetch a replaced picture anew. */
const plainQuery = /^\?[A-Za-z0-9=&_.-]{1,100}$/;

/** A picture's address, taken apart. */
export interface ImageAddress {
  location: PictureLocation;
  /** As it is stored and sent out: without an origin for the server's own storage, so that it holds wherever the server is reached. */
  stored: string;
}

/** Where addresses of pictures may point. */
export interface Origins {
  /** The hosted project's origin; null for the server's own storage. */
  hosted: string | null;
  /**
   * Host and port this server is reached at. Only addresses there, and those without an origin, are of its own storage. The
   * scheme is not compared: a proxy may speak https for us.
   */
  host: string;
}

/**
 * Reads the address of a picture in our storage; undefined for any other address. A stored address never leads elsewhere, so
 * that nobody can make readers' browsers, or the server, ask a server of their own.
 */
export function readImageUrl(url: string, { hosted, host }: Origins): ImageAddress | undefined {
  if (url.length > urlLimits.max || !/^(https?:\/\/|\/(?![/\\]))/i.test(url)) return undefined;
  const relative = url.startsWith('/');
  if (relative && hosted !== null) return undefined;
  const base = 'http://relative.invalid';
  if (!URL.canParse(url, base)) return undefined;
  const target = new URL(url, base);
  const { pathname, search, username, password, hash } = target;
  if (username || password || hash) return undefined;
  if (!relative && (hosted === null ? target.host !== host : target.origin !== new URL(hosted).origin))
    return undefined;
  if (!pathname.startsWith(publicRoot) || (search && !plainQuery.test(search))) return undefined;
  const [bucket = '', ...segments] = pathname.slice(publicRoot.length).split('/');
  if (!isBucket(bucket)) return undefined;
  try {
    const location = locationOf(bucket, decodeURIComponent(segments.join('/')));
    return location && { location, stored: `${hosted ?? ''}${publicPath(bucket, location.key)}${search}` };
  } catch (error) {
    if (error instanceof BadKey || error instanceof URIError) return undefined;
    throw error;
  }
}
