import type { Insertable } from 'kysely';
import type { PostBody } from 'societies-contract';
import type { PostsTable } from '../database/schema/content.ts';
import { storedFields } from '../database/stored-fields.ts';

/** Columns that a committee writes. A call, a row and a reply name them alike. */
const written = ['title', 'content', 'show_likes', 'pinned', 'draft', 'publish_at', 'public'] as const;

/** What the history tells of a post. */
export const recordedPostColumns = [...written, 'image'] as const;

/** What a reply says of a post, as its row has it. */
export const repliedPostColumns = ['id', 'version', 'likes', ...recordedPostColumns] as const;

/** A call's fields as columns. */
export const columnsOf = (body: PostBody) =>
  storedFields(body, written) as unknown as Pick<Insertable<PostsTable>, (typeof written)[number]>;
