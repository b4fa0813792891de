import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import type { SocietyFacts as Facts } from 'societies-contract';
import { Badge } from '../../base/Badge/Badge.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { Clock, Globe, Inbox, MapPin, UserRound } from '../../base/Icon/icons.ts';
import { Link } from '../../base/Link/Link.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { Discord, Instagram } from './siteIcons.ts';
import { Root } from './SocietyFacts.styles.ts';

export const societyFactsMessages = {
  title: 'Come along',
  meetingTime: 'When',
  meetingPlace: 'Where',
  contact: 'Contact',
  howToJoin: 'How to join',
  links: 'Elsewhere',
  keywords: 'Keywords',
  website: 'Website',
  instagram: 'Instagram',
  discord: 'Discord',
  empty: 'No meeting time, place or way to join has been added yet.',
  begin: 'Say when and where',
} as const;

export interface SocietyFactsProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The facts; missing, empty or null ones are not shown. Renders nothing if all are. */
  facts: Partial<Facts>;
  /** Starts editing if there are no facts yet. */
  onBegin?: () => void;
}

const mailAddress = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** When and where a society meets, contact, joining, and links. */
export const SocietyFacts = forwardRef<HTMLDivElement, SocietyFactsProps>(function SocietyFacts(
  { facts, onBegin, ...rest },
  ref,
) {
  const messages = useMessages('SocietyFacts', societyFactsMessages);
  const id = useId();
  const { contact, keywords = [] } = facts;
  const lines: { label: string; icon: ReactNode; words: ReactNode }[] = [
    { label: messages.meetingTime, icon: <Clock aria-hidden="true" />, words: facts.meeting_time },
    { label: messages.meetingPlace, icon: <MapPin aria-hidden="true" />, words: facts.meeting_place },
    {
      label: messages.contact,
      icon: <Inbox aria-hidden="true" />,
      words:
        contact && mailAddress.test(contact) ? <Link href={`mailto:${contact}`}>{contact}</Link> : contact,
    },
    { label: messages.howToJoin, icon: <UserRound aria-hidden="true" />, words: facts.how_to_join },
  ].filter(({ words }) => words);
  const links = [
    { name: messages.website, href: facts.website, Icon: Globe },
    { name: messages.instagram, href: facts.instagram, Icon: Instagram },
    { name: messages.discord, href: facts.discord, Icon: Discord },
  ].flatMap(({ href, ...link }) => (href ? [{ ...link, href }] : []));
  const silent = lines.length + links.length + keywords.length === 0;
  if (silent && !onBegin) return null;
  return (
    <Root ref={ref} as="section" data-soc="SocietyFacts" aria-labelledby={id} {...rest}>
      <h2 data-part id={id}>
        {messages.title}
      </h2>
      {silent && (
        <>
          <p data-part="empty">{messages.empty}</p>
          <Button variant="soft" data-part="begin" onClick={onBegin}>
            {messages.begin}
          </Button>
        </>
      )}
      {lines.length > 0 && (
        <dl data-part>
          {lines.map(({ label, icon, words }) => (
            <div key={label}>
              <dt data-part>
                {icon}
                <span>{label}</span>
              </dt>
              <dd data-part>{words}</dd>
            </div>
          ))}
        </dl>
      )}
      {links.length > 0 && (
        <ul data-part="links" aria-label={messages.links}>
          {links.map(({ name, href, Icon }) => (
            <li data-part key={name}>
              <Link href={href} rel="nofollow noopener noreferrer">
                <Icon aria-hidden="true" />
                <span>{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {keywords.length > 0 && (
        <ul data-part="keywords" aria-label={messages.keywords}>
          {keywords.map((keyword) => (
            <li data-part key={keyword}>
              <Badge>{keyword}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
});
SocietyFacts.displayName = 'SocietyFacts';
