import Type, { type Static } from 'typebox';
import { isBucket, locationOf, type PictureBucket, type PictureLocation } from './locations.ts';
import { accessDenied, noSuchBucket } from './storage-errors.ts';

export const AddressParams = Type.Object({ bucket: Type.String(), '*': Type.String() });
export type Address = Static<typeof AddressParams>;

/** @throws if there is no such bucket. */
export function bucketOf(name: string): PictureBucket {
  if (!isBucket(name)) throw noSuchBucket();
  return name;
}

/** @throws if nothing may be stored there. */
export function locationIn(params: Address): PictureLocation {
  const bucket = bucketOf(params.bucket);
  const location = locationOf(bucket, params['*']);
  if (!location) throw accessDenied('Nothing is stored under this key.');
  return location;
}
