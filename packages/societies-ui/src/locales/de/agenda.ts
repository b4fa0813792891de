import type { Messages } from '../../host/Messages.ts';
import { counted, seriesWords } from './words.ts';

/** What is on across societies, in German. */
export const agenda = {
  Agenda: { today: 'Heute', tomorrow: 'Morgen' },
  AgendaItem: {
    time: 'Uhrzeit',
    venue: 'Ort',
    price: 'Preis',
    society: 'Gruppe',
    free: 'Kostenlos',
    running: 'Läuft gerade',
    series: seriesWords,
    placesLabel: 'Vergebene Plätze',
    placesLeft: (count) =>
      count === 0 ? 'Ausgebucht' : count === 1 ? 'Noch 1 Platz' : `Noch ${count} Plätze`,
  },
  AgendaState: {
    going: 'Dabei',
    ticket: 'Meinen Code zeigen',
    waiting: (position) => `Warteliste · Platz ${position}`,
    opensIn: (time) => `Öffnet in ${time}`,
    opensOn: (day) => `Öffnet am ${day}`,
    register: 'Anmelden',
    line: 'Auf die Warteliste',
    full: 'Ausgebucht',
    closed: 'Anmeldung geschlossen',
    past: 'Vorbei',
    cancelled: 'Abgesagt',
    members: 'Nur für Mitglieder',
    joining: {
      open: 'Beitreten und anmelden',
      ask: 'Beitritt anfragen',
      invite: 'Nur mit Einladung',
    },
    requested: 'Angefragt',
  },
  CalendarSubscription: {
    title: 'Meine Termine abonnieren',
    hint: 'Dein Kalender aktualisiert sich von selbst, wenn du dich anmeldest und wenn etwas verlegt oder abgesagt wird.',
    address: 'Adresse deines Kalenders',
    secret: 'Wer diese Adresse hat, kann deine Termine sehen. Gib sie nicht weiter.',
    google: 'Google Kalender',
    outlook: 'Outlook-Kalender',
    apple: 'Apple Kalender',
    rotate: 'Neue Adresse erzeugen',
    rotateTitle: 'Neue Adresse erzeugen?',
    rotateHint:
      'Die jetzige Adresse gilt sofort nicht mehr. Kalender, die sie benutzen, sind leer oder veraltet, bis du sie mit der neuen abonnierst.',
  },
  MonthCalendar: {
    previous: 'Voriger Monat',
    next: 'Nächster Monat',
    day: (day, events) =>
      `${day}, ${events === 0 ? 'keine Veranstaltung' : counted(events, 'Veranstaltung', 'Veranstaltungen')}`,
    more: (count) => `${count} weitere`,
    moreOf: (count, day) => `${count} weitere am ${day}`,
  },
  MyEvents: {
    title: 'Meine Termine',
    upcoming: 'Du bist dabei',
    waiting: 'Du stehst auf der Warteliste',
    past: (count) => `Vergangene (${count})`,
    hidden: (society, events) =>
      `${society} hat die Veranstaltungen ausgeschaltet: ${events.join(', ')}. Du behältst ${
        events.length === 1 ? 'deinen Platz' : 'deine Plätze'
      } und erfährst, wenn sie wieder da sind.`,
    empty: 'Du hast noch keine Plätze',
    emptyHint: 'Such dir eine Veranstaltung aus und melde dich an.',
    whatsOn: 'Was läuft',
  },
  WhatsOn: {
    title: 'Was läuft',
    count: (count) => counted(count, 'Veranstaltung', 'Veranstaltungen'),
    loading: 'Veranstaltungen werden geladen …',
    filters: 'Nur zeigen',
    search: 'Veranstaltungen suchen',
    today: 'Heute',
    week: 'Diese Woche',
    mine: 'Meine Gruppen',
    free: 'Kostenlos',
    places: 'Freie Plätze',
    view: 'Ansicht',
    agenda: 'Liste',
    month: 'Monat',
    yourPlaces: 'Deine Plätze',
    noPlaces: 'Hier stehen die Veranstaltungen, für die du angemeldet bist.',
    allMine: 'Alle meine Termine',
    forYou: 'Für dich',
    because: (societies) => `Weil du dabei bist: ${societies}`,
    empty: 'In dieser Zeit läuft nichts',
    emptyHint: 'Versuche eine andere Woche, oder lass dir alles Kommende zeigen.',
    showAll: 'Alles Kommende zeigen',
    browse: 'Gruppen ansehen',
  },
} satisfies Partial<Messages>;
