import { imageLimits, universityIdPattern, type PermissionCodename } from 'societies-contract';

/** The buckets and whose spaces they hold. Source: specification, section 7, "File storage"; decisions, "Storage". */
export const buckets = ['users', 'societies'] as const;
export type Bucket = (typeof buckets)[number];

export const isBucket = (name: string): name is Bucket => (buckets as readonly string[]).includes(name);

/** Whose pictures they are: what a quota counts and what a removal empties. */
export type Space =
  | { readonly kind: 'user'; readonly universityId: string }
  | { readonly kind: 'society'; readonly societyId: number };

/** The name of a space, in the database and on disk. */
export const spaceName = (space: Space) =>
  space.kind === 'user' ? `users/${space.universityId}` : `societies/${space.societyId}`;

/** Where the keys of a space begin. */
export const spacePrefix = (space: Space): { bucket: Bucket; prefix: string } =>
  space.kind === 'user'
    ? { bucket: 'users', prefix: `${space.universityId}/` }
    : { bucket: 'societies', prefix: `societies/${space.societyId}/` };

/** What pictures of a location are for, and how large they are kept. */
interface Room {
  /** The permission in the society that writing takes; null where only the user whose space it is may write. */
  permission: PermissionCodename | null;
  /** Pixels. A picture that does not fit is scaled down to fit, never up. */
  fit: { width: number; height: number };
}

/** Twice the size that a picture is shown or cropped at, for screens of twice the density. */
const twice = ({ width, height }: { width: number; height: number }) => ({
  width: 2 * width,
  height: 2 * height,
});
const square = (side: number) => twice({ width: side, height: side });
/** The widest that a banner or a slide is shown at, twice over on common screens; a height no banner or slide needs more of. */
const wide = { width: 2_400, height: 2_400 };
const { card, logo, avatar } = imageLimits;

const userRooms = {
  avatars: { permission: null, fit: square(avatar.side) },
} as const satisfies Record<string, Room>;

const societyRooms = {
  banners: { permission: 'edit_society', fit: wide },
  logos: { permission: 'edit_society', fit: square(logo.side) },
  home: { permission: 'edit_society', fit: wide },
  events: { permission: 'edit_events', fit: twice(card) },
  posts: { permission: 'edit_posts', fit: twice(card) },
  merch: { permission: 'edit_merch', fit: twice(card) },
} as const satisfies Record<string, Room>;

export type UserRoom = keyof typeof userRooms;
export type SocietyRoom = keyof typeof societyRooms;
export const societyRoomNames = Object.keys(societyRooms) as SocietyRoom[];

/** The permission that writing in a room of a society takes. */
export const permissionOf = (room: SocietyRoom): PermissionCodename => societyRooms[room].permission;

/** Where a picture lies: its space, the room in it, and the rule of that room. */
export interface PictureLocation {
  bucket: Bucket;
  key: string;
  space: Space;
  room: UserRoom | SocietyRoom;
  rule: Room;
}

/** Why a key is refused. */
export class BadKey extends Error {
  override readonly name = 'BadKey';
}

/** Characters a key may hold: those of hosted Supabase without the question mark, which ends a path. */
const keyCharacters = /^[A-Za-z0-9_/!.*'() &$=@;:+,-]+$/;
const longestKey = 512;

/**
 * Checks a key, already decoded once. No key ever becomes a file name (see file-store.ts), and still nothing that could
 * walk a path is let in.
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
const positiveId = /^[1-9][0-9]{0,9}$/;

/** Own entries only: `constructor` and its like are no rooms. */
const roomIn = <Rooms extends Record<string, Room>>(rooms: Rooms, name: string | undefined) =>
  name !== undefined && Object.hasOwn(rooms, name) ? (name as keyof Rooms & string) : undefined;

/**
 * The location of a key; undefined where nothing is ever stored, so that what is not named here is denied.
 * @throws {BadKey}
 */
export function locationOf(bucket: Bucket, key: string): PictureLocation | undefined {
  checkKey(key);
  const segments = key.split('/');
  if (bucket === 'users') {
    const [id, roomName, file] = segments;
    const room = roomIn(userRooms, roomName);
    if (!id || !universityId.test(id) || !room || !file) return undefined;
    return { bucket, key, space: { kind: 'user', universityId: id }, room, rule: userRooms[room] };
  }
  const [root, id, roomName, file] = segments;
  const room = roomIn(societyRooms, roomName);
  if (root !== 'societies' || !id || !positiveId.test(id) || Number(id) > 2_147_483_647 || !room || !file)
    return undefined;
  return { bucket, key, space: { kind: 'society', societyId: Number(id) }, room, rule: societyRooms[room] };
}
