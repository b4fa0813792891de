import Type, { type Static } from 'typebox';
import { isBucket, placeOf, type Bucket, type Place } from './places.ts';
import { accessDenied, noSuchBucket } from './storage-errors.ts';

/** A bucket and a key in it, in the address of a call. */
export const AddressParams = Type.Object({ bucket: Type.String(), '*': Type.String() });
export type Address = Static<typeof AddressParams>;

/** @throws when there is no such bucket. */
export function bucketOf(name: string): Bucket {
  if (!isBucket(name)) throw noSuchBucket();
  return name;
}

/** @throws when nothing is ever stored there. */
export function placeIn(params: Address): Place {
  const bucket = bucketOf(params.bucket);
  const place = placeOf(bucket, params['*']);
  if (!place) throw accessDenied('Nothing is stored under this key.');
  return place;
}
