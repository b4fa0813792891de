import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import Markdown from 'markdown-to-jsx';
import type { ReactNode } from 'react';
import { palette } from './colors.ts';
import { styles } from './MailLayout.tsx';

interface Content {
  children?: ReactNode;
}

const { text: color } = palette.light;
const Paragraph = ({ children }: Content) => <Text style={styles.paragraph}>{children}</Text>;
const Heading = ({ children }: Content) => (
  <Text style={{ ...styles.paragraph, fontWeight: 700 }}>{children}</Text>
);
const Item = ({ children }: Content) => (
  <li style={{ ...styles.paragraph, margin: '0 0 8px' }}>{children}</li>
);
/** The renderer removes unsafe addresses; their text remains. */
const Anchor = ({ href, children }: Content & { href?: string }) =>
  href ? (
    <Link href={href} style={{ color, textDecoration: 'underline' }}>
      {children}
    </Link>
  ) : (
    <>{children}</>
  );
const Lines = ({ children }: Content) => <pre style={{ whiteSpace: 'pre-wrap' }}>{children}</pre>;
/** A picture would tell its server who reads the mail, and when. */
const Picture = ({ alt }: { alt?: string }) => <>{alt}</>;

// HTML is displayed as text, never interpreted.
const options = {
  disableParsingRawHTML: true,
  forceBlock: true,
  overrides: {
    ...{ h1: Heading, h2: Heading, h3: Heading, h4: Heading, h5: Heading, h6: Heading },
    p: Paragraph,
    li: Item,
    a: Anchor,
    img: Picture,
    pre: Lines,
  },
} as const;

/** Text that people wrote, with its paragraphs, lists, emphasis and links. Long words and code break, so that no mail is wider than a phone. */
export const MarkdownText = ({ children }: { children: string }) => (
  <div className="written" style={{ ...styles.paragraph, margin: 0, overflowWrap: 'anywhere' }}>
    <Markdown options={options}>{children}</Markdown>
  </div>
);
