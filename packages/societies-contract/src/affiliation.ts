import type { Language } from './languages.ts';

/*
 * Apart from limits.ts, which every first visit loads.
 * Source of all: beyond.md, "Affiliation, and a directory to trust".
 */

/**
 * What an item of a round asks for. An officer confirms a statement, writes a text and uploads a document; the server computes whether
 * roles are filled, and counts members and events; administrators tick what the office knows.
 */
export const affiliationItemKinds = [
  'statement',
  'text',
  'document',
  'roles_filled',
  'members',
  'events',
  'office',
] as const;
export type AffiliationItemKind = (typeof affiliationItemKinds)[number];

/** Kinds that a PUT of the society answers. */
export const answeredKinds: readonly AffiliationItemKind[] = ['statement', 'text'];
/** Kinds that the server computes. */
export const computedKinds: readonly AffiliationItemKind[] = ['roles_filled', 'members', 'events'];

/**
 * `overdue`: past `due_at`, and neither handed in nor asked for changes. `changes_asked` stays so after it, because its comments are what
 * the society reads.
 */
export const affiliationStates = [
  'not_started',
  'in_progress',
  'handed_in',
  'changes_asked',
  'accepted',
  'overdue',
] as const;
export type AffiliationState = (typeof affiliationStates)[number];

/** States in which the committee has something to do, so that it can be reminded. */
export const remindedStates = ['not_started', 'in_progress', 'changes_asked', 'overdue'] as const;
export type RemindedState = (typeof remindedStates)[number];

/** What a society is to the university: null on a society where no round has ended yet. */
export const affiliationStandings = ['affiliated', 'lapsed'] as const;
export type AffiliationStanding = (typeof affiliationStandings)[number];

/** Sort keys of the administrators' table; `changed`: when it changed last, those that have not begun first. */
export const affiliationSortKeys = ['name', 'state', 'changed'] as const;
export type AffiliationSortKey = (typeof affiliationSortKeys)[number];

/** Reminders go out `remindedBefore` days before a round is due, and the day after. */
export const affiliationLimits = {
  nameMax: 60,
  itemsMax: 30,
  itemIdMax: 40,
  labelMax: 120,
  helpMax: 600,
  rolesMax: 10,
  minMax: 100_000,
  textMax: 2_000,
  commentMax: 600,
  messageMax: 1_000,
  remindedBefore: [14, 3],
  /** Days after `due_at` at which a society that is not accepted lapses. */
  lapsesAfter: 30,
  roundsMax: 100,
} as const;

/** A document: a PDF of at most 10 MiB, and the longest name that is kept of it. */
export const documentLimits = {
  maxBytes: 10_485_760,
  nameMax: 120,
  contentType: 'application/pdf',
} as const;

interface TemplateItem {
  id: string;
  kind: AffiliationItemKind;
  label: string;
  help: string;
  required: boolean;
  roles?: string[];
  min?: number;
}

/** What most students' unions ask for, as a start for a new round. Roles are the names that a new society begins with. */
export const affiliationTemplate: Readonly<Record<Language, readonly TemplateItem[]>> = {
  en: [
    {
      id: 'committee',
      kind: 'roles_filled',
      label: 'President, Secretary and Treasurer are named',
      help: 'Three different members hold these roles.',
      required: true,
      roles: ['President', 'Secretary', 'Treasurer'],
    },
    {
      id: 'members',
      kind: 'members',
      label: 'At least 15 members',
      help: 'Counted automatically.',
      required: true,
      min: 15,
    },
    {
      id: 'constitution',
      kind: 'document',
      label: 'Constitution',
      help: 'The one your members agreed on last.',
      required: true,
    },
    {
      id: 'risk_assessment',
      kind: 'document',
      label: 'Risk assessment',
      help: 'For what you plan this year: places, equipment, who is responsible.',
      required: true,
    },
    {
      id: 'code_of_conduct',
      kind: 'statement',
      label: 'We follow the code of conduct',
      help: 'An officer confirms it for the committee.',
      required: true,
    },
    {
      id: 'data_protection',
      kind: 'office',
      label: 'Data protection training attended',
      help: 'The office ticks this when an officer has attended.',
      required: true,
    },
  ],
  de: [
    {
      id: 'committee',
      kind: 'roles_filled',
      label: 'Vorsitz, Schriftführung und Kasse sind besetzt',
      help: 'Drei verschiedene Mitglieder haben diese Rollen.',
      required: true,
      roles: ['President', 'Secretary', 'Treasurer'],
    },
    {
      id: 'members',
      kind: 'members',
      label: 'Mindestens 15 Mitglieder',
      help: 'Wird automatisch gezählt.',
      required: true,
      min: 15,
    },
    {
      id: 'constitution',
      kind: 'document',
      label: 'Satzung',
      help: 'Die Fassung, die eure Mitglieder zuletzt beschlossen haben.',
      required: true,
    },
    {
      id: 'risk_assessment',
      kind: 'document',
      label: 'Gefährdungsbeurteilung',
      help: 'Für das, was ihr dieses Jahr vorhabt: Orte, Geräte, Verantwortliche.',
      required: true,
    },
    {
      id: 'code_of_conduct',
      kind: 'statement',
      label: 'Wir halten uns an den Verhaltenskodex',
      help: 'Das bestätigt jemand für den Vorstand.',
      required: true,
    },
    {
      id: 'data_protection',
      kind: 'office',
      label: 'Datenschutzschulung besucht',
      help: 'Das Büro hakt es ab, sobald jemand aus dem Vorstand dort war.',
      required: true,
    },
  ],
};
