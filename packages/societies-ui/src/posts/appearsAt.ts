import type { Post } from 'societies-contract';

/** When a post appears that is scheduled; undefined if it has appeared, or without `now`. */
export const appearsAt = ({ publish_at }: Pick<Post, 'publish_at'>, now?: Date): string | undefined =>
  now && publish_at && Date.parse(publish_at) > now.getTime() ? publish_at : undefined;
