import type { Messages } from '../../host/Messages.ts';

const people = (count: string, one: boolean) => (one ? '1 Person' : `${count} Personen`);

/** What a society writes to its people, in German. */
export const societyMessages = {
  MessageComposer: {
    title: 'Nachricht schreiben',
    description:
      'Alle bekommen eine Mitteilung und, wenn sie das möchten, eine E-Mail. Niemand sieht, wer sie noch bekommt.',
    to: 'An',
    members: 'Alle Mitglieder',
    committee: 'Den Vorstand',
    guests: 'Gäste einer Veranstaltung',
    event: 'Veranstaltung',
    chooseEvent: 'Veranstaltung wählen',
    subject: 'Betreff',
    text: 'Nachricht',
    textHint:
      'Eine leere Zeile beginnt einen Absatz. **fett**, *kursiv*, - eine Liste, [Wörter](https://…) für einen Link.',
    preview: 'Vorschau',
    nobody: 'Niemand bekäme sie: Die Gruppe ist leer, oder alle darin haben Nachrichten abgeschaltet.',
    readers: (count, one) => `${people(count, one)} ${one ? 'bekommt' : 'bekommen'} sie`,
    readersHint: 'Ohne dich, und ohne alle, die Nachrichten abgeschaltet haben.',
    previewLabel: 'So sieht die E-Mail aus',
    greeting: 'Hallo,',
    answersTo: (address) => `Antworten gehen an ${address}.`,
    noAnswers: 'Niemand kann antworten: Die Gruppe hat als Kontakt keine E-Mail-Adresse.',
    back: 'Ändern',
    send: (count, one) => `An ${people(count, one)} senden`,
    subjectRequired: 'Bitte sag, worum es geht.',
    textRequired: 'Bitte schreib eine Nachricht.',
    eventRequired: 'Bitte wähle eine Veranstaltung.',
  },
  SentMessages: {
    none: 'Noch nichts verschickt',
    noneHint:
      'Was der Vorstand an die Mitglieder, an sich selbst oder an die Gäste einer Veranstaltung schreibt, steht hier.',
    members: 'An alle Mitglieder',
    committee: 'An den Vorstand',
    guests: 'An Gäste',
    guestsOf: (event) => `An Gäste: ${event}`,
    readers: (count, one) => `an ${people(count, one)}`,
    by: (name) => `von ${name}`,
    read: 'Lesen',
    pages: 'Seiten der Nachrichten',
  },
} satisfies Partial<Messages>;
