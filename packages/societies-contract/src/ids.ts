/** The largest id that is stored. */
const largest = 2_147_483_647;

/**
 * Reads an id, or the number of a page, from an address. Decimal digits alone: `Number` also takes `0x2` and `1e0`.
 * @returns undefined if the text is none.
 */
export function readId(text: string | null | undefined): number | undefined {
  const id = /^[1-9][0-9]{0,9}$/.test(text ?? '') ? Number(text) : undefined;
  return id !== undefined && id <= largest ? id : undefined;
}
