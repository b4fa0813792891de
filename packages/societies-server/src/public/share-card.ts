/** What other sites and messengers show of a link to a page. */
export interface ShareCard {
  title: string;
  description: string;
  /** Whole addresses. */
  url: string;
  picture: { url: string; wide: boolean } | null;
}

/** The site's own name, as the page's title says it. */
const siteName = 'Constellation';

/** Characters of a description: what comes after is cut by everybody who shows it. */
const longest = 200;

/** In one line, and no longer than anybody shows. */
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

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** The page with a title, description and picture of its own in place of the site's. */
export function withCard(html: string, { title, description, url, picture }: ShareCard): string {
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
  const head = [`<title>${escaped(`${title} · ${siteName}`)}</title>`, ...metas].join('\n    ');
  return html.replace(/<meta\s+name="description"[^>]*>\s*/, '').replace(/<title>[^<]*<\/title>/, () => head);
}
