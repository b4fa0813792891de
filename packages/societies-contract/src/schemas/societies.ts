import Type, { type Static } from 'typebox';
import { affiliationStandings } from '../affiliation.ts';
import {
  aboutLimits,
  discordPattern,
  instagramPattern,
  pageSizeLimits,
  purchaseUrlPattern,
  searchLimits,
  societyLimits,
  themeLimits,
  urlLimits,
} from '../limits.ts';
import { contentValidation } from '../validation/content.ts';
import { EventQuestion } from './events.ts';
import {
  Category,
  CategoryIds,
  Color,
  ConflictReply,
  Format,
  Id,
  ImageUrl,
  Line,
  Name,
  Nullable,
  Text,
  Version,
  strict,
  withMessages,
} from './common.ts';

export const Theme = Type.Object(
  {
    id: Id,
    name: Type.String(),
    primary_color: Color,
    secondary_color: Color,
    tertiary_color: Color,
    text_color: Color,
  },
  { title: 'Theme' },
);
export type Theme = Static<typeof Theme>;

export const StoredTheme = Type.Object({ ...Theme.properties, version: Version }, { title: 'StoredTheme' });
export type StoredTheme = Static<typeof StoredTheme>;
export const ThemeConflict = ConflictReply(StoredTheme);

/** Overwrites the colours of the society's theme of the same name, unless `version` 0 says that a new one is meant. */
export const ThemeBody = Type.Object(
  {
    id: Type.Optional(Id),
    name: Name(themeLimits.nameMax),
    primary_color: Color,
    secondary_color: Color,
    tertiary_color: Color,
    text_color: Color,
    version: Type.Optional(Version),
  },
  strict,
);
export const UpdateThemeBody = Type.Object({ theme: Type.Union([Id, ThemeBody]) }, strict);
export type UpdateThemeBody = Static<typeof UpdateThemeBody>;

/** Fields in which a search may find a society; `event` is the name of a coming event. */
export const searchFields = ['name', 'keywords', 'event', 'description'] as const;
export type SearchField = (typeof searchFields)[number];

/** Why a society was found: the matching text and the range that matched. */
export const SearchMatch = Type.Object(
  {
    field: Type.Enum(searchFields),
    text: Type.String(),
    ranges: Type.Array(Type.Tuple([Type.Integer({ minimum: 0 }), Type.Integer({ minimum: 0 })])),
  },
  { title: 'SearchMatch' },
);
export type SearchMatch = Static<typeof SearchMatch>;

/** How people become members: at once, by asking the committee, or by an invitation of it alone. */
export const joinModes = ['open', 'ask', 'invite'] as const;
export type JoinMode = (typeof joinModes)[number];

export const memberships = ['none', 'requested', 'member'] as const;
export type MembershipState = (typeof memberships)[number];

/**
 * A society in a list. Beside the fields of decisions.md it has `banner` and the current `theme`, so that a card needs no
 * second call.
 */
export const Society = Type.Object(
  {
    id: Id,
    name: Type.String(),
    description: Type.String(),
    logo: ImageUrl,
    banner: ImageUrl,
    category: Category,
    creation_date: Type.String({ format: 'date' }),
    member_count: Type.Integer({ minimum: 0 }),
    /** Whether the caller is in it. */
    member: Type.Boolean(),
    /** Always in replies; optional in the type, so that hosts may leave it out: then it is `open`. */
    join_mode: Type.Optional(Type.Enum(joinModes)),
    /** What the caller is to it. Always in replies to somebody signed in. */
    membership: Type.Optional(Type.Enum(memberships)),
    /** The last day of the caller's membership, or null if it does not end by itself. Only for members. */
    until: Type.Optional(Nullable(Type.String({ format: 'date' }))),
    /** Null where no round of affiliation has ended. Always in replies; lapsed societies stand last in lists. */
    affiliation: Type.Optional(Nullable(Type.Enum(affiliationStandings))),
    /** The day of its last event that took place, post or change of committee; null if there was none. Always in replies. */
    last_active: Type.Optional(Nullable(Type.String({ format: 'date' }))),
    theme: Theme,
    /** Only in search results. */
    match: Type.Optional(SearchMatch),
    /** Only in the list of the caller's own societies: the next event, or null. */
    next_event: Type.Optional(
      Nullable(Type.Object({ id: Id, name: Type.String(), datetime: Type.String({ format: 'date-time' }) })),
    ),
    /** Only in the list of the caller's own societies. */
    role: Type.Optional(Type.String()),
  },
  { title: 'Society' },
);
export type Society = Static<typeof Society>;

