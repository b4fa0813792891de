/*
 * Every limit of the product, in one place: forms, server and tests read them here. One constant a group, so that a page carries
 * only the groups it reads. Source: specification, sections 5 and 9, unless a comment names another.
 */

/** Signup wants exactly `digits` digits; the login form accepts up to `loginMax` characters. */
export const universityIdLimits = { digits: 8, loginMax: 20 } as const;

/** First and last names, in characters. */
export const personNameLimits = { max: 20 } as const;

export const emailLimits = { max: 50 } as const;

/** `max` bounds the work of hashing and leaves room for pass phrases (OWASP ASVS 6.2.9 asks for at least 64). */
export const passwordLimits = { min: 8, max: 128 } as const;

export const societyLimits = { nameMin: 4, nameMax: 60, descriptionMax: 2_000 } as const;

/** A society is active that had an event or a post in as many days, or has an event to come. */
export const activityLimits = { days: 90 } as const;

/** What a society says about itself beside its description. Source: beyond.md. */
export const aboutLimits = { keywords: 10, keywordMax: 30, factMax: 120, howToJoinMax: 600 } as const;

/** `pendingMax`: how many of one student's requests may wait for a decision. Source: beyond.md. */
export const societyRequestLimits = { proposalMin: 10, proposalMax: 4_000, pendingMax: 3 } as const;

/** `perSociety`, here and below: how many a society may have. Source: beyond.md. */
export const roleLimits = { nameMax: 40, perSociety: 20 } as const;

export const memberLimits = { reasonMax: 500 } as const;

export const themeLimits = { nameMax: 40, perSociety: 12 } as const;

export const eventLimits = {
  nameMax: 100,
  venueMax: 120,
  descriptionMax: 4_000,
  /** Hours; the form steps by the same half hour. `durationMaxHours` is 14 days: longer is two events. */
  durationMinHours: 0.5,
  durationStepHours: 0.5,
  durationMaxHours: 336,
  participantsMin: 1,
  participantsMax: 100_000,
  /** Pounds. */
  priceMin: 0,
  priceMax: 10_000,
  defaultDuration: '01:00:00',
  defaultMaxParticipants: 100,
  /** Characters shown before 'Show More'. */
  descriptionPreview: 100,
} as const;

/** What is asked at the sign-up of an event, and how often one repeats. Source: beyond.md, "Events". */
export const bookingLimits = {
  questionsMax: 5,
  questionIdMax: 40,
  questionLabelMax: 120,
  optionsMin: 2,
  optionsMax: 8,
  optionMax: 80,
  answerMax: 500,
  cancelReasonMax: 500,
  occurrencesMax: 52,
  /** After the event. */
  daysAnswersAreKept: 30,
} as const;

export const postLimits = { titleMax: 120, contentMax: 20_000, previewLines: 3 } as const;

export const merchLimits = {
  nameMax: 100,
  descriptionMax: 2_000,
  categoryMax: 40,
  /** Pounds. */
  priceMin: 0.01,
  priceStep: 0.5,
  priceMax: 10_000,
} as const;

export const urlLimits = { max: 2_048 } as const;

export const widgetLimits = {
  sloganMax: 280,
  carouselImagesMax: 20,
  linesPerRow: 3,
  perSociety: 40,
} as const;

/** How long links in mails are good, each once. Source: beyond.md. */
export const accountLinkLimits = {
  password_reset: { seconds: 3_600 },
  verify_email: { seconds: 86_400 },
} as const;

/** Of the mail that says what is on: the hour at which it goes out, by the university's clocks, and the most events that it names. */
export const digestLimits = { hour: 8, events: 20 } as const;

/**
 * How many a call names at once. Notices are kept for `keptDays`. A signed-in browser needs one live stream and may have
 * `streams`; on each something is said at least every `beatSeconds`.
 */
export const noticeLimits = {
  readAtOnce: 100,
  societiesAtOnce: 500,
  keptDays: 90,
  streams: 4,
  beatSeconds: 20,
} as const;

/** `each`: results of a kind where one search looks for several kinds. */
export const searchLimits = { max: 100, each: 6 } as const;

/** Rows of a page, as each screen shows them; `max` bounds the `page_size` a caller may ask for. */
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
  max: 100,
} as const;

/** A table of users that an administrator imports. */
export const importColumns = ['university_id', 'first_name', 'last_name', 'email'] as const;
export const importLimits = { maxRows: 100_000, maxBytes: 16 * 1024 * 1024 } as const;

