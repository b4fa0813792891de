/** Signs before what a line says: of quotations, headings, lists and tasks. */
const beginning = /^(?:\s|>|#{1,6}\s|[-*+]\s|\d{1,9}[.)]\s|\[[ xX]\]\s)*/;
/** A rule, the line under a heading or a table's head, or the fence of code. */
const drawn = /^[\s\-*_=|:`~+]*$/;
/** Where a link leads that is named elsewhere. */
const target = /^\s*\[[^[\]]*\]:\s/;
const link = /!?\[([^[\]]*)\]\([^()\s]*(?:\s+"[^"]*")?\)/g;
const address = /<(https?:[^\s<>]*)>/g;
const emphasis = /(?<!\\)(?:\*+(?=\S)|(?<=\S)\*+|~~|`+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}]))/gu;
const escape = /\\([!-/:-@[-`{-~])/g;

/**
 * What a post says, without the signs that make it a heading, a list, a link or emphasis. Reads each line a few times, whatever it
 * holds; the parser that draws posts takes a hundred times as long for some.
 */
export const wordsOf = (content: string): string =>
  content
    .split('\n')
    .filter((line) => !drawn.test(line) && !target.test(line))
    .map((line) => {
      const words = line.replace(beginning, '');
      // Twice, because a picture may be a link.
      const said = words.replace(link, '$1').replace(link, '$1').replace(address, '$1');
      return (words.startsWith('|') ? said.replaceAll('|', ' ') : said)
        .replace(emphasis, '')
        .replace(escape, '$1');
    })
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
