import type { Messages } from '../../host/Messages.ts';

/** The door of an event in German. */
export const door = {
  CodeScanner: {
    label: 'Kamera',
    asking: 'Die Kamera wird geöffnet …',
    denied:
      'Die Kamera ist hier nicht erlaubt. Erlaube sie in den Einstellungen dieser Seite, oder suche nach Namen.',
    missing: 'Hier gibt es keine Kamera. Suche nach Namen.',
  },
  DoorScreen: {
    close: 'Einlass verlassen',
    torch: 'Licht',
    count: (inside, going) => `${inside} von ${going} sind da`,
    noNetwork: 'Kein Netz',
    unsent: (count) => `${count} ${count === 1 ? 'Scan' : 'Scans'} hier gespeichert, noch nicht gesendet`,
    find: 'Name oder Nummer suchen',
  },
  DoorResult: {
    in: (time, note) => ['Eingelassen', time, ...(note ? [note] : [])].join(' · '),
    again: (time, by) => `Seit ${time} schon da${by ? `, eingelassen von ${by}` : ''}`,
    waiting: 'Auf der Warteliste, ohne Platz',
    cancelled: 'Die Veranstaltung ist abgesagt. Niemand wird eingelassen.',
    otherEvent: 'Andere Veranstaltung',
    otherEventReason: 'Dieser Code gehört zu einer anderen Veranstaltung.',
    unknown: 'Nicht auf der Liste',
    unknownReason: 'Hier ist kein Platz auf diesen Namen vergeben.',
    invalid: 'Kein gültiges Ticket',
    invalidReason: 'Lass dir den Code auf der Seite der Veranstaltung zeigen oder suche nach dem Namen.',
    undo: 'Zurücknehmen',
  },
  DoorPaid: {
    paid: 'Bezahlt',
    unpaid: 'Nicht bezahlt',
    paidOf: (name) => `Bezahlt: ${name}`,
  },
  DoorLate: {
    label: 'Scans, die nicht zählen',
    title: (count) => (count === 1 ? '1 Scan zählt nicht' : `${count} Scans zählen nicht`),
    seen: 'Gesehen',
  },
  DoorMatches: {
    matches: 'Gefundene Personen',
    nobody: 'Niemand auf der Liste heißt so oder hat diese Nummer.',
    admit: (name) => `${name} einlassen`,
    letIn: 'Einlassen',
    inSince: (time) => `Seit ${time} da`,
    waiting: 'Auf der Warteliste',
  },
} satisfies Partial<Messages>;
