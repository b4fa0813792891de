import {
  paths,
  type Affiliation,
  type AffiliationDocument,
  type AffiliationItem,
  type AffiliationRoundBody,
  type AffiliationsReply,
  type ListedAffiliationRound,
} from 'societies-contract';
import { expect } from 'vitest';
import { inDays } from './event-draft.ts';
import type { Answer, TestServer } from './harness.ts';
import type { Refused } from './people.ts';

/** A PDF of one empty page, with a note that tells it from others. */
export const pdf = (note = 'Constitution') => `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >> endobj
% ${note}
xref
0 4
trailer << /Root 1 0 R /Size 4 >>
startxref
0
%%EOF
`;
export const encryptedPdf = pdf().replace('/Root 1 0 R', '/Root 1 0 R /Encrypt 9 0 R');

type DraftItem = AffiliationRoundBody['items'][number];
export const item = (
  id: string,
  kind: AffiliationItem['kind'],
  more: Partial<DraftItem> = {},
): DraftItem => ({
  id,
  kind,
  label: `About ${id}`,
  ...more,
});

/** One item of each kind; all that societies do not do themselves are easily done by society 1 of the demo data. */
export const everyKind: DraftItem[] = [
  item('code', 'statement', { help: 'An officer confirms it.' }),
  item('newcomers', 'text'),
  item('constitution', 'document'),
  item('committee', 'roles_filled', { roles: ['President', 'events officer'] }),
  item('members', 'members', { min: 2 }),
  item('events', 'events', { min: 1 }),
  item('training', 'office'),
  item('wishes', 'text', { required: false }),
];

export const roundDraft = (more: Partial<AffiliationRoundBody> = {}): AffiliationRoundBody => ({
  name: 'Affiliation 2026/27',
  opens_at: inDays(-5),
  due_at: inDays(30),
  items: everyKind,
  ...more,
});

/** What officers and administrators do in a round. */
export function affiliationCalls(server: TestServer, administrator: string) {
  const call = <Body>(method: string, path: string, token: string, body?: unknown) =>
    server.call<Body & Refused>(method, path, { token, body });
  return {
    createRound: (more: Partial<AffiliationRoundBody> = {}) =>
      call<ListedAffiliationRound>('POST', paths.affiliationRounds, administrator, roundDraft(more)),
    changeRound: (id: number, body: AffiliationRoundBody) =>
      call<ListedAffiliationRound>('PUT', paths.affiliationRound(id), administrator, body),
    deleteRound: (id: number) => call('DELETE', paths.affiliationRound(id), administrator),
    read: (society: number, token: string, query = '') =>
      call<Affiliation>('GET', `${paths.affiliation(society)}${query}`, token),
    put: (society: number, token: string, items: Record<string, unknown>, version?: number) =>
      call<Affiliation & { current?: Affiliation }>('PUT', paths.affiliation(society), token, {
        items,
        ...(version !== undefined && { version }),
      }),
    upload(
      society: number,
      token: string,
      id: string,
      bytes: string | Uint8Array<ArrayBuffer> = pdf(),
      name = 'constitution-2026.pdf',
    ): Promise<Answer<AffiliationDocument & Refused>> {
      const form = new FormData();
      form.append('file', new Blob([bytes]), name);
      return call('POST', paths.affiliationDocument(society, id), token, form);
    },
    handIn: (society: number, token: string, body?: object) =>
      call<Affiliation & { items?: Affiliation['items'] }>(
        'POST',
        paths.handInAffiliation(society),
        token,
        body,
      ),
    accept: (society: number, body?: object, query = '') =>
      call<Affiliation>('POST', `${paths.acceptAffiliation(society)}${query}`, administrator, body),
    askChanges: (society: number, body: object) =>
      call<Affiliation>('POST', paths.askAffiliationChanges(society), administrator, body),
    tick: (society: number, id: string, done: boolean) =>
      call<Affiliation>('PUT', paths.affiliationItem(society, id), administrator, { done }),
    table: (query = '') => call<AffiliationsReply>('GET', `${paths.affiliations}${query}`, administrator),
    remind: (state: string) =>
      call<{ reminded: number }>('POST', paths.remindAffiliations, administrator, { state }),
    /** Fills what an officer fills, and hands it in. */
    async fillAndHandIn(society: number, token: string): Promise<Affiliation> {
      await this.put(society, token, { code: true, newcomers: 'Tea on Thursdays.' });
      expect((await this.upload(society, token, 'constitution')).status).toBe(201);
      const { status, body } = await this.handIn(society, token);
      expect([status, body.code]).toEqual([200, undefined]);
      return body;
    },
  };
}

/** What an item of a checklist says. */
export const itemIn = (affiliation: Affiliation, id: string) =>
  affiliation.items.find((one) => one.id === id);