/** `because` names the society or category of the caller that led to the recommendation; null for newcomers. */
export const RecommendedSociety = Type.Object(
  { ...Society.properties, because: Nullable(Type.String()) },
  { title: 'RecommendedSociety' },
);
export type RecommendedSociety = Static<typeof RecommendedSociety>;

/** A role on the committee and its holder. */
export const CommitteeEntry = Type.Object({
  role: Type.Object({ id: Id, name: Type.String(), permissions: Type.Array(Type.String()) }),
  name: Type.String(),
  university_id: Nullable(Type.String()),
  /**
   * The first and the last day of the holder's term, or null if not set. Always in replies; optional in the type, so that hosts may
   * leave them out.
   */
  from: Type.Optional(Nullable(Type.String({ format: 'date' }))),
  until: Type.Optional(Nullable(Type.String({ format: 'date' }))),
});
export type CommitteeEntry = Static<typeof CommitteeEntry>;

/** Facts besides the description; an empty string or null means not given. */
export const SocietyFacts = Type.Object(
  {
    keywords: Type.Array(Type.String()),
    meeting_time: Type.String(),
    meeting_place: Type.String(),
    contact: Type.String(),
    how_to_join: Type.String(),
    website: Nullable(Type.String()),
    instagram: Nullable(Type.String()),
    discord: Nullable(Type.String()),
  },
  { title: 'SocietyFacts' },
);
export type SocietyFacts = Static<typeof SocietyFacts>;

/** A single society. `committee_members` is keyed by role id; `version` covers the fields of `UpdateSocietyBody`. */
export const SocietyPage = Type.Object(
  {
    ...Society.properties,
    ...Type.Partial(SocietyFacts).properties,
    version: Version,
    /** What the society asks of those who ask to join. */
    join_questions: Type.Optional(Type.Array(EventQuestion)),
    /** Whether a member may ask to take it over: nobody leads it, or it is not active this year. */
    can_be_taken_over: Type.Optional(Type.Boolean()),
    theme: Type.Object({ ...Theme.properties, version: Type.Optional(Version) }),
    all_themes: Type.Array(StoredTheme),
    committee_members: Type.Record(Type.String(), CommitteeEntry),
  },
  { title: 'SocietyPage' },
);
export type SocietyPage = Static<typeof SocietyPage>;
export const SocietyConflict = ConflictReply(SocietyPage);

/** What a society's pages need about it and the caller's membership. `role` is null for non-members. */
export const SocietyDetail = Type.Object(
  {
    society: Type.Object({ id: Id, name: Type.String() }),
    theme: Theme,
    role: Nullable(
      Type.Object({
        name: Type.String(),
        permissions: Type.Array(Type.Object({ codename: Type.String() })),
      }),
    ),
    logo: ImageUrl,
    banner: ImageUrl,
    /**
     * The role that the caller is named for, and whether they have accepted: then they read the dashboard and the members until
     * `from`. Null for everybody else. Always in replies.
     */
    coming: Type.Optional(
      Nullable(
        Type.Object({
          term_id: Id,
          role: Type.Object({ id: Id, name: Type.String() }),
          from: Type.String({ format: 'date' }),
          accepted: Type.Boolean(),
        }),
      ),
    ),
  },
  { title: 'SocietyDetail' },
);
export type SocietyDetail = Static<typeof SocietyDetail>;

