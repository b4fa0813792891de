import type { ReactNode } from 'react';
import { leaveOutDepths } from './leaveOutDepths.ts';
import { withTextInElements } from './withTextInElements.tsx';

type Children = { children?: ReactNode };

const Plain = ({ children }: Children) => <>{children}</>;
const Nothing = () => null;
/** Only the alternative text, because pictures on other sites would reveal the reader to them. */
const Words = ({ alt }: { alt?: string }) => <span>{alt}</span>;
/** For whole posts too. */
export const everywhere = { img: Words, input: Nothing } as const;

const Line = ({ children }: Children) => (
  <>
    {children}
    <span>{'\n'}</span>
  </>
);
const Item = ({ children }: Children) => (
  <Line>
    <span>{'• '}</span>
    {children}
  </Line>
);
const Cell = ({ children }: Children) => (
  <>
    {children}
    <span> </span>
  </>
);
const lines = { h1: Line, h2: Line, h3: Line, h4: Line, h5: Line, h6: Line, p: Line, tr: Line, li: Item };
const cells = { th: Cell, td: Cell };
const around = { ul: Plain, ol: Plain, blockquote: Plain, table: Plain, thead: Plain, tbody: Plain };

/** How Markdown is previewed: without links, and with each block element as a line of text; only emphasis is kept. */
export const beginning = {
  disableParsingRawHTML: true,
  forceBlock: true,
  wrapper: null,
  createElement: withTextInElements,
  renderRule: leaveOutDepths,
  overrides: {
    ...everywhere,
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
