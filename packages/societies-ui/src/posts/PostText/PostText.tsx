import Markdown from 'markdown-to-jsx';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Link } from '../../base/Link/Link.tsx';
import { Root } from './PostText.styles.ts';

type Children = { children?: ReactNode };

/** A heading stands under the post's own. Its name for links is left out: several posts stand on one page. */
const Heading = ({ children }: Children) => <h3>{children}</h3>;
const Plain = ({ children }: Children) => <>{children}</>;
const Nothing = () => null;
/** Pictures of other sites would tell those sites who reads here; only their alternative text is shown. */
const Words = ({ alt }: { alt?: string }) => <>{alt}</>;
/** The renderer removes unsafe addresses; what is left is text. */
const Anchor = ({ href, children }: ComponentPropsWithoutRef<'a'>) =>
  href ? (
    <Link href={href} rel="nofollow noopener noreferrer">
      {children}
    </Link>
  ) : (
    <>{children}</>
  );

const headings = { h1: Heading, h2: Heading, h3: Heading, h4: Heading, h5: Heading, h6: Heading };
const shared = { img: Words, input: Nothing } as const;
// HTML is text: what a committee writes is never markup of the page.
const whole = {
  disableParsingRawHTML: true,
  forceBlock: true,
  wrapper: null,
  overrides: { ...headings, ...shared, a: Anchor },
} as const;
const beginning = {
  disableParsingRawHTML: true,
  forceInline: true,
  wrapper: null,
  overrides: { ...shared, a: Plain, pre: Plain, code: Plain },
} as const;

/** The text of a post, with its links, paragraphs, lists and emphasis. */
export const PostText = ({ children }: { children: string }) => (
  <Root data-part="text">
    <Markdown options={whole}>{children}</Markdown>
  </Root>
);

/** The same as a run of words: for the first lines of it, where no link can be pressed. */
export const PostBeginning = ({ children }: { children: string }) => (
  <Markdown options={beginning}>{children}</Markdown>
);
