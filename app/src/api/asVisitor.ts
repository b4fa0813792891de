import {
  paths,
  type FeatureOptions,
  type ListedEvent,
  type MonthDay,
  type Post,
  type PublicEvent,
  type PublicEvents,
  type PublicPost,
  type PublicPosts,
  type PublicSocieties,
  type PublicSocietyPage,
  type PublicWidget,
  type SocietyDetail,
  type SocietyEvent,
  type SocietyPage,
  type Widget,
} from 'societies-contract';
import { ApiError } from './ApiError.ts';
import { getAnonymously } from './client.ts';

/*
 * What somebody without an account reads, where the directory is public: the public calls, in the form of those for users, so that the
 * pages are the same.
 */

const placeOf = { joined: false, link: null, place: null };
const eventOf = (event: PublicEvent): SocietyEvent => ({ ...event, ...placeOf, society: event.society.id });
const listedOf = (event: PublicEvent): ListedEvent => ({ ...event, ...placeOf });
const postOf = (post: PublicPost): Post => ({ ...post, show_likes: false, likes: 0, liked: false });

const pageOf = ({ enable_posts: _, enable_events: __, ...society }: PublicSocietyPage): SocietyPage => ({
  ...society,
  version: 1,
  contact: '',
  all_themes: [],
  committee_members: {},
});

const detailOf = ({ id, name, theme, logo, banner }: PublicSocietyPage): SocietyDetail => ({
  society: { id, name },
  ...{ theme, logo, banner, role: null, coming: null },
});

function widgetOf(widget: PublicWidget): Widget {
  const stamps = { created_at: '', updated_at: '' };
  switch (widget.content_type) {
    case 'posts':
      return { ...widget, ...stamps, content: { ...widget.content, post: postOf(widget.content.post) } };
    case 'events':
      return { ...widget, ...stamps, content: { ...widget.content, event: eventOf(widget.content.event) } };
    default:
      return { ...widget, ...stamps };
  }
}

/** Items cannot be read without an account. */
const featuresOf = ({ id, enable_posts, enable_events }: PublicSocietyPage): FeatureOptions => ({
  ...{ id, enable_posts, enable_events, enable_merch: false },
});

const onTheirWay = new Map<string, Promise<PublicSocietyPage>>();

/** A society's page, from which several calls for users are answered: those made at the same time share one. */
function readSociety(id: string): Promise<PublicSocietyPage> {
  const asked = onTheirWay.get(id);
  if (asked) return asked;
  const reading = getAnonymously<PublicSocietyPage>(paths.publicSociety(id)).finally(() =>
    onTheirWay.delete(id),
  );
  onTheirWay.set(id, reading);
  return reading;
}

const none = { count: 0, results: [] };
const only = (query: URLSearchParams, ...names: string[]) =>
  new URLSearchParams([...query].filter(([name]) => names.includes(name)));
const without = (query: URLSearchParams, ...names: string[]) =>
  new URLSearchParams([...query].filter(([name]) => !names.includes(name)));
const listEvents = async <Event>(query: URLSearchParams, as: (event: PublicEvent) => Event) => {
  const { results, ...counted } = await getAnonymously<PublicEvents>(`${paths.publicEvents}?${query}`);
  return { ...counted, results: results.map(as) };
};
/** Posts in one call, in which a link's one is looked for. */
const mostPosts = 100;

type Read = (ids: string[], query: URLSearchParams) => Promise<unknown>;

/** By the path of the call for users, with `*` for ids. */
const reads: readonly (readonly [path: string, read: Read])[] = [
  [paths.mySocieties, async () => []],
  [
    paths.societies,
    (_, query) =>
      getAnonymously<PublicSocieties>(
        `${paths.publicSocieties}?${only(query, 'search', 'category', 'page', 'page_size')}`,
      ),
  ],
  [
    paths.categories,
    async () => (await getAnonymously<PublicSocieties>(`${paths.publicSocieties}?page_size=1`)).categories,
  ],
  [paths.society('*'), async ([id = '']) => pageOf(await readSociety(id))],
  [paths.societyDetail('*'), async ([id = '']) => detailOf(await readSociety(id))],
  [paths.featureOptions('*'), async ([id = '']) => featuresOf(await readSociety(id))],
  [
    paths.widgets('*'),
    async ([id = '']) => (await getAnonymously<PublicWidget[]>(paths.publicWidgets(id))).map(widgetOf),
  ],
  [
    paths.posts('*'),
    async ([id = ''], query) => {
      const { count, results } = await getAnonymously<PublicPosts>(
        `${paths.publicPosts(id)}?${only(query, 'page', 'page_size')}`,
      );
      return { count, results: results.map(postOf) };
    },
  ],
  [
    paths.post('*', '*'),
    async ([id = '', wanted]) => {
      const { results } = await getAnonymously<PublicPosts>(
        `${paths.publicPosts(id)}?page_size=${mostPosts}`,
      );
      const post = results.find((one) => String(one.id) === wanted);
      if (!post) throw new ApiError('', 404);
      return postOf(post);
    },
  ],
  [
    paths.events('*'),
    async ([id = ''], query) => {
      if (query.get('mine') === 'true') return none;
      const asked = only(query, 'when', 'folded', 'page', 'page_size');
      asked.set('society', id);
      return listEvents(asked, eventOf);
    },
  ],
  [
    paths.event('*', '*'),
    async ([, id = '']) => eventOf(await getAnonymously<PublicEvent>(paths.publicEvent(id))),
  ],
  [
    paths.whatsOn,
    async (_, query) =>
      // What a society hosts with others is among its own events here.
      query.get('mine') === 'true' || (query.has('society') && !query.has('page'))
        ? none
        : listEvents(without(query, 'mine'), listedOf),
  ],
  [
    paths.whatsOnMonth,
    (_, query) => getAnonymously<MonthDay[]>(`${paths.publicMonth}?${without(query, 'mine')}`),
  ],
  [paths.myEvents, async () => ({ upcoming: [], waiting: [], past: [] })],
  [paths.recommendedSocieties, async () => []],
];

/** The ids in a path that a pattern names with `*`; undefined if it is another path. */
function idsIn(pattern: string, pathname: string): string[] | undefined {
  const [named, parts] = [pattern.split('/'), pathname.split('/')];
  if (named.length !== parts.length) return undefined;
  const fits = named.every((part, at) => (part === '*' ? parts[at] !== '' : part === parts[at]));
  return fits ? parts.filter((_, at) => named[at] === '*') : undefined;
}

/**
 * Reads what a call for users says to somebody without an account.
 * @throws ApiError; 401 for what only users can read.
 */
export async function readAsVisitor<Reply>(path: string): Promise<Reply> {
  const [pathname = '', query = ''] = path.split('?', 2);
  for (const [pattern, read] of reads) {
    // My societies are a query of the list, and so is their path.
    const ids = pattern.includes('?') ? (pattern === path ? [] : undefined) : idsIn(pattern, pathname);
    if (ids) return (await read(ids, new URLSearchParams(query))) as Reply;
  }
  throw new ApiError('', 401);
}
