import { urlLimits } from 'societies-contract';
import { BadKey, isBucket, locationOf, type Bucket, type PictureLocation } from './locations.ts';

/** The path of the storage routes, on this server as on a hosted project. */
export const storageRoot = '/storage/v1';
const publicRoot = `${storageRoot}/object/public/`;

/** The public path of a picture, escaped as the storage client does. */
export const publicPath = (bucket: Bucket, key: string) => encodeURI(`${publicRoot}${bucket}/${key}`);

/** The timestamp that may follow a picture's address, so that browsers fetch a replaced picture. */
const plainQuery = /^\?[A-Za-z0-9=&_.-]{1,100}$/;

/** The parts of a picture's address. */
export interface ImageAddress {
  location: PictureLocation;
  /** The stored address; for the server's own storage without an origin, so that it works wherever the server is reached. */
  stored: string;
}

/** Origins of picture addresses. */
export interface Origins {
  /** The hosted project's origin; null for the server's own storage. */
  hosted: string | null;
  /**
   * Host and port at which this server is reached. Only addresses there, or without an origin, belong to its own storage. The
   * scheme is ignored, because a proxy may terminate https.
   */
  host: string;
}

/**
 * Parses the address of a picture in our storage; undefined for any other. Stored addresses never lead elsewhere, so that
 * nobody can make browsers, or the server, send requests to a host of their choice.
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
