import type { Messages } from '../../host/Messages.ts';
import { counted, number } from './words.ts';

const people = (count: number) => counted(count, 'Person', 'Personen');
const code = 'QR-Code der Einladung';
const noText = 'Diese Datei ist kein reiner Text. Speichere sie als „CSV UTF-8“ und versuche es noch einmal.';

/** How people become members and stay so, in German. */
export const membership = {
  AddPeople: {
    title: 'Personen aufnehmen',
    hint: 'Jede erfährt davon und kann mit einem Klick wieder austreten.',
    ids: 'Matrikelnummern',
    idsHint: (max) => `Aus einer Tabelle oder Liste, höchstens ${number(max)}`,
    file: 'Oder eine Datei mit ihnen',
    fileHint: 'CSV oder Text',
    noText,
    noIds: 'In dieser Datei stehen keine Matrikelnummern.',
    check: 'Prüfen',
    willBeAdded: (count) => `${people(count)} ${count === 1 ? 'kommt' : 'kommen'} hinzu`,
    already: (ids) =>
      `${ids.length === 1 ? 'Schon Mitglied' : `${number(ids.length)} schon Mitglied`}: ${ids.join(', ')}`,
    refused: {
      invalid: (id) => `${id} ist keine Matrikelnummer`,
      unknown: (id) => `Niemand hat die Nummer ${id}`,
      suspended: (id) => `Das Konto von ${id} ist gesperrt`,
    },
    short: (id) => `${id} hat sieben Ziffern`,
    pad: (count) =>
      count === 1
        ? 'Die Null ergänzen, die eine Tabelle weggelassen hat'
        : `Die Null, die eine Tabelle weggelassen hat, ${number(count)}-mal ergänzen`,
    add: (count) => `${people(count)} aufnehmen`,
    added: (count) => `${people(count)} aufgenommen`,
    idsRequired: 'Gib mindestens eine Matrikelnummer an.',
    idsMax: (max) => `Höchstens ${people(max)} auf einmal.`,
  },
  AskToJoin: {
    title: (society) => `Beitritt zu ${society} anfragen`,
    description:
      'Nur wer im Vorstand über Mitglieder entscheidet, liest deine Antworten. 30 Tage nach der Entscheidung werden sie gelöscht.',
    submit: 'Beitritt anfragen',
  },
  InvitationCode: {
    title: 'Einladung',
    hint: 'Lass andere das scannen, oder schick ihnen den Link.',
    code,
    poster: 'Plakat zum Drucken',
  },
  InvitationPage: {
    invited: 'Du bist eingeladen:',
    join: (society) => `${society} beitreten`,
    login: 'Schon ein Konto?',
    loginLink: 'Anmelden und beitreten',
    next: 'Wie es weitergeht',
    steps: [
      ['Registriere dich mit deiner Matrikelnummer', 'Das dauert eine Minute und führt hierher zurück.'],
      ['Du bist sofort dabei', 'Diese Einladung braucht niemandes Zustimmung.'],
      ['Sieh, was ansteht und wen du fragen kannst', 'Du kannst jederzeit wieder austreten.'],
    ],
    privacy: 'Der Vorstand sieht deinen Namen und deine Matrikelnummer.',
    already: (society) => `Du bist schon Mitglied von ${society}.`,
    joined: (name) => (name ? `Du bist dabei, ${name}` : 'Du bist dabei'),
    members: (society, count) => `${society} hat jetzt ${counted(count, 'Mitglied', 'Mitglieder')}.`,
    first: 'Deine erste Veranstaltung',
    ask: 'Wen du fragen kannst',
    open: (society) => `${society} öffnen`,
    notForYou: 'Doch nichts für dich?',
    leave: 'Wieder austreten',
    states: {
      expired: ['Diese Einladung ist abgelaufen', 'Bitte die Person, von der du sie hast, um eine neue.'],
      used_up: [
        'Diese Einladung ist aufgebraucht',
        'Sie lässt sich nicht öfter benutzen. Bitte um eine neue.',
      ],
      revoked: [
        'Diese Einladung wurde zurückgenommen',
        'Bitte die Person, von der du sie hast, um eine neue.',
      ],
    },
    unknown: 'Diese Einladung gibt es nicht',
    unknownHint: 'Prüfe, ob die Adresse vollständig ist, oder scanne den Code noch einmal.',
    browse: 'Alle Gruppen ansehen',
  },
  InvitationPoster: {
    brand: 'Constellation',
    join: 'Mach mit',
    how: 'Scanne den Code, melde dich mit deiner Matrikelnummer an, und du bist Mitglied.',
    code,
    camera: 'Richte deine Kamera hierher',
    type: 'Keine Kamera? Tippe diese Adresse ein',
    until: (date) => `Gültig bis ${date}`,
  },
  Invitations: {
    title: 'Einladungen',
    create: 'Neue Einladung',
    none: 'Es gibt noch keine Einladung. Mach eine für einen Stand, ein Plakat oder einen Chat: Wer sie öffnet, tritt mit einem Klick bei.',
    label: 'Für',
    unnamed: 'Ohne Namen',
    by: (name) => `von ${name}`,
    uses: 'Damit beigetreten',
    usesOf: (uses, max) => `${number(uses)} von ${number(max)}`,
    ends: 'Endet',
    endsIn: (days) => (days === 0 ? 'heute' : days === 1 ? 'morgen' : `in ${number(days)} Tagen`),
    states: { expired: 'Abgelaufen', used_up: 'Aufgebraucht', revoked: 'Zurückgenommen' },
    actions: 'Aktionen',
    copy: (label) => `Link von ${label} kopieren`,
    copied: 'Link kopiert',
    more: (label) => `Mehr zu ${label}`,
    code: 'QR-Code zeigen',
    poster: 'Plakat zum Drucken',
    revoke: 'Zurücknehmen',
    revokeTitle: (label) => `${label} zurücknehmen?`,
    revokeHint:
      'Niemand kann mehr mit diesem Link oder seinen Plakaten beitreten. Wer schon beigetreten ist, bleibt Mitglied.',
    revokeConfirm: 'Zurücknehmen',
    copyTitle: 'Link kopieren',
  },
  JoiningForm: {
    mode: 'Wie man beitritt',
    modes: { open: 'Alle können beitreten', ask: 'Auf Anfrage', invite: 'Mit Einladung' },
    hints: {
      open: 'Ein Klick, und sie sind Mitglied.',
      ask: 'Sie beantworten eure Fragen, und ihr entscheidet.',
      invite: 'Nur mit einer Einladung von euch, oder wenn ihr sie aufnehmt.',
    },
    questions: 'Fragen an alle, die anfragen',
    questionsHint: (max) =>
      `Höchstens ${number(max)}. Nur wer über Mitglieder entscheidet, liest die Antworten; 30 Tage nach der Entscheidung werden sie gelöscht.`,
    save: 'Speichern',
    questionRequired: 'Bitte schreib die Frage.',
    optionsRange: 'Eine Auswahl braucht 2 bis 8 verschiedene Möglichkeiten.',
    questionTwice: 'Zwei Fragen haben dieselbe Kennung.',
  },
  JoinRequests: {
    title: 'Möchten beitreten',
    longest: (days) =>
      days === 0
        ? 'Alle haben heute angefragt'
        : `Am längsten wartet jemand seit ${counted(days, 'Tag', 'Tagen')}`,
    none: 'Niemand wartet auf eine Antwort.',
    chosen: (count) => `${number(count)} ausgewählt`,
    all: 'Alle auf dieser Seite auswählen',
    choose: (name) => `${name} auswählen`,
    name: 'Name',
    asked: 'Angefragt',
    ago: (days) => (days === 0 ? 'Heute' : days === 1 ? 'Gestern' : `Vor ${number(days)} Tagen`),
    actions: 'Entscheiden',
    accept: (name) => `${name} annehmen`,
    decline: (name) => `${name} ablehnen`,
    acceptMany: (count) => `${number(count)} annehmen`,
    declineMany: 'Ablehnen …',
    yes: 'Ja',
    no: 'Nein',
    declineTitle: (name) => `${name} ablehnen?`,
    declineManyTitle: (count) => `${people(count)} ablehnen?`,
    declineHint: 'Sie erfahren es, mit deiner Begründung. Nach einer Woche können sie wieder anfragen.',
    reason: 'Begründung',
    reasonHint: 'Ein Satz genügt.',
    declineConfirm: 'Ablehnen',
    reasonRequired: 'Bitte sag in einem Satz, warum.',
  },
  NewInvitation: {
    title: 'Neue Einladung',
    description: 'Wer ihren Link öffnet oder ihren Code scannt, tritt mit einem Klick bei.',
    label: 'Für',
    labelHint: 'Etwa ein Stand, ein Plakat oder ein Chat. Nur der Vorstand liest es.',
    ends: 'Gültig bis',
    uses: 'Wie viele damit beitreten können',
    usesHint: 'Leer lassen für beliebig viele.',
    submit: 'Einladung machen',
    endsLater: 'Eine Einladung muss in der Zukunft enden.',
    endsWithinYear: (days) => `Eine Einladung gilt höchstens ${number(days)} Tage.`,
    usesRange: (max) => `Gib eine ganze Zahl von 1 bis ${number(max)} ein.`,
  },
  Renewal: {
    title: (count) =>
      count === 1 ? 'Eine Mitgliedschaft endet bald' : `${number(count)} Mitgliedschaften enden bald`,
    hint: 'Verlängere mit einem Klick, um im nächsten Jahr zu bleiben. Sonst endet deine Mitgliedschaft am Tag danach.',
    until: (date) => `bis ${date}`,
    renew: (society) => `${society} verlängern`,
    renewShort: 'Verlängern',
    renewAll: 'Alle verlängern',
  },
} satisfies Partial<Messages>;
