import type {
  ListedEvent,
  Post,
  PublicEvent,
  PublicPost,
  PublicSociety,
  PublicSocietyPage,
  PublicWidget,
  SocietyEvent,
  SocietyPage,
  Widget,
} from 'societies-contract';
import type { Viewer } from '../events/viewer.ts';
import type { Card, Societies } from '../directory/societies.ts';

/** What is said about a public society. */
export type PublicAbout = Omit<PublicSocietyPage, 'enable_posts' | 'enable_events'>;

/** An anonymous viewer, without registrations or permissions. */
export const anonymousViewer: Viewer = {
  universityId: '',
  accountId: '',
  anonymous: true,
  edits: () => false,
  codes: { of: () => '', hashOf: () => '', read: () => undefined, isOf: () => false },
};

/** Selects public fields explicitly, so that fields added elsewhere do not become public by themselves. */
export function publicView(siteUrl: () => string) {
  /** Other sites need absolute addresses. */
  const whole = (address: string | null) => address && new URL(address, siteUrl()).href;
  const urlOf = (id: number) => `${siteUrl()}/societies/${id}`;

  const societyOf = ({ match, ...card }: Card): PublicSociety => ({
    id: card.id,
    name: card.name,
    description: card.description,
    logo: whole(card.logo),
    banner: whole(card.banner),
    category: card.category,
    creation_date: card.creation_date,
    member_count: card.member_count,
    join_mode: card.join_mode,
    affiliation: card.affiliation,
    last_active: card.last_active,
    member: false,
    theme: card.theme,
    ...(match && { match }),
    url: urlOf(card.id),
  });

  const postOf = (post: Post): PublicPost => ({
    id: post.id,
    society: post.society,
    title: post.title,
    content: post.content,
    image: whole(post.image),
    last_updated: post.last_updated,
    pinned: post.pinned ?? false,
    url: `${urlOf(post.society)}/posts?post=${post.id}`,
  });

  const eventOf = (event: ListedEvent): PublicEvent => ({
    id: event.id,
    name: event.name,
    // Members-only events reveal neither description nor venue.
    description: event.members_only ? '' : event.description,
    venue: event.members_only ? '' : event.venue,
    datetime: event.datetime,
    duration: event.duration,
    max_participants: event.max_participants,
    participants: event.participants,
    places_left: event.places_left,
    price: event.price,
    is_active: event.is_active,
    image: whole(event.image),
    joined: false,
    opens_at: event.opens_at,
    closes_at: event.closes_at,
    members_only: event.members_only,
    waiting_list: event.waiting_list,
    hosts: event.hosts,
    ...(event.later_dates && { later_dates: event.later_dates }),
    state: event.state,
    society: { ...event.society, logo: whole(event.society.logo) },
    url: `${urlOf(event.society.id)}/events/${event.id}`,
  });

  /** An event with its society, if that is not removed. */
  const listed = (event: SocietyEvent, societies: Societies): PublicEvent[] => {
    const card = societies.get(event.society);
    if (!card) return [];
    const { id, name, logo, theme, join_mode } = card;
    return [eventOf({ ...event, society: { id, name, logo, theme, join_mode } })];
  };

  /** Undefined where its event is of a society that is removed. */
  const widgetOf = (widget: Widget, societies: Societies): PublicWidget[] => {
    const { id, society, layout_config } = widget;
    const placed = { id, society, layout_config };
    switch (widget.content_type) {
      case 'slogan':
        return [{ ...placed, content_type: 'slogan', content: widget.content }];
      case 'carousel': {
        const images = widget.content.images.map((image) => whole(image) ?? image);
        return [{ ...placed, content_type: 'carousel', content: { images } }];
      }
      case 'posts': {
        const { post_id, post, latest } = widget.content;
        return [{ ...placed, content_type: 'posts', content: { post_id, post: postOf(post), latest } }];
      }
      case 'events':
        return listed(widget.content.event, societies).map((event) => ({
          ...placed,
          content_type: 'events',
          content: { event_id: event.id, event },
        }));
    }
  };

  return {
    whole,
    urlOf,
    societyOf,
    eventOf,
    listed,
    postOf,
    widgetOf,

    pageOf: (page: SocietyPage): PublicAbout => ({
      ...societyOf(page),
      keywords: page.keywords ?? [],
      meeting_time: page.meeting_time ?? '',
      meeting_place: page.meeting_place ?? '',
      how_to_join: page.how_to_join ?? '',
      website: page.website ?? null,
      instagram: page.instagram ?? null,
      discord: page.discord ?? null,
    }),
  };
}
