/** What administrators say about the site. Source: beyond.md, "The site itself". */
export const siteLimits = { emailMax: 254, welcomeMax: 1_000 } as const;

/** The pages of the site's operator that a footer links to, by their field, in the order in which it does. */
export const sitePages = ['privacy_url', 'terms_url', 'accessibility_url', 'imprint_url'] as const;
export type SitePage = (typeof sitePages)[number];
