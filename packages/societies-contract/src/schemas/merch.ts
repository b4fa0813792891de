import Type, { type Static } from 'typebox';
import { limits, purchaseUrlPattern } from '../limits.ts';
import { validation } from '../messages.ts';
import { ConflictReply, Id, ImageUrl, Instant, Name, Text, Version, strict, withMessages } from './common.ts';

/** `price` in pounds. */
export const MerchItem = Type.Object(
  {
    id: Id,
    society: Id,
    name: Type.String(),
    description: Type.String(),
    category: Type.String(),
    purchase_url: Type.String(),
    price: Type.Number(),
    image: ImageUrl,
    created_at: Instant,
    version: Type.Optional(Version),
  },
  { title: 'MerchItem' },
);
export type MerchItem = Static<typeof MerchItem>;
export const MerchConflict = ConflictReply(MerchItem);

export const MerchBody = Type.Object(
  {
    name: Name(limits.merch.nameMax, { required: validation.merch.nameRequired }),
    description: Text(limits.merch.descriptionMax, { required: validation.merch.descriptionRequired }),
    category: Text(limits.merch.categoryMax, { required: validation.merch.categoryRequired }),
    purchase_url: Type.String({
      minLength: 1,
      maxLength: limits.url.max,
      pattern: purchaseUrlPattern,
      ...withMessages({ required: validation.merch.urlRequired, pattern: validation.merch.urlInvalid }),
    }),
    price: Type.Number({
      minimum: limits.merch.priceMin,
      maximum: limits.merch.priceMax,
      ...withMessages({
        required: validation.merch.priceRange,
        minimum: validation.merch.priceRange,
        type: validation.merch.priceRange,
      }),
    }),
    image: Type.Optional(ImageUrl),
    society: Type.Optional(Id),
    created_at: Type.Optional(Instant),
    version: Type.Optional(Version),
  },
  strict,
);
export type MerchBody = Static<typeof MerchBody>;
