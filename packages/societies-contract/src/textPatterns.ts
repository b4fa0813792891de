/* Which characters a text may hold. Apart from text.ts, because only forms and the server need these patterns, and searches do not. */

/** Characters that nobody sees or that change the direction of others, joiners and variation selectors among them. */
const hidden =
  '\\p{Cc}\\p{Cs}\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u2028-\\u202E' +
  '\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF9-\\uFFFB\\u{E0000}-\\u{E0FFF}';

/**
 * Letters and their signs of scripts in which they change shape beside others, so that they are written with joiners (U+200C,
 * U+200D): Arabic to N'Ko, Devanagari to Sinhala, Myanmar, Khmer, Mongolian, Balinese to Lepcha, Phags-pa to Javanese, Meetei,
 * Brahmi to Tirhuta, Adlam.
 */
const joining =
  '\\u0620-\\u065F\\u066E-\\u06EF\\u06FA-\\u07BF\\u07CA-\\u07FA\\u0840-\\u0DFF\\u1000-\\u109F\\u1780-\\u17B3\\u17B6-\\u17D3' +
  '\\u1820-\\u18AA\\u1B00-\\u1C4F\\uA840-\\uA9CD\\uABC0-\\uABED\\u{11000}-\\u{114FF}\\u{1E900}-\\u{1E94B}';

/** Signs that take the vowel from a letter; a joiner after one decides the shape, also at the end of a word. */
const viramas = '\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA';

/** No text is matched by two of these in two ways: otherwise a long one that fails would take for ever. */
const visible =
  // A joiner after a virama, or else between letters of such a script, which may have vowel signs.
  `[${viramas}][\\u200C\\u200D]|(?![${viramas}])[${joining}][\\u200C\\u200D](?=[${joining}])|` +
  // An emoji made of several.
  '\\p{Extended_Pictographic}[\\uFE0F\\u{1F3FB}-\\u{1F3FF}]{0,2}\\u200D(?=\\p{Extended_Pictographic})|' +
  // The flag of a part of a country, such as Scotland.
  '\\u{1F3F4}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{3,6}\\u{E007F}|' +
  // Variants of symbols, ideographs and letters, and digits on keys.
  '[\\p{Extended_Pictographic}\\p{Sm}\\p{So}\\p{Ideographic}\\u1000-\\u109F\\uA840-\\uA877][\\uFE00-\\uFE0F]|' +
  '\\p{Ideographic}[\\u{E0100}-\\u{E01EF}]|[\\u1820-\\u18AA][\\u180B-\\u180D\\u180F]|[0-9#*]\\uFE0F\\u20E3|' +
  `[^${hidden}]`;

/**
 * A line of visible characters: no control, zero-width or direction-changing ones, so that no two names look the same but differ.
 * Joiners, tags and variation selectors are allowed where a script or an emoji needs them. Needs the `u` flag, as JSON Schema
 * assumes.
 */
export const linePattern = `^(?:${visible})*$`;

/** A line that is not blank. */
export const namePattern = `^(?=[^]*\\S)(?:${visible})*$`;
