import { fixedRoles, paths, type Post, type SocietyEvent, type Widget } from 'societies-contract';
import type { SocietyChecklistProps } from 'societies-ui';
import { useFeatureOptions } from '../../../api/societies.ts';
import { useRead, type ListPage } from '../../../api/useRead.ts';
import { useSocietyContext, type SocietyContext } from '../SocietyContext.ts';

/** A page with a list's first item and its count. */
const firstOf = (path: string) => `${path}?page=1&page_size=1`;

/** A placeholder widget that is not stored. */
const shown = <Content extends Pick<Widget, 'content_type' | 'content'>>(
  society: SocietyContext['society'],
  id: number,
  content: Content,
  [x, w]: readonly [x: number, w: number],
) => ({
  ...content,
  id,
  society: society.id,
  layout_config: { x, y: 0, w, h: 1 },
  created_at: society.creation_date,
  updated_at: society.creation_date,
});

/**
 * The start of a new society: a checklist for the President, and for other committee members while the home page is empty,
 * limited to what they may do; and placeholder widgets for visitors.
 * @param widgets of the home page; undefined while loading.
 * @param now by the server's clock.
 * @returns `done` by step, null for users without a checklist, and `standIns`; undefined while loading.
 */
export function useBeginning(widgets: readonly Widget[] | undefined, now: Date) {
  const { id, society, detail, onCommittee, may } = useSocietyContext();
  const empty = widgets?.length === 0;
  const asked = detail.role?.name === fixedRoles.president || (empty && onCommittee);
  const wanted = asked || empty;
  const features = useFeatureOptions(id);
  const events = useRead<ListPage<SocietyEvent>>(wanted ? firstOf(paths.events(id)) : null);
  const posts = useRead<ListPage<Post>>(wanted ? firstOf(paths.posts(id)) : null);
  const readings = [features, events, posts];
  if (widgets === undefined) return undefined;
  if (wanted && readings.some(({ data, error }) => data === undefined && error === undefined))
    return undefined;

  const on = { events: features.data?.enable_events === true, posts: features.data?.enable_posts === true };
  const event = on.events ? events.data?.results[0] : undefined;
  const post = on.posts ? posts.data?.results[0] : undefined;
  // Who may write posts is given what others do not see yet as well.
  const seen =
    post && !post.draft && !(post.publish_at && Date.parse(post.publish_at) > now.getTime())
      ? post
      : undefined;
  const known = readings.every(({ data }) => data !== undefined);
  const done: SocietyChecklistProps['done'] | null =
    asked && known
      ? {
          ...(may('edit_society') && {
            logo: society.logo !== null,
            slogan: widgets.some(({ content_type }) => content_type === 'slogan'),
            description: society.description !== '',
          }),
          ...(on.events && may('edit_events') && { event: event !== undefined }),
          ...(on.posts && may('edit_posts') && { post: post !== undefined }),
          invite: society.member_count > 1,
        }
      : null;
  const words = { content_type: 'slogan', content: { text: society.description || society.name } } as const;
  const standIns: Widget[] = [shown(society, -1, words, [0, 2])];
  if (event)
    standIns.push(
      shown(society, -2, { content_type: 'events', content: { event_id: event.id, event } } as const, [2, 1]),
    );
  if (seen) {
    // The list begins with the pinned ones.
    const content = { post_id: seen.id, post: seen, latest: !seen.pinned };
    standIns.push(shown(society, -3, { content_type: 'posts', content } as const, [event ? 0 : 2, 1]));
  }
  return { done, standIns };
}
