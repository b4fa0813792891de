import { imageLimits, readId, universityIdPattern, type PermissionCodename } from 'societies-contract';

/**
 * The buckets with pictures, each with one kind of space, which everybody may read. Source: specification, section 7, "File storage";
 * decisions, "Storage".
 */
export const buckets = ['users', 'societies'] as const;
export type PictureBucket = (typeof buckets)[number];
/** Documents have no address: only the calls of the product read and write them. */
export type Bucket = PictureBucket | 'documents';

export const isBucket = (name: string): name is PictureBucket =>
  (buckets as readonly string[]).includes(name);

/** The owner of pictures or documents: a quota applies to it, and deleting it deletes them. */
export type Space =
  | { readonly kind: 'user'; readonly universityId: string }
  | { readonly kind: 'society'; readonly societyId: number }
  | { readonly kind: 'documents'; readonly societyId: number };

/** The name of a space in the database and on disk. */
export const spaceName = (space: Space) => {
  if (space.kind === 'user') return `users/${space.universityId}`;
  return `${space.kind === 'society' ? 'societies' : 'documents'}/${space.societyId}`;
};

/** The prefix of a space's keys. */
export const spacePrefix = (space: Space): { bucket: Bucket; prefix: string } => {
  if (space.kind === 'user') return { bucket: 'users', prefix: `${space.universityId}/` };
  return {
    bucket: space.kind === 'society' ? 'societies' : 'documents',
    prefix: `societies/${space.societyId}/`,
  };
};

/** A folder within a space, for one kind of picture. */
interface Folder {
  /** The permission required to write; null if only the space's user may write. */
  permission: PermissionCodename | null;
  /** Maximum size in pixels; larger pictures are scaled down. */
  fit: { width: number; height: number };
}

/** Twice the displayed or cropped size, for high-density screens. */
const twice = ({ width, height }: { width: number; height: number }) => ({
  width: 2 * width,
  height: 2 * height,
});
const square = (side: number) => twice({ width: side, height: side });
/** Twice the largest displayed width of a banner or slide on common screens; the height never limits. */
const wide = { width: 2_400, height: 2_400 };
const { cardStored, logo, avatar } = imageLimits;

const userFolders = {
  avatars: { permission: null, fit: square(avatar.side) },
} as const satisfies Record<string, Folder>;

const societyFolders = {
  banners: { permission: 'edit_society', fit: wide },
  logos: { permission: 'edit_society', fit: square(logo.side) },
  home: { permission: 'edit_society', fit: wide },
  events: { permission: 'edit_events', fit: cardStored },
  posts: { permission: 'edit_posts', fit: cardStored },
  merch: { permission: 'edit_merch', fit: cardStored },
} as const satisfies Record<string, Folder>;

export type UserFolder = keyof typeof userFolders;
export type SocietyFolder = keyof typeof societyFolders;
export const societyFolderNames = Object.keys(societyFolders) as SocietyFolder[];

/** The permission required to write to a folder of a society. */
export const permissionOf = (folder: SocietyFolder): PermissionCodename => societyFolders[folder].permission;

/** The only folder of documents: what societies hand in. */
export const documentFolder = 'affiliation';

/** The space and folder of a picture, with the folder's rule. */
export interface PictureLocation {
  bucket: PictureBucket;
  key: string;
  space: Exclude<Space, { kind: 'documents' }>;
  folder: UserFolder | SocietyFolder;
  rule: Folder;
}

/** Why a key is refused. */
export class BadKey extends Error {
  override readonly name = 'BadKey';
}

/** Allowed characters of a key: those of hosted Supabase without the question mark, which ends a path. */
const keyCharacters = /^[A-Za-z0-9_/!.*'() &$=@;:+,-]+$/;
const longestKey = 512;

/**
 * Validates a decoded key. Keys never become file names (see file-store.ts), but path traversal is refused all the same.
 * @throws {BadKey}
 */
export function checkKey(key: string): void {
  const segments = key.split('/');
  const sound =
    key.length > 0 &&
    key.length <= longestKey &&
    keyCharacters.test(key) &&
    segments.every(
      (segment) => segment !== '' && segment !== '.' && segment !== '..' && segment.trim() === segment,
    );
  if (!sound) throw new BadKey(`Invalid key: ${key.slice(0, 100)}`);
}

const universityId = new RegExp(universityIdPattern);

/** Own properties only: `constructor` and the like are not folders. */
const folderIn = <Folders extends Record<string, Folder>>(folders: Folders, name: string | undefined) =>
  name !== undefined && Object.hasOwn(folders, name) ? (name as keyof Folders & string) : undefined;

/**
 * The location of a key; undefined if nothing may be stored there, so that access is denied by default.
 * @throws {BadKey}
 */
export function locationOf(bucket: PictureBucket, key: string): PictureLocation | undefined {
  checkKey(key);
  const segments = key.split('/');
  if (bucket === 'users') {
    const [id, folderName, file] = segments;
    const folder = folderIn(userFolders, folderName);
    if (!id || !universityId.test(id) || !folder || !file) return undefined;
    return { bucket, key, space: { kind: 'user', universityId: id }, folder, rule: userFolders[folder] };
  }
  const [root, id, folderName, file] = segments;
  const folder = folderIn(societyFolders, folderName);
  const societyId = readId(id);
  if (root !== 'societies' || societyId === undefined || !folder || !file) return undefined;
  return { bucket, key, space: { kind: 'society', societyId }, folder, rule: societyFolders[folder] };
}

/**
 * The space of a key; undefined if nothing may be stored there.
 * @throws {BadKey}
 */
export function spaceOf(bucket: string, key: string): Space | undefined {
  if (isBucket(bucket)) return locationOf(bucket, key)?.space;
  checkKey(key);
  const [root, id, folder, file, ...more] = key.split('/');
  const societyId = readId(id);
  const sound =
    bucket === 'documents' && root === 'societies' && folder === documentFolder && file !== undefined;
  if (!sound || more.length > 0 || societyId === undefined) return undefined;
  return { kind: 'documents', societyId };
}
