import type { Generated, JSONColumnType } from 'kysely';
import type { GeneratedInstant, Instant, StoredId, Version } from './columns.ts';

export interface PostsTable {
  society_id: number;
  id: StoredId;
  title: string;
  content: string;
  image: string | null;
  show_likes: Generated<boolean>;
  /** Number of `post_likes`. */
  likes: Generated<number>;
  created_at: GeneratedInstant;
  updated_at: GeneratedInstant;
  /** Listed before all others. */
  pinned: Generated<boolean>;
  /** Visible to those who may edit posts only. */
  draft: Generated<boolean>;
  /** When it becomes visible; null if at once. */
  publish_at: Instant | null;
  /** Readable without an account, where the site allows that. */
  public: Generated<boolean>;
  /** Whether members have been notified of it. */
  notified: Generated<boolean>;
  version: Version;
}

export interface PostLikesTable {
  society_id: number;
  post_id: number;
  university_id: string;
  created_at: GeneratedInstant;
}

export interface MerchTable {
  society_id: number;
  id: StoredId;
  name: string;
  description: string;
  category: string;
  purchase_url: string;
  price_pence: number;
  image: string | null;
  created_at: GeneratedInstant;
  version: Version;
}

export interface WidgetsTable {
  society_id: number;
  id: StoredId;
  content_type: 'slogan' | 'carousel' | 'posts' | 'events';
  /** For slogan widgets. */
  slogan: string | null;
  /** For carousel widgets: public addresses, in order. */
  images: JSONColumnType<string[] | null, string | null, string | null>;
  /** The chosen post or event; null shows the newest post or next event. */
  post_id: number | null;
  event_id: number | null;
  x: number;
  y: number;
  w: number;
  h: number;
  created_at: GeneratedInstant;
  updated_at: GeneratedInstant;
  version: Version;
}