export const suspensionLimits = { reasonMax: 500 } as const;

export const recommendedLimits = { max: 9 } as const;

export const imageLimits = {
  /** Decisions, "Storage". */
  maxBytes: 5 * 1024 * 1024,
  maxSide: 8_000,
  contentTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'],
  /** Seconds a stored picture may be cached. */
  cacheControl: 3_600,
  /** Pixels of the crops that the editors produce. */
  card: { width: 300, height: 200 },
  logo: { side: 250 },
  /** As wide and high as the 300 px high banner of a wide screen, with some more pixels for sharp ones. */
  banner: { width: 1_800, height: 400 },
  avatar: {
    side: 250,
    border: 20,
    radius: 125,
    zoomMin: 1,
    zoomMax: 3,
    zoomStep: 0.1,
    fileName: 'avatar.png',
  },
} as const;

/** What the pictures of one user or one society may weigh in all, in bytes, and how many they may be. */
export const storageLimits = {
  user: { bytes: 10 * 1024 * 1024, objects: 20 },
  society: { bytes: 200 * 1024 * 1024, objects: 2_000 },
} as const;

/** Milliseconds. */
export const timeLimits = {
  toast: 3_000,
  /** Of a toast with something to do: what WCAG 2.2.1 asks for at least, and it waits while it has the focus. */
  toastWithAction: 20_000,
  unauthorizedRedirect: 1_000,
  tooltipShow: 250,
  tooltipHide: 400,
  addWidgetBlockedAfterDrop: 500,
} as const;

/** Pixels. */
export const sizeLimits = {
  banner: 300,
  bannerPhone: 180,
  logo: 150,
  logoPhone: 88,
  widgetRow: 330,
} as const;

export const gridLimits = {
  breakpoints: { lg: 1200, md: 996, sm: 768, xs: 480, xxs: 0 },
  columns: { lg: 3, md: 3, sm: 2, xs: 2, xxs: 1 },
  /** Where a new widget looks for room. */
  searchColumns: 3,
  searchRows: 10,
  sizes: {
    regular: { w: 1, h: 1 },
    long: { w: 1, h: 2 },
    wide: { w: 2, h: 1 },
    large: { w: 2, h: 2 },
  },
} as const;

/** A standard address: something, an at sign, a domain with a dot, its end in letters or in punycode. JSON Schema, yup and the server share this source. */
export const emailPattern =
  '^[A-Za-z0-9._%+\\-]+@[A-Za-z0-9](?:[A-Za-z0-9.\\-]*[A-Za-z0-9])?\\.(?:[A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9\\-]*[A-Za-z0-9])$';

/** Exactly eight digits. */
export const universityIdPattern = `^[0-9]{${universityIdLimits.digits}}$`;

/** At least one uppercase letter and one digit. */
export const passwordPattern = '^(?=.*[A-Z])(?=.*[0-9])[\\s\\S]*$';

/** `#rgb` or `#rrggbb`. */
export const colorPattern = '^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$';

/** `hh:mm:ss`; hours may pass 99. */
export const durationPattern = '^[0-9]{2,3}:[0-5][0-9]:[0-5][0-9]$';

/**
 * A name that looks like what it is: something to see, and no control, zero-width or direction-changing character, so that
 * no two names differ in what nobody sees. An emoji may be joined of several. For a `RegExp` with the flag `u`, as JSON Schema says.
 */
export const namePattern =
  '^(?=[^]*\\S)(?:\\p{Extended_Pictographic}[\\uFE0F\\u{1F3FB}-\\u{1F3FF}]*\\u200D(?=\\p{Extended_Pictographic})|' +
  '[^\\p{Cc}\\p{Cs}\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF9-\\uFFFB\\u{E0000}-\\u{E0FFF}])*$';

/** A web address that a browser reaches over a line nobody listens to. */
export const secureUrlPattern = '^https://[^\\s/?#]+\\S*$';

/** At least one character that is not white space. */
export const notBlankPattern = '\\S';

/** Where a society is found elsewhere: addresses of these two sites only, because their icons vouch for them. */
export const instagramPattern = '^https://(?:www\\.)?instagram\\.com/[^\\s/?#]+\\S*$';
export const discordPattern =
  '^https://(?:www\\.)?(?:discord\\.gg|discord\\.com/(?:invite|channels|servers))/[^\\s/?#]+\\S*$';

/** A link to a shop: http or https only, so no script can hide in it. */
export const purchaseUrlPattern = '^https?://[^\\s/?#]+\\S*$';
