import type { Event, Offer, Organization, WithContext } from 'schema-dts';
import { endOf, type PublicEvent } from 'societies-contract';
import type { PublicAbout } from './public-view.ts';

/** Data of schema.org about a page, for search engines. */
export type StructuredData = WithContext<Event | Organization>;

const context = 'https://schema.org';

const isPresent = (value: unknown) =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Without what is empty. */
const present = <Data extends object>(data: Data): Data =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => isPresent(value))) as Data;

export const organizationOf = (society: PublicAbout): StructuredData =>
  present<WithContext<Organization>>({
    '@context': context,
    '@type': 'Organization',
    '@id': society.url,
    name: society.name,
    url: society.url,
    description: society.description,
    logo: society.logo ?? undefined,
    image: society.banner ?? undefined,
    foundingDate: society.creation_date,
    keywords: society.keywords.join(', '),
    sameAs: [society.website, society.instagram, society.discord].filter((address) => address !== null),
  });

/** The site's currency. Source: specification, "Money". */
const currency = 'GBP';

/** What is offered at which price. */
const offerOf = ({ price, url, state, places_left, opens_at, closes_at }: PublicEvent): Offer =>
  present<Offer>({
    '@type': 'Offer',
    url,
    price,
    priceCurrency: currency,
    availability:
      state === 'cancelled' || places_left === 0 ? `${context}/SoldOut` : (`${context}/InStock` as const),
    validFrom: opens_at ?? undefined,
    validThrough: closes_at ?? undefined,
  });

/** An event as an Event. One for members only says neither what it is about nor where. */
export const eventDataOf = (event: PublicEvent): StructuredData => {
  const { datetime, society, hosts = [] } = event;
  const organizers = [society, ...hosts.filter(({ id }) => id !== society.id)];
  const siteOf = event.url.replace(/\/\d+\/events\/\d+$/, '');
  return present<WithContext<Event>>({
    '@context': context,
    '@type': 'Event',
    '@id': event.url,
    name: event.name,
    url: event.url,
    description: event.description,
    image: event.image ?? society.logo ?? undefined,
    startDate: datetime,
    endDate: endOf(event).toISOString(),
    eventStatus:
      event.state === 'cancelled' ? `${context}/EventCancelled` : (`${context}/EventScheduled` as const),
    eventAttendanceMode: `${context}/OfflineEventAttendanceMode`,
    location: event.venue ? { '@type': 'Place', name: event.venue, address: event.venue } : undefined,
    organizer: organizers.map(({ id, name }) => ({
      '@type': 'Organization' as const,
      name,
      url: `${siteOf}/${id}`,
    })),
    offers: event.members_only ? undefined : offerOf(event),
  });
};

/** In a page: no text in it can end the element. */
export const structuredDataElement = (data: StructuredData): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
