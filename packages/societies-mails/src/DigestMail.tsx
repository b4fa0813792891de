import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { DigestRhythm } from 'societies-contract';
import { houseColors, palette } from './colors.ts';
import { MailAction } from './MailAction.tsx';
import { MailLayout, styles, type MailFrame } from './MailLayout.tsx';
import { textsIn } from './texts.ts';

export interface DigestEvent {
  name: string;
  /** Name of the society that hosts it. */
  society: string;
  /** When it starts, in words. */
  when: string;
  venue: string;
  /** Path in the app. */
  href: string;
}

export interface DigestMailData {
  /** The period that it covers. */
  rhythm: Exclude<DigestRhythm, 'off'>;
  /** Earliest first, at least one. */
  events: readonly DigestEvent[];
  /** Number of events beyond those listed. */
  more: number;
}

const { light } = palette;

/** The digest of coming events in the reader's societies. */
export function DigestMail({ rhythm, events, more, ...frame }: DigestMailData & Omit<MailFrame, 'society'>) {
  const { title, lead, action, others } = textsIn[frame.language].digest;
  return (
    <MailLayout {...frame} title={title[rhythm]} preview={events.map(({ name }) => name).join(', ')}>
      <Text style={styles.paragraph}>{lead}</Text>
      {events.map(({ name, society, when, venue, href }) => (
        <Section
          key={href}
          className="event"
          style={{ borderTop: `1px solid ${light.line}`, padding: '12px 0' }}
        >
          <Link
            className="name"
            href={frame.siteUrl + href}
            style={{ fontSize: '16px', lineHeight: '24px', fontWeight: 600, color: light.text }}
          >
            {name}
          </Link>
          <Text className="quiet" style={{ ...styles.quiet, margin: '2px 0 0' }}>
            {when}, {venue}
          </Text>
          <Text className="quiet" style={{ ...styles.quiet, margin: 0 }}>
            {society}
          </Text>
        </Section>
      ))}
      {more > 0 && <Text style={styles.paragraph}>{others(more)}</Text>}
      <MailAction href={`${frame.siteUrl}/whats-on`} label={action} color={houseColors.primary_color} />
    </MailLayout>
  );
}
