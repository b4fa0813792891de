/*
 * Limits of the product, read by forms, server and tests. Those that the first page needs are here, and others in files of their own,
 * because a page loads a file as a whole; a bundler keeps what is calculated or put together from parts, so numbers and patterns are
 * written out.
 * Source: specification, sections 5 and 9, unless a comment names another.
 */

/** Signup requires exactly `digits` digits; login accepts up to `loginMax` characters. */
export const universityIdLimits = { digits: 8, loginMax: 20 } as const;

/** First and last names, in characters. */
export const personNameLimits = { max: 20 } as const;

export const emailLimits = { max: 50 } as const;

/** What is stored of a name or address that the university gave (single sign-on, import); people themselves type less. */
export const universityPersonLimits = { nameMax: 100, emailMax: 254 } as const;

/** `max` bounds the cost of hashing and allows pass phrases (OWASP ASVS 6.2.9 asks for at least 64). */
export const passwordLimits = { min: 8, max: 128 } as const;

export const societyLimits = { nameMin: 4, nameMax: 60, descriptionMax: 2_000 } as const;

/** A society is active if it had an event or a post within this many days, or has a coming event. */
export const activityLimits = { days: 90 } as const;

/** Facts of a society besides its description. Source: beyond.md. */
export const aboutLimits = { keywords: 10, keywordMax: 30, factMax: 120, howToJoinMax: 600 } as const;

/** `pendingMax`: undecided requests per student; the others: per request. Source: beyond.md. */
export const societyRequestLimits = {
  proposalMin: 10,
  proposalMax: 4_000,
  pendingMax: 3,
  messageMax: 1_000,
  messagesMax: 100,
  versionsMax: 30,
  /** Societies with a name like the requested one. */
  similarMax: 5,
} as const;

/** `perSociety`, here and below: how many a society may have. Source: beyond.md. */
export const roleLimits = { nameMax: 40, perSociety: 20 } as const;

export const memberLimits = { reasonMax: 500 } as const;

export const themeLimits = { nameMax: 40, perSociety: 12 } as const;

export const eventLimits = {
  nameMax: 100,
  venueMax: 120,
  descriptionMax: 4_000,
  /** In hours, in steps of the minimum. `durationMaxHours` is 14 days; anything longer is two events. */
  durationMinHours: 0.5,
  durationStepHours: 0.5,
  durationMaxHours: 336,
  participantsMin: 1,
  participantsMax: 100_000,
  /** In pounds. */
  priceMin: 0,
  priceMax: 10_000,
  defaultDuration: '01:00:00',
  defaultMaxParticipants: 100,
  /** Characters shown before 'Show More'. */
  descriptionPreview: 100,
} as const;

export const postLimits = { titleMax: 120, contentMax: 20_000, previewLines: 3 } as const;

export const merchLimits = {
  nameMax: 100,
  descriptionMax: 2_000,
  categoryMax: 40,
  /** In pounds. */
  priceMin: 0.01,
  priceStep: 0.5,
  priceMax: 10_000,
} as const;

/** A number field asks about amounts and hours above these, and about ten times what it was last time. */
export const questionLimits = { above: { money: 100, hours: 24 }, times: 10 } as const;

export const urlLimits = { max: 2_048 } as const;

export const widgetLimits = {
  sloganMax: 280,
  carouselImagesMax: 20,
  linesPerRow: 3,
  perSociety: 40,
} as const;

/** Lifetime of links in mails, each usable once. Source: beyond.md. */
export const accountLinkLimits = {
  password_reset: { seconds: 3_600 },
  verify_email: { seconds: 86_400 },
} as const;

/** The digest mail: the local hour at which it is sent, and the most events it lists. */
export const digestLimits = { hour: 8, events: 20 } as const;

/**
 * `readAtOnce` and `societiesAtOnce` bound one call. Notices are kept for `keptDays`. A session may open `streams` live streams
 * although it needs one; each sends something at least every `beatSeconds`.
 */
export const noticeLimits = {
  readAtOnce: 100,
  societiesAtOnce: 500,
  keptDays: 90,
  streams: 4,
  beatSeconds: 20,
} as const;

/**
 * Browsers of a person that are told by push, of which the one added first makes room, and characters of a push service's address.
 * `bytes`: of a title and a text, so that both fit into what every push service takes.
 */
export const pushLimits = {
  browsers: 10,
  endpointMax: 1_000,
  bytes: { title: 500, text: 1_500 },
} as const;

/** `each`: results of each kind in a search for several kinds. */
export const searchLimits = { max: 100, each: 6 } as const;

/** Default page sizes of each screen; `max` is the largest `page_size` a caller may request. */
export const pageSizeLimits = {
  societies: 12,
  users: 25,
  requests: 40,
  members: 25,
  events: 12,
  posts: 12,
  merch: 12,
  notices: 20,
  whatsOn: 25,
  history: 40,
  adminSocieties: 40,
  affiliations: 40,
  max: 100,
} as const;

export const suspensionLimits = { reasonMax: 500 } as const;

export const recommendedLimits = { max: 9 } as const;

/** In milliseconds. */
export const timeLimits = {
  toast: 3_000,
  /** For toasts with a button: the minimum of WCAG 2.2.1. The timer pauses while the toast has focus. */
  toastWithAction: 20_000,
  /** How long a place that was given up can be had back by one press. */
  undoPlace: 10_000,
  unauthorizedRedirect: 1_000,
  tooltipShow: 250,
  tooltipHide: 400,
  addWidgetBlockedAfterDrop: 500,
} as const;

/**
 * An e-mail address: local part, @, and a domain whose last label is letters or Punycode. Both parts may be international (RFC
 * 6531), such as `müller@exämple.de`. Needs the `u` flag, as JSON Schema assumes.
 */
export const emailPattern =
  "^[\\p{L}\\p{M}\\p{N}.!#$%&'*+/=?^_`{|}~\\-]+@" +
  '(?:[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}]*(?:-+[\\p{L}\\p{M}\\p{N}]+)*\\.)+' +
  '(?:\\p{L}[\\p{L}\\p{M}]+|[Xx][Nn]--[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*)$';

/** Exactly eight digits. */
export const universityIdPattern = `^[0-9]{${universityIdLimits.digits}}$`;

/** At least one uppercase letter and one digit. */
export const passwordPattern = '^(?=.*[A-Z])(?=.*[0-9])[\\s\\S]*$';

/** `#rgb` or `#rrggbb`. */
export const colorPattern = '^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$';

/** `hh:mm:ss`; hours may pass 99. */
export const durationPattern = '^[0-9]{2,3}:[0-5][0-9]:[0-5][0-9]$';

/** An https:// address. */
export const secureUrlPattern = '^https://[^\\s/?#]\\S*$';

export const notBlankPattern = '\\S';

/** Social links: only addresses on these two sites, because they are shown with the site's icon. */
export const instagramPattern = '^https://(?:www\\.)?instagram\\.com/[^\\s/?#]\\S*$';
export const discordPattern =
  '^https://(?:www\\.)?(?:discord\\.gg|discord\\.com/(?:invite|channels|servers))/[^\\s/?#]\\S*$';

/** A link to a shop: http or https only, which excludes javascript: addresses. */
export const purchaseUrlPattern = '^https?://[^\\s/?#]\\S*$';
