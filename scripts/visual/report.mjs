/** The report for reviewers: before, after and difference side by side, in one HTML file next to its pictures. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('./stories.mjs').Shot} Shot */

/**
 * The result for one picture.
 * @typedef {object} Finding
 * @property {'changed' | 'new' | 'gone' | 'broken'} verdict
 * @property {string} key
 * @property {Pick<Shot, 'title' | 'name' | 'mode' | 'dark' | 'viewport'>} [shot] missing if the story was removed
 * @property {string} note in words, such as `1,204 pixels differ`
 * @property {string} [before] address of the picture, relative to the report
 * @property {string} [after]
 * @property {string} [difference]
 */

/**
 * @typedef {object} Review
 * @property {Finding[]} findings
 * @property {number} same how many pictures are as before
 * @property {string} browser that took all of them
 * @property {string} commit that they were held beside
 * @property {string} duration
 */

/** @type {Record<Finding['verdict'], string>} */
export const verdicts = {
  changed: 'Changed',
  new: 'New',
  gone: 'Gone',
  broken: 'Broken',
};

/** @param {string} text */
const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** @param {number} count @param {string} noun */
const counted = (count, noun) => `${count.toLocaleString('en-GB')} ${noun}${count === 1 ? '' : 's'}`;

/**
 * @param {Review} review
 * @returns {string} one line: what differs, or that nothing does
 */
export function summaryOf({ findings, same, duration }) {
  const parts = Object.entries(verdicts)
    .map(([verdict, word]) => [
      findings.filter((finding) => finding.verdict === verdict).length,
      word.toLowerCase(),
    ])
    .filter(([count]) => count !== 0)
    .map(([count, word]) => `${count} ${word}`);
  return `${[counted(same, 'picture') + ' as before', ...parts].join(', ')}; ${duration}`;
}

/**
 * @param {string} heading
 * @param {string | undefined} address
 * @param {string} instead
 */
const figure = (heading, address, instead) => `<figure>
<figcaption>${heading}</figcaption>
${
  address
    ? `<a href="${escaped(address)}"><img src="${escaped(address)}" alt="${heading}" loading="lazy" /></a>`
    : `<p>${instead}</p>`
}
</figure>`;

