import type { MerchItem } from 'societies-contract';

const base: MerchItem = {
  id: 1,
  society: 1,
  name: 'Night sky hoodie',
  description: 'Organic cotton, printed with the sky over campus on the night the society was founded.',
  category: 'Clothing',
  purchase_url: 'https://shop.example.ac.uk/hoodie',
  price: 32,
  image: null,
  created_at: '2026-09-30T09:00:00Z',
};

/** Merch for stories and tests. */
export const hoodie = base;
export const mug: MerchItem = {
  ...base,
  id: 2,
  name: 'Constellation mug',
  description: 'Stars appear when it is hot.',
  category: 'Kitchen',
  price: 8.5,
  purchase_url: 'https://shop.example.ac.uk/mug',
};
export const longItem: MerchItem = {
  ...base,
  id: 3,
  name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen, enamelled on both sides',
  description: 'So much to say about a badge. '.repeat(20).trim(),
  price: 1234.56,
};
export const items: readonly MerchItem[] = [hoodie, mug, longItem];
