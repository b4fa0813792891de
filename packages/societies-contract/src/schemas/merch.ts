import Type, { type Static } from 'typebox';
import { merchLimits, urlLimits, purchaseUrlPattern } from '../limits.ts';
import { validation } from '../validation.ts';
import {
  ConflictReply,
  Id,
  ImageUrl,
  Instant,
  Name,
  NonBlankLine,
  NonBlankText,
  Version,
  strict,
  withMessages,
} from './common.ts';

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
    name: Name(merchLimits.nameMax, { required: validation.merch.nameRequired }),
    description: NonBlankText(merchLimits.descriptionMax, { required: validation.merch.descriptionRequired }),
    category: NonBlankLine(merchLimits.categoryMax, { required: validation.merch.categoryRequired }),
    purchase_url: Type.String({
      minLength: 1,
      maxLength: urlLimits.max,
      pattern: purchaseUrlPattern,
      ...withMessages({ required: validation.merch.urlRequired, pattern: validation.merch.urlInvalid }),
    }),
    price: Type.Number({
      minimum: merchLimits.priceMin,
      maximum: merchLimits.priceMax,
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
