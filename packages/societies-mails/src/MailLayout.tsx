import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Fragment, type ReactNode } from 'react';
import { sitePages, type Language, type Site } from 'societies-contract';
import { houseColors, inkOn, palette, type MailColors } from './colors.ts';
import { textsIn } from './texts.ts';

/** Props of the frame that all mails share. */
export interface MailFrame {
  /** The reader's. */
  language: Language;
  /** The site's address, without a trailing slash. */
  siteUrl: string;
  /** Used in the greeting. */
  firstName: string;
  /** The society that the mail is about, shown with its colours in the header. */
  society?: { name: string; colors: MailColors } | null;
  /** One-click unsubscription for this kind of mail; account mails have none. */
  unsubscribeUrl?: string | null;
  /** Whom to write to about the site, and its policies, for the mail's foot. */
  site?: Pick<Site, 'contact_email' | (typeof sitePages)[number]>;
  /** IANA time zone of the times in the mail, which its reader may not be in; named at the mail's foot. */
  timeZone?: string;
}

interface MailLayoutProps extends MailFrame {
  /** The preview text that lists of mails show after the subject. */
  preview: string;
  /** The heading. */
  title: string;
  /** The content. */
  children: ReactNode;
}

const { light, dark } = palette;
const font = "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

// For mail programs with a dark mode; the others use the inline styles.
const darkStyles = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page, .page > table > tbody > tr > td { background-color: ${dark.page} !important; }
    .card { background-color: ${dark.card} !important; border-color: ${dark.line} !important; }
    .card p, .card h1, .card .name, .card .written, .card .written * { color: ${dark.text} !important; }
    .card .quiet { color: ${dark.quiet} !important; }
    .card .event { border-color: ${dark.line} !important; }
    .foot p, .foot a { color: ${dark.quiet} !important; }
    .line { border-color: ${dark.line} !important; }
  }`;

export const styles = {
  title: { margin: '0 0 16px', fontSize: '24px', lineHeight: '32px', fontWeight: 700, color: light.text },
  paragraph: { margin: '0 0 16px', fontSize: '16px', lineHeight: '26px', color: light.text },
  quiet: { margin: '0 0 8px', fontSize: '13px', lineHeight: '20px', color: light.quiet },
} as const;

/** The frame of every mail: tables and inline styles, at most 600 px wide, readable without pictures and in dark mode. */
export function MailLayout({
  language,
  siteUrl,
  firstName,
  society,
  unsubscribeUrl,
  timeZone,
  site,
  preview,
  title,
  children,
}: MailLayoutProps) {
  const texts = textsIn[language];
  const { primary_color: band } = society?.colors ?? houseColors;
  const pages = sitePages.flatMap((page) => {
    const address = site?.[page];
    return address ? [{ page, address }] : [];
  });
  return (
    <Html lang={language === 'en' ? 'en-GB' : language}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{darkStyles}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body
        className="page"
        style={{ margin: 0, padding: '24px 12px', backgroundColor: light.page, fontFamily: font }}
      >
        <Container
          className="card"
          style={{
            maxWidth: '600px',
            backgroundColor: light.card,
            border: `1px solid ${light.line}`,
            borderRadius: '16px',
            overflow: 'hidden',
          }}
        >
          <Section style={{ backgroundColor: band, padding: '20px 28px' }}>
            <div style={{ fontSize: '18px', lineHeight: '26px', fontWeight: 700, color: inkOn(band) }}>
              {society?.name ?? texts.site}
            </div>
          </Section>
          <Section style={{ padding: '28px 28px 12px' }}>
            <h1 style={styles.title}>{title}</h1>
            <Text style={styles.paragraph}>{texts.greeting(firstName)}</Text>
            {children}
          </Section>
          <Section className="foot" style={{ padding: '0 28px 20px' }}>
            <Hr className="line" style={{ margin: '8px 0 16px', borderColor: light.line }} />
            <Text style={styles.quiet}>
              {texts.from}{' '}
              <Link href={siteUrl} style={{ color: light.quiet, textDecoration: 'underline' }}>
                {texts.site}
              </Link>
              .
            </Text>
            {timeZone && (
              <Text style={styles.quiet}>
                {texts.zone(timeZone.replace(/^.*\//, '').replaceAll('_', ' '))}
              </Text>
            )}
            {unsubscribeUrl ? (
              <Text style={styles.quiet}>
                <Link href={unsubscribeUrl} style={{ color: light.quiet, textDecoration: 'underline' }}>
                  {texts.unsubscribe}
                </Link>
                {' · '}
                <Link
                  href={`${siteUrl}/notifications`}
                  style={{ color: light.quiet, textDecoration: 'underline' }}
                >
                  {texts.settings}
                </Link>
              </Text>
            ) : (
              <Text style={styles.quiet}>{texts.accountMail}</Text>
            )}
            {site?.contact_email && (
              <Text style={styles.quiet}>
                {texts.contact}{' '}
                <Link
                  href={`mailto:${site.contact_email}`}
                  style={{ color: light.quiet, textDecoration: 'underline' }}
                >
                  {site.contact_email}
                </Link>
                .
              </Text>
            )}
            {pages.length > 0 && (
              <Text style={styles.quiet}>
                {pages.map(({ page, address }, index) => (
                  <Fragment key={page}>
                    {index > 0 && ' · '}
                    <Link href={address} style={{ color: light.quiet, textDecoration: 'underline' }}>
                      {texts.pages[page]}
                    </Link>
                  </Fragment>
                ))}
              </Text>
            )}
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
