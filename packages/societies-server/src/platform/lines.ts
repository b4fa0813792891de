import { StringDecoder } from 'node:string_decoder';

/**
 * The lines of a text in UTF-8, which end at "\n" alone. Node's readline also ends them at U+2028, U+2029 and "\r", which JSON
 * may hold as they are.
 */
export async function* linesOf(pieces: AsyncIterable<string | Buffer>): AsyncGenerator<string, undefined> {
  const decoder = new StringDecoder('utf8');
  let begun = '';
  for await (const piece of pieces) {
    const [rest = '', ...more] = (typeof piece === 'string' ? piece : decoder.write(piece)).split('\n');
    begun += rest;
    for (const next of more) {
      yield begun;
      begun = next;
    }
  }
  begun += decoder.end();
  if (begun !== '') yield begun;
}
