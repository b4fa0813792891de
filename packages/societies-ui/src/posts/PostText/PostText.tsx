import Markdown from 'markdown-to-jsx';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Link } from '../../base/Link/Link.tsx';
import { Root } from './PostText.styles.ts';

type Children = { children?: ReactNode };

/** One level below the post's heading. Without the generated id, because several posts may be on a page. */
const Heading = ({ children }: Children) => <h3>{children}</h3>;
const Plain = ({ children }: Children) => <>{children}</>;
const Nothing = () => null;
/** Only the alternative text, because pictures on other sites would reveal the reader to them. */
const Words = ({ alt }: { alt?: string }) => <>{alt}</>;
/** The renderer removes unsafe addresses; their text remains. */
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
// HTML is displayed as text, never interpreted.
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

/** A post's text with links, paragraphs, lists and emphasis. */
export const PostText = ({ children }: { children: string }) => (
  <Root data-part="text">
    <Markdown options={whole}>{children}</Markdown>
  </Root>
);

/** The text without links and block elements, for previews; only emphasis is kept. */
export const PostBeginning = ({ children }: { children: string }) => (
  <Markdown options={beginning}>{children}</Markdown>
);