/** @param {Finding} finding */
const article = ({
  verdict,
  key,
  shot,
  note,
  before,
  after,
  difference,
}) => `<article data-verdict="${verdict}" data-scheme="${
  shot?.dark ? 'dark' : 'light'
}" data-width="${shot?.viewport.width ?? ''}" data-words="${escaped(`${key} ${shot?.title ?? ''} ${shot?.name ?? ''} ${shot?.mode ?? ''}`.toLowerCase())}">
<header>
<h2>${escaped(shot ? `${shot.title}: ${shot.name}` : key)}</h2>
<p><strong>${verdicts[verdict]}</strong> ${escaped([shot?.mode, note].filter(Boolean).join(', '))} <code>${escaped(key)}</code></p>
</header>
<div class="pictures">
${figure('Before', before, verdict === 'new' ? 'No such story then.' : 'None.')}
${figure('After', after, verdict === 'gone' ? 'No such story any more.' : 'None.')}
${figure('Difference', difference, 'None to show.')}
</div>
</article>`;

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --page: light-dark(#f6f5fa, #0e0c1a); --surface: light-dark(#fff, #171428);
  --line: light-dark(#e2dfec, #2b2644); --ink: light-dark(#1b1830, #f0eefa); --ink2: light-dark(#5a5574, #b3adcd); --accent: light-dark(#5b3fd6, #a99bff); }
:root[data-scheme=light] { color-scheme: light } :root[data-scheme=dark] { color-scheme: dark }
body { margin: 0; background: var(--page); color: var(--ink) }
body > header { position: sticky; inset-block-start: 0; z-index: 1; padding: 16px 24px; background: var(--surface); border-block-end: 1px solid var(--line) }
h1 { margin: 0; font-size: 22px } h2 { margin: 0; font-size: 16px } p { margin: 4px 0; color: var(--ink2) } p strong { color: var(--accent) }
form { display: flex; flex-wrap: wrap; gap: 12px 20px; align-items: center; margin-block-start: 12px }
fieldset { display: flex; flex-wrap: wrap; gap: 4px 14px; margin: 0; padding: 0; border: 0 } legend { float: inline-start; margin-inline-end: 10px; color: var(--ink2) }
input[type=search], select { min-block-size: 36px; padding: 0 10px; border: 1px solid var(--ink2); border-radius: 10px; background: var(--page); color: inherit; font: inherit }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
main { display: grid; gap: 20px; padding: 24px }
article { min-inline-size: 0; padding: 16px; background: var(--surface); border: 1px solid var(--line); border-radius: 16px }
.pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; margin-block-start: 12px }
:root[data-view=before] .pictures, :root[data-view=after] .pictures, :root[data-view=difference] .pictures { grid-template-columns: minmax(0, 1fr) }
:root[data-view=before] figure:not(:nth-child(1)), :root[data-view=after] figure:not(:nth-child(2)), :root[data-view=difference] figure:not(:nth-child(3)) { display: none }
figure { margin: 0 } figcaption { color: var(--ink2); font-size: 14px }
img { display: block; max-inline-size: 100%; border: 1px solid var(--line); border-radius: 6px } code { font-size: 13px; overflow-wrap: anywhere } [hidden] { display: none }
@media (max-width: 700px) { .pictures { grid-template-columns: 1fr } body > header { position: static } }
`;

/** Runs in the browser that shows the report. */
function filter() {
  const form = /** @type {HTMLFormElement} */ (document.querySelector('form'));
  const count = /** @type {HTMLElement} */ (document.querySelector('[data-count]'));
  const apply = () => {
    const wanted = new FormData(form);
    const verdicts = new Set(wanted.getAll('verdict'));
    const words = String(wanted.get('words')).toLowerCase().split(/\s+/);
    const scheme = wanted.get('scheme');
    const width = wanted.get('width');
    document.documentElement.dataset['view'] = String(wanted.get('view'));
    document.documentElement.dataset['scheme'] = String(wanted.get('page'));
    let shown = 0;
    for (const article of document.querySelectorAll('article')) {
      const { verdict = '', scheme: own, width: ownWidth, words: ownWords = '' } = article.dataset;
      const fits =
        verdicts.has(verdict) &&
        (scheme === '' || scheme === own) &&
        (width === '' || width === ownWidth) &&
        words.every((word) => ownWords.includes(word));
      article.hidden = !fits;
      if (fits) shown += 1;
    }
    count.textContent = `${shown} shown`;
  };
  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
  apply();
}

/** @param {string} name @param {string} label @param {[value: string, text: string][]} options */
const select = (name, label, options) =>
  `<label>${label} <select name="${name}">${options
    .map(([value, text]) => `<option value="${value}">${text}</option>`)
    .join('')}</select></label>`;

/**
 * @param {string} folder that has the pictures
 * @param {Review} review
 * @returns {string} the file
 */
export function writeReport(folder, review) {
  const { findings, browser, commit } = review;
  const widths = [...new Set(findings.flatMap(({ shot }) => (shot ? [shot.viewport.width] : [])))].sort(
    (a, b) => a - b,
  );
  const page = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>Visual review</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>Visual review</h1>
<p>${escaped(summaryOf(review))}. Beside ${escaped(commit)}, both in ${escaped(browser)}.</p>
<form>
<fieldset><legend>Show</legend>${Object.entries(verdicts)
    .map(
      ([verdict, word]) =>
        `<label><input type="checkbox" name="verdict" value="${verdict}" checked /> ${word} (${
          findings.filter((finding) => finding.verdict === verdict).length
        })</label>`,
    )
    .join('')}</fieldset>
<label>Name <input type="search" name="words" /></label>
${select('scheme', 'Scheme', [
  ['', 'all'],
  ['light', 'light'],
  ['dark', 'dark'],
])}
${select('width', 'Width', [['', 'all'], ...widths.map((width) => /** @type {[string, string]} */ ([String(width), String(width)]))])}
${select('view', 'Pictures', [
  ['all', 'side by side'],
  ['before', 'before'],
  ['after', 'after'],
  ['difference', 'difference'],
])}
${select('page', 'This page', [
  ['', "the system's"],
  ['light', 'light'],
  ['dark', 'dark'],
])}
<output data-count></output>
</form>
</header>
<main>
${findings.length === 0 ? '<p>Every picture is as before.</p>' : findings.map(article).join('\n')}
</main>
<script>(${filter.toString()})();</script>
</body>
</html>
`;
  const file = join(folder, 'index.html');
  writeFileSync(file, page);
  return file;
}
