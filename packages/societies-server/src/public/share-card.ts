import { escaped } from '../platform/html.ts';
import { structuredDataElement, type StructuredData } from './structured-data.ts';

/** What other sites and messengers show for a link. */
export interface ShareCard {
  title: string;
  description: string;
  /** Absolute addresses. */
  url: string;
  picture: { url: string; wide: boolean } | null;
  /** Data of schema.org about the page. */
  data: StructuredData;
}

/** The site's name, as in the page's title. */
const siteName = 'Constellation';

/** Maximum length of a description; all who show it cut it about there. */
const longest = 200;

/** Shortens text to a single line. */
export function inBrief(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length <= longest
    ? line
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}

/** Replaces the site's title, description and picture in the page's metadata. */
export function withCard(html: string, { title, description, url, picture, data }: ShareCard): string {
  const metas = [
    ['name', 'description', description],
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', siteName],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', url],
    ...(picture ? [['property', 'og:image', picture.url]] : []),
    ['name', 'twitter:card', picture?.wide ? 'summary_large_image' : 'summary'],
    ['name', 'twitter:title', title],
    ['name', 'twitter:description', description],
    ...(picture ? [['name', 'twitter:image', picture.url]] : []),
  ].map(([key, name, content = '']) => `<meta ${key}="${name}" content="${escaped(content)}" />`);
  const head = [
    `<title>${escaped(`${title} · ${siteName}`)}</title>`,
    ...metas,
    `<link rel="canonical" href="${escaped(url)}" />`,
    structuredDataElement(data),
  ].join('\n    ');
  return html
    .replace(/<meta\s+name="description"[^<>]*>\s*/, '')
    .replace(/<title>[^<]*<\/title>/, () => head);
}
