import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { cleanLine, documentLimits, type AffiliationDocument } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { record, type Audited } from '../history/record.ts';
import { Refusal } from '../platform/errors.ts';
import type { Caller } from '../platform/rights.ts';
import type { PictureStorage } from '../platform/storage/storage.ts';
import { found } from '../societies/params.ts';
import { findRound } from './rounds.ts';
import { judgePdf } from './pdf.ts';
import { checkOpen, itemOf, nowIn, setState, storeAnswer, whileHeld, type Held } from './writing.ts';

type Db = Kysely<Database>;

interface Addressed {
  societyId: number;
  item: string;
}

const refusals = {
  none: { code: 'not_a_pdf', detail: 'This file is not a PDF. Save the document as a PDF and try again.' },
  encrypted: {
    code: 'encrypted',
    detail: 'This PDF is encrypted. Save it without a password and try again.',
  },
} as const;

/** @throws 415 for what is no PDF, 400 for one that is encrypted. */
function checkPdf(bytes: Buffer): void {
  const verdict = judgePdf(bytes);
  if (verdict === 'sound') return;
  const { code, detail } = refusals[verdict];
  throw new Refusal(verdict === 'none' ? 415 : 400, code, detail, { errors: { file: [detail] } });
}

/** A file's name to show and to store it by: its last part, without what no name holds. */
function nameOf(sent: string, item: string): string {
  const name = cleanLine(sent.split(/[/\\]/).at(-1) ?? '')
    .replace(/[\p{Cf}<>:"|?*]/gu, '')
    .trim();
  const stem = name.replace(/\.pdf$/i, '').trim() || item;
  return `${[...stem].slice(0, documentLimits.nameMax - 4).join('')}.pdf`;
}

const audited = (by: string, { societyId }: Held, action: Audited['action']): Audited => ({
  actor: by,
  society: societyId,
  action,
});
const subject = ({ round }: Held) => ({ kind: 'affiliation' as const, id: round.id, name: round.name });

/**
 * Receives a document for an item, in place of the one before.
 * @throws 400, 404, 409 once it is handed in, 413, 415.
 */
export async function uploadDocument(
  { database, storage }: { database: Db; storage: PictureStorage },
  request: FastifyRequest,
  { societyId, item: id }: Addressed,
  caller: Caller,
): Promise<AffiliationDocument> {
  const check = (held: Held) => {
    checkOpen(held);
    return itemOf(held, id, 'document');
  };
  // Before the bytes are read, and again when they are stored.
  await whileHeld(database, { societyId }, async (_, held) => check(held));
  const { key, name: sent, bytes } = await storage.receiveDocument(request, societyId, caller, checkPdf);
  const by = caller.universityId;
  const document = { key, name: nameOf(sent, id), bytes };
  try {
    const { before, now } = await whileHeld(database, { societyId }, async (trx, held) => {
      const { label } = check(held);
      const replaced = await storeAnswer(trx, held, { item: id, by }, { document });
      if (held.state === 'not_started') await setState(trx, held, 'in_progress');
      await record(trx, {
        ...audited(by, held, 'affiliation.document_added'),
        subject: subject(held),
        before: null,
        after: { item: label },
      });
      return { before: replaced, now: await nowIn(trx, held) };
    });
    if (before !== null) await storage.removeDocuments([before]);
    return found(now.items.find((answer) => answer.id === id)?.document ?? undefined, 'Document');
  } catch (error) {
    // Unless the commit's reply was lost, nothing names it; then the sweep decides.
    if (error instanceof Refusal) await storage.removeDocuments([key]);
    throw error;
  }
}

/** Removes an item's document. @throws 404, 409 once it is handed in. */
export async function removeDocument(
  { database, storage }: { database: Db; storage: PictureStorage },
  { societyId, item: id }: Addressed,
  by: string,
): Promise<void> {
  const key = await whileHeld(database, { societyId }, async (trx, held) => {
    const { label } = itemOf(held, id, 'document');
    checkOpen(held);
    const removed = await storeAnswer(trx, held, { item: id, by }, {});
    const gone = found(removed ?? undefined, 'Document');
    await record(trx, {
      ...audited(by, held, 'affiliation.document_removed'),
      subject: subject(held),
      before: { item: label },
      after: null,
    });
    return gone;
  });
  await storage.removeDocuments([key]);
}

/** A document's name and bytes. @throws 404 */
export async function readDocument(
  { database, storage }: { database: Db; storage: PictureStorage },
  { societyId, item, roundId }: Addressed & { roundId?: number | undefined },
): Promise<{ name: string; bytes: Uint8Array }> {
  const round = found(await findRound(database, roundId), 'Document');
  itemOf({ round }, item, 'document');
  const row = await database
    .selectFrom('affiliation_answers')
    .select(['document_key', 'document_name'])
    .where('society_id', '=', societyId)
    .where('round_id', '=', round.id)
    .where('item', '=', item)
    .executeTakeFirst();
  const bytes = row?.document_key ? await storage.readDocument(row.document_key) : undefined;
  return { name: row?.document_name ?? item, bytes: found(bytes, 'Document') };
}
