/* Limits of pictures, of what is stored of them, and of the grid that shows them. Source: specification, sections 5 and 9, unless a comment names another. */

export const imageLimits = {
  /** 5 MiB. Source: decisions, "Storage". */
  maxBytes: 5_242_880,
  maxSide: 8_000,
  contentTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'],
  /** Seconds for which a stored picture may be cached. */
  cacheControl: 3_600,
  /** The longest side at which a slide is stored. A longer one is made smaller before it is sent. */
  slideSide: 2_400,
  /** A chosen picture may be larger (100 MiB) than a stored one: browsers make it smaller before they send it. */
  chosen: { maxBytes: 104_857_600, maxPixels: 100_000_000 },
  /** The crop frame of an event, a post or an item on the screen, in pixels. */
  card: { width: 300, height: 200 },
  /** What the frame of a card keeps at most: event pages show it 900 px wide, on screens with up to two pixels for each. */
  cardStored: { width: 1_200, height: 800 },
  /** Pixels across at which the storage also sends a picture, for smaller places: cards and lists. */
  widths: [480, 800],
  /** A cropped picture is a PNG up to this size: drawings and posters are. Of photographs a PNG is about ten times a WebP. */
  pngMaxBytes: 1_048_576,
  /** Sizes that the crop editors produce, in pixels. */
  logo: { side: 250 },
  /** The proportions of the 300 px high banner on a wide screen, with extra pixels for high-density screens. */
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

/** Storage quota per user (10 MiB), of a society's pictures (200 MiB) and documents (500 MiB): total bytes and number. */
export const storageLimits = {
  user: { bytes: 10_485_760, objects: 20 },
  society: { bytes: 209_715_200, objects: 2_000 },
  documents: { bytes: 524_288_000, objects: 300 },
} as const;

/** In pixels. */
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
  /** Columns searched for a free place for a new widget. */
  searchColumns: 3,
  searchRows: 10,
  sizes: {
    regular: { w: 1, h: 1 },
    long: { w: 1, h: 2 },
    wide: { w: 2, h: 1 },
    large: { w: 2, h: 2 },
  },
} as const;
