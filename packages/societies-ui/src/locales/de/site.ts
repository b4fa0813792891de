import type { Messages } from '../../host/Messages.ts';

/** What is said about the site, and how its history is searched, in German. */
export const site = {
  OfflineNote: {
    offline: 'Du bist offline',
    unreachable: 'Der Server antwortet nicht',
    since: (moment) => `Was du siehst, ist vom ${moment}.`,
    old: 'Was du siehst, kann veraltet sein.',
    changes: 'Anmelden, Beitreten und Speichern brauchen ein Netz.',
    retry: 'Noch einmal versuchen',
  },
  SiteFooter: {
    label: 'Über diese Seite',
    policies: 'Richtlinien und Quellen',
    contact: 'Kontakt',
    privacy_url: 'Datenschutz',
    terms_url: 'Nutzungsbedingungen',
    accessibility_url: 'Barrierefreiheit',
    imprint_url: 'Impressum',
  },
  SiteWelcome: { title: 'Von denen, die diese Seite betreiben' },
  SitePolicies: {
    contact: 'Kontakt',
    write: 'Schreib denen, die diese Seite betreiben:',
    nobody: 'Die Betreiber dieser Seite haben noch keine Adresse angegeben, an die man schreiben kann.',
    policies: 'Richtlinien',
    privacy_url: 'Datenschutz: was über dich gespeichert ist, und warum',
    terms_url: 'Nutzungsbedingungen',
    imprint_url: 'Impressum',
    accessibility: 'Barrierefreiheit',
    none: 'Die Betreiber dieser Seite haben Datenschutz und Nutzungsbedingungen hier noch nicht veröffentlicht.',
    sources: 'Quellen',
    sourcesHint: 'Daraus ist diese Seite gemacht. Danke an alle, die es gemacht haben:',
    loading: 'Lädt …',
    licence: (name) => `unter der Lizenz ${name}`,
  },
  AccessibilityStatement: {
    title: 'Barrierefreiheit',
    intro:
      'Alle an der Universität sollen diese Seite benutzen können. Sie ist dafür gebaut, die Stufe AA der Web Content Accessibility Guidelines (WCAG) 2.2 zu erfüllen. Aus den Gründen unten erfüllt sie sie teilweise.',
    tested: 'Was geprüft ist',
    testedHint: 'Vor jeder Veröffentlichung prüfen Programme jede Seite, in Chromium:',
    testedItems: [
      'die Regeln von WCAG 2.2 AA, die das Programm axe prüfen kann, hell und dunkel und mit Farben, die Gruppen wählen',
      'was man mit der Tastatur allein tut: Menüs, Dialoge, Formulare, Tabellen und das Anordnen der Startseite einer Gruppe',
      'Breiten von 320 bis 1.440 Pixel, ohne seitwärts zu rollen, und ein Fenster in doppelter Größe',
      'Bedienelemente von mindestens 44 mal 44 Pixeln am Telefon',
      'erzwungene Farben, weniger Bewegung und ein Browser, der die Seite übersetzt',
    ],
    short: 'Was fehlt',
    shortItems: [
      'Niemand Unabhängiges hat die Seite geprüft, und niemand hat sie mit Menschen erprobt, die Hilfsmittel benutzen. Programme finden nur einen Teil dessen, was falsch sein kann.',
      'Sie ist nicht mit den Vorleseprogrammen NVDA, JAWS, VoiceOver und TalkBack erprobt, und nicht in Firefox und Safari.',
      'Auf Bildern, die Gruppen veröffentlichen, kann Text stehen, der sonst nirgends steht. Dokumente, die sie hochladen, sind vielleicht nicht barrierefrei.',
      'Am Einlass einen Code zu lesen braucht eine Kamera. Stattdessen lässt sich eine Nummer eintippen.',
      'Der Himmel auf der ersten Seite ist eine Zeichnung und sagt nichts, was nicht daneben steht.',
    ],
    feedback: 'Sag es uns',
    contact: (address) =>
      `Wenn dich etwas daran hindert, diese Seite zu benutzen, oder du ihren Inhalt in anderer Form brauchst, schreib an ${address}. Sag, welche Seite es war und was du benutzt, zum Beispiel ein Vorleseprogramm.`,
    nobody:
      'Wenn dich etwas daran hindert, diese Seite zu benutzen, sag es der Universität oder der Studierendenvertretung. Sag, welche Seite es war und was du benutzt, zum Beispiel ein Vorleseprogramm.',
    made: 'Über diese Erklärung',
    madeHint:
      'Die Menschen, die diese Software machen, haben sie nach den Ergebnissen ihrer Tests geschrieben. Die Betreiber dieser Seite haben vielleicht Farben geändert und verantworten, was auf ihr steht.',
  },
  HistoryFilters: {
    search: 'Verlauf durchsuchen',
    filter: 'Filtern',
    chosen: (count) => `Filtern (${count})`,
    fields: 'Filter',
    actor: 'Wer',
    action: 'Was',
    society: 'Gruppe',
    from: 'Von',
    to: 'Bis',
    wrongOrder: 'Dieser Tag darf nicht vor „Von“ liegen.',
    clear: 'Alles zeigen',
  },
} satisfies Partial<Messages>;
