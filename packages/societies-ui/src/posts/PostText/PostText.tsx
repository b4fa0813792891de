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
/** What stands by itself in the post is a line here, where its place keeps lines. */
const Line = ({ children }: Children) => (
  <>
    {children}
    {'\n'}
  </>
);
const Item = ({ children }: Children) => <Line>• {children}</Line>;
const Cell = ({ children }: Children) => <>{children} </>;
const lines = { h1: Line, h2: Line, h3: Line, h4: Line, h5: Line, h6: Line, p: Line, tr: Line, li: Item };
const cells = { th: Cell, td: Cell };
const around = { ul: Plain, ol: Plain, blockquote: Plain, table: Plain, thead: Plain, tbody: Plain };
const beginning = {
  disableParsingRawHTML: true,
  forceBlock: true,
  wrapper: null,
  overrides: {
    ...shared,
    ...lines,
    ...cells,
    ...around,
    a: Plain,
    pre: Plain,
    code: Plain,
    hr: Nothing,
    footer: Nothing,
  },
} as const;

/** The text of a post, with its links, paragraphs, lists and emphasis. */
export const PostText = ({ children }: { children: string }) => (
  <Root data-part="text">
    <Markdown options={whole}>{children}</Markdown>
  </Root>
);

/** The same as a run of words: for the first lines of it, where no link can be pressed and nothing stands out but emphasis. */
export const PostBeginning = ({ children }: { children: string }) => (
  <Markdown options={beginning}>{children}</Markdown>
);
