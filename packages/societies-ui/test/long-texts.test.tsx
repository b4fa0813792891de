import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { initialsOf } from '../src/base/Avatar/initials.ts';
import { Marked } from '../src/base/Marked/Marked.tsx';
import { findGuests, type DoorGuest } from '../src/door/door.ts';
import { PostBeginning, PostText } from '../src/posts/PostText/PostText.tsx';
import { filterSocieties } from '../src/societies/filterSocieties.ts';

// React's advice on thousands of elements would be most of the work.
beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterAll(() => void vi.restoreAllMocks());

/** What reads a text that somebody else wrote, with the most characters that it may have. */
const readers: readonly (readonly [name: string, longest: number, read: (text: string) => unknown])[] = [
  ['a post', 20_000, (text) => renderToStaticMarkup(<PostText>{text}</PostText>)],
  ['the beginning of a post', 20_000, (text) => renderToStaticMarkup(<PostBeginning>{text}</PostBeginning>)],
  [
    'a text with marks',
    2_000,
    (text) =>
      renderToStaticMarkup(
        <Marked
          text={text}
          ranges={Array.from({ length: text.length / 4 }, (_, at) => [at * 4, at * 4 + 2])}
        />,
      ),
  ],
  [
    'a list of societies',
    100_000,
    (text) =>
      filterSocieties([{ name: 'Chess', description: text, category: { id: 1, name: 'Games' } }], {
        search: 'aab',
        categories: [],
      }),
  ],
  [
    'the list at a door',
    100_000,
    (text) =>
      findGuests([{ university_id: '10000001', first_name: text, last_name: text } as DoorGuest], 'zebra'),
  ],
  ['initials', 200_000, initialsOf],
];

const worst =
  'a,a ,> ,1. ,- [ ] ,- a\n,  - a\n,*a_,**a,[a](,[,],`a,```\n,|-|\n,<a@b,a@,&,\\,https://a,\u0301,\u0130,👩\u200d,"'.split(
    ',',
  );

/** Milliseconds of this thread. */
function costOf(read: (text: string) => unknown, text: string) {
  const before = process.threadCpuUsage();
  read(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
/** Fewer milliseconds are not compared. */
const floor = 200;

it.each(readers)(
  '%s takes at most 2.5 times as long for a text twice as long',
  (_, longest, read) => {
    const slow = worst.flatMap((repeated) => {
      const text = repeated.repeat(Math.ceil(longest / repeated.length));
      let long = costOf(read, text.slice(0, longest));
      let half = 0;
      // The least of up to ten times, because other work falls into some of them.
      for (let again = 0; again < 10 && long > Math.max(floor, 2.5 * half); again += 1) {
        half = Math.min(half || Infinity, costOf(read, text.slice(0, longest / 2)));
        long = Math.min(long, costOf(read, text.slice(0, longest)));
      }
      return long > Math.max(floor, 2.5 * half)
        ? [`${JSON.stringify(repeated)}: ${long} ms after ${half} ms`]
        : [];
    });
    expect(slow).toEqual([]);
  },
  180_000,
);

it.each(['> ', '1. ', '- [ ] '])('a post of thousands of nested %s is at most 60 deep', (nested) => {
  const html = renderToStaticMarkup(<PostText>{nested.repeat(20_000 / nested.length)}</PostText>);
  // A list and its entry for each level, and what is around them.
  expect(html.match(/<(?:blockquote|ol|ul|li)[ >]/g)?.length).toBeLessThanOrEqual(122);
  const written = Array.from({ length: 20 }, (_, depth) => `${'  '.repeat(depth)}- Level ${depth}`).join(
    '\n',
  );
  expect(renderToStaticMarkup(<PostText>{written}</PostText>)).toContain('Level 19');
});