export const societySortKeys = ['name', 'members', 'creation_date'] as const;
export type SocietySortKey = (typeof societySortKeys)[number];

export const SocietiesQuery = Type.Object({
  my_societies: Type.Optional(Type.Boolean()),
  search: Type.Optional(Type.String({ maxLength: searchLimits.max })),
  category: CategoryIds,
  sort: Type.Optional(Type.Enum(societySortKeys.flatMap((key) => [key, `-${key}`] as const))),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: pageSizeLimits.max })),
  format: Format,
});
export type SocietiesQuery = Static<typeof SocietiesQuery>;

const fact = Type.Optional(Line(aboutLimits.factMax));
const link = (pattern: string, message: string) =>
  Type.Optional(
    Nullable(Type.String({ maxLength: urlLimits.max, pattern, ...withMessages({ pattern: message }) })),
  );

const facts = {
  keywords: Type.Optional(Type.Array(Name(aboutLimits.keywordMax), { maxItems: aboutLimits.keywords })),
  meeting_time: fact,
  meeting_place: fact,
  contact: fact,
  how_to_join: Type.Optional(Text(aboutLimits.howToJoinMax)),
  website: link(purchaseUrlPattern, contentValidation.about.websiteInvalid),
  instagram: link(instagramPattern, contentValidation.about.instagramInvalid),
  discord: link(discordPattern, contentValidation.about.discordInvalid),
};

const description = Text(societyLimits.descriptionMax);

/** Omitted fields keep their value. */
export const UpdateSocietyBody = Type.Object(
  {
    name: Type.Optional(Name(societyLimits.nameMax, {}, societyLimits.nameMin)),
    description: Type.Optional(description),
    category: Type.Optional(Id),
    banner: Type.Optional(ImageUrl),
    logo: Type.Optional(ImageUrl),
    ...facts,
    version: Type.Optional(Version),
  },
  strict,
);
export type UpdateSocietyBody = Static<typeof UpdateSocietyBody>;

/** `PATCH /api/societies/{id}/` as JSON. */
export const PatchSocietyBody = Type.Object({ description, version: Type.Optional(Version) }, strict);
export type PatchSocietyBody = Static<typeof PatchSocietyBody>;
/**
 * The same call as `multipart/form-data`, for one of the two pictures: an empty value removes it; `version` must precede it.
 */
export const PatchSocietyForm = Type.Object(
  {
    banner: Type.Optional(
      Type.String({ format: 'binary', description: 'A picture, or empty to remove it.' }),
    ),
    logo: Type.Optional(Type.String({ format: 'binary', description: 'A picture, or empty to remove it.' })),
    version: Type.Optional(Version),
  },
  strict,
);
export const PatchSocietyReply = Type.Object({
  data: Type.Object({
    banner: Type.Optional(ImageUrl),
    logo: Type.Optional(ImageUrl),
    description: Type.Optional(Type.String()),
  }),
});
export type PatchSocietyReply = Static<typeof PatchSocietyReply>;

const features = {
  enable_posts: Type.Boolean(),
  enable_events: Type.Boolean(),
  enable_merch: Type.Boolean(),
};
const Count = Type.Integer({ minimum: 0 });
export const FeatureOptions = Type.Object(
  {
    id: Id,
    ...features,
    version: Type.Optional(Version),
    shown: Type.Optional(
      Type.Object(
        { events: Count, registrations: Count, posts: Count, scheduled_posts: Count, merch: Count },
        {
          description:
            'What others see now and would lose: coming events, who is in them or waits, posts, items.',
        },
      ),
    ),
  },
  { title: 'FeatureOptions' },
);
export type FeatureOptions = Static<typeof FeatureOptions>;
export const FeatureOptionsConflict = ConflictReply(FeatureOptions);
export const FeatureOptionsBody = Type.Object(
  { id: Type.Optional(Id), ...features, version: Type.Optional(Version) },
  strict,
);
export type FeatureOptionsBody = Static<typeof FeatureOptionsBody>;
