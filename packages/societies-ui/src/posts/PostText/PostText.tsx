import Markdown from 'markdown-to-jsx';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Link } from '../../base/Link/Link.tsx';
import { beginning, everywhere } from './beginning.tsx';
import { leaveOutDepths } from './leaveOutDepths.ts';
import { withTextInElements } from './withTextInElements.tsx';
import { Root } from './PostText.styles.ts';

/** One level below the post's heading. Without the generated id, because several posts may be on a page. */
const Heading = ({ children }: { children?: ReactNode }) => <h3 data-part>{children}</h3>;
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
// HTML is displayed as text, never interpreted.
const whole = {
  disableParsingRawHTML: true,
  forceBlock: true,
  wrapper: null,
  createElement: withTextInElements,
  renderRule: leaveOutDepths,
  overrides: { ...headings, ...everywhere, a: Anchor },
} as const;

/** A post's text with links, paragraphs, lists and emphasis. */
export const PostText = ({ children }: { children: string }) => (
  <Root data-part="text">
    <Markdown options={whole}>{children}</Markdown>
  </Root>
);

/** The first lines of a post's text, for previews. */
export const PostBeginning = ({ children }: { children: string }) => (
  <Markdown options={beginning}>{children}</Markdown>
);
