import type { Insertable } from 'kysely';
import type { MerchBody } from 'societies-contract';
import type { MerchTable } from '../database/schema/content.ts';
import { storedFields } from '../database/stored-fields.ts';

/** Columns that a committee writes. A call, a row and a reply name them alike. */
const written = ['name', 'description', 'category', 'purchase_url'] as const;

/** What the history tells of an item. */
export const recordedMerchColumns = [...written, 'price_pence', 'image'] as const;

/** What a reply says of an item, as its row has it. */
export const repliedMerchColumns = ['id', 'version', ...written, 'image'] as const;

/** A call's fields as columns. */
export const columnsOf = (body: MerchBody) => ({
  ...(storedFields(body, written) as unknown as Pick<Insertable<MerchTable>, (typeof written)[number]>),
  price_pence: Math.round(body.price * 100),
});
