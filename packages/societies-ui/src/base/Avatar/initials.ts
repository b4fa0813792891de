/** Initials: the first letters of a name of two words, otherwise its first two characters. Source: specification, section 9. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/u);
  const characters =
    words.length === 2 ? words.map((word) => [...word][0] ?? '') : [...name.trim()].slice(0, 2);
  return characters.join('').toUpperCase();
};

/** A hash of the name, evenly distributed below `count`. */
export const numberOf = (name: string, count: number): number => {
  let hash = 0x811c9dc5;
  for (const character of name) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  // Mixes in the high bits, because the low bits alone collide for similar names.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) % count;
};
