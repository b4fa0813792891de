/** What a file is, of what a society may hand in. */
export type PdfVerdict = 'sound' | 'none' | 'encrypted';

/** Bytes before the end in which a PDF says that it ends: writers append little after it. */
const lastBytes = 2_048;
const begins = '%PDF-';
const ends = '%%EOF';

/** A PDF's text without its streams, which hold pictures and pages. */
function withoutStreams(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const start = text.indexOf('stream', from);
    if (start < 0) break;
    parts.push(text.slice(from, start));
    const end = text.indexOf('endstream', start);
    // A damaged file may not say where a stream ends.
    from = end < 0 ? start + 'stream'.length : end + 'endstream'.length;
  }
  parts.push(text.slice(from));
  return parts.join('\n');
}

/** A name may be written with its characters as numbers: `/#45ncrypt`. */
const unescaped = (text: string) =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/**
 * Tells by its content whether a file is a PDF that everybody can open. An encrypted one refers to its keys in the trailer, whether or
 * not it takes a password to read.
 */
export function judgePdf(bytes: Buffer): PdfVerdict {
  const isPdf =
    bytes.subarray(0, begins.length).toString('latin1') === begins &&
    bytes.subarray(-lastBytes).toString('latin1').includes(ends);
  if (!isPdf) return 'none';
  const text = unescaped(withoutStreams(bytes.toString('latin1')));
  return /\/Encrypt[\s]{0,20}(?:\d{1,10}\s{1,20}\d{1,10}\s{1,20}R\b|<<)/.test(text) ? 'encrypted' : 'sound';
}
