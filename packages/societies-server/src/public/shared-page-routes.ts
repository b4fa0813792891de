import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { SocietyEvent } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import type { Societies } from '../directory/societies.ts';
import { findEvent } from '../events/reading.ts';
import { appPage, wantsPage } from '../platform/app-page.ts';
import { notFound, Refusal } from '../platform/errors.ts';
import { idIn } from '../platform/rights.ts';
import type { Routes } from '../platform/routes.ts';
import { inBrief, withCard, type ShareCard } from './share-card.ts';
import { findSocietyPage } from '../societies/queries.ts';
import { anonymousViewer, publicView } from './public-view.ts';
import { eventDataOf, organizationOf } from './structured-data.ts';

/** An event's time and place, followed by its description. */
function eventInBrief(event: SocietyEvent, society: string, timeZone: string): string {
  const when = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(event.datetime));
  const facts = [when, ...(event.members_only ? ['for members'] : [event.venue]), society].join(' · ');
  return inBrief(event.members_only ? facts : `${facts}. ${event.description}`);
}

interface Shared {
  database: Kysely<Database>;
  societies: Societies;
  view: ReturnType<typeof publicView>;
  timeZone: string;
}

/** The card of a public society or event; undefined if there is none. */
async function cardOf(
  { database, societies, view, timeZone }: Shared,
  societyId: number,
  eventId: number | undefined,
): Promise<ShareCard | undefined> {
  const society = societies.get(societyId);
  if (!society) return undefined;
  const url = view.urlOf(societyId);
  const pictureOf = (stored: string | null, wide: boolean) => {
    const whole = view.whole(stored);
    return whole === null ? null : { url: whole, wide };
  };
  const picture = pictureOf(society.banner, true) ?? pictureOf(society.logo, false);
  if (eventId === undefined) {
    const page = view.pageOf(await findSocietyPage(database, society, { member: false }));
    return {
      title: society.name,
      description: inBrief(society.description),
      url,
      picture,
      data: organizationOf(page),
    };
  }
  const event = await findEvent(database, societyId, eventId, anonymousViewer);
  const [shown] = event ? view.listed(event, societies) : [];
  return (
    event &&
    shown && {
      title: event.cancelled_at ? `Cancelled: ${event.name}` : event.name,
      description: eventInBrief(event, society.name, timeZone),
      url: `${url}/events/${eventId}`,
      picture: pictureOf(event.image, true) ?? picture,
      data: eventDataOf(shown),
    }
  );
}

/** Serves the pages that people share, with a link preview in their HTML. */
export const sharedPageRoutes: Routes = async (server) => {
  const { publicDirectory, appDist, timeZone } = server.config;
  if (!publicDirectory || appDist === null) return;
  const { database, directory, rateLimits } = server;
  const page = appPage(appDist, server);
  const view = publicView(server.siteUrl);

  /** @returns undefined without the database or over the limit; null if there is no such society or event. */
  async function read(request: FastifyRequest): Promise<ShareCard | null | undefined> {
    const params = request.params as { id?: string; eventId?: string };
    const [societyId, eventId] = [idIn(params, 'id'), idIn(params, 'eventId')];
    if (societyId === undefined || (params.eventId !== undefined && eventId === undefined)) return null;
    try {
      await rateLimits.spend('public-directory', request, undefined);
      const societies = await directory.now();
      return (await cardOf({ database, societies, view, timeZone }, societyId, eventId)) ?? null;
    } catch (error) {
      // Without the database the page is served without a card, and the app reports the error.
      if (!(error instanceof Refusal)) request.log.warn({ err: error }, 'no card for a link');
      return undefined;
    }
  }

  async function send(request: FastifyRequest, reply: FastifyReply) {
    if (!wantsPage(request)) throw notFound();
    const card = await read(request);
    // Search engines forget what is gone; the app says so to everybody else, and to members shows what only they may see.
    if (card === null) reply.code(404);
    return page
      .head(reply)
      .type('text/html; charset=utf-8')
      .send(card ? withCard(page.html, card) : page.html);
  }

  // Served even under overload, as every page is: the app then says so, where JSON would be a dead end.
  const options = {
    config: { rights: 'public', pressureHandler: () => {} },
    schema: { hide: true },
  } as const;
  server.get('/societies/:id', options, send);
  for (const part of ['info', 'events', 'posts']) server.get(`/societies/:id/${part}`, options, send);
  server.get('/societies/:id/events/:eventId', options, send);
};
