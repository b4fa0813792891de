import type { Messages } from '../../host/Messages.ts';
import { counted, members, number } from './words.ts';

const figures = {
  Members: 'Mitglieder',
  Students: 'Studierende',
  Events: 'Veranstaltungen',
  Posts: 'Beiträge',
  Likes: 'Likes',
  Registrations: 'Anmeldungen',
  'Joined this month': 'Beigetreten in diesem Monat',
  'On the committee': 'Im Vorstand',
  'Events held': 'Stattgefunden',
  'Events to come': 'Kommend',
  'Places taken (%)': 'Vergebene Plätze (%)',
  'Likes per post': 'Likes je Beitrag',
  'Registrations per event': 'Anmeldungen je Veranstaltung',
};

const analytics = {
  failed: 'Die Auswertungen konnten nicht geladen werden. Bitte versuch es später noch einmal.',
  empty: 'Es gibt keine Auswertungen. Bitte lade die Seite neu.',
};

const unassigned = 'Nicht besetzt';
const signed = (count: number) => `${count > 0 ? '+' : ''}${number(count)}`;
const sizes = { regular: 'Normal', long: 'Hoch', wide: 'Breit', large: 'Groß' };

type Place = Parameters<Messages['WidgetGrid']['placed']>[0];
const place = ({ x, y }: Place, rows: number) => `Spalte ${x + 1}, Zeile ${y + 1} von ${rows}`;
const spelled = ({ w, h }: Place) =>
  `${counted(w, 'Spalte', 'Spalten')} mal ${counted(h, 'Zeile', 'Zeilen')}`;

const grounds = { primary: 'der Hauptfarbe', secondary: 'der Zweitfarbe', tertiary: 'der Drittfarbe' };
const named = (hex: string) => (hex === '#ffffff' ? 'Weiß' : hex === '#000000' ? 'Schwarz' : hex);

/** What committees and administrators work with, in German. */
export const management = {
  AdminDashboard: {
    title: 'Übersicht',
    loading: 'Auswertungen werden geladen …',
    ...analytics,
    societies: 'Gruppen',
    students: 'Studierende',
    events: 'Veranstaltungen',
    active: 'Aktive Gruppen',
    societiesThisTerm: (count) => `${signed(count)} in diesem Semester`,
    usersThisMonth: (count) => `${signed(count)} in diesem Monat`,
    eventsThisWeek: (count) => `${number(count)} in dieser Woche`,
    percentage: (share) => `${Math.round(share)} %`,
    mostEngaged: 'Am lebhaftesten',
    mostPopular: 'Am beliebtesten',
    nobody: 'Noch niemand',
    signUps: (each) => `${number(each)} Anmeldungen je Mitglied`,
    members,
    links: 'Wege',
    manageSocieties: 'Alle Gruppen verwalten',
    viewRequests: 'Anträge ansehen',
    manageUsers: 'Alle Personen verwalten',
  },
  AdminLayout: {
    label: 'Verwaltung',
    welcome: (firstName) => `Willkommen, ${firstName}!`,
    profile: 'Dein Profil',
    home: 'Start',
    dashboard: 'Übersicht',
    societies: 'Alle Gruppen verwalten',
    requests: 'Anträge ansehen',
    users: 'Alle Personen verwalten',
    waiting: (count) => `${number(count)} offen`,
  },
  AnalyticsCards: {
    label: 'Auswertungen',
    loading: 'Lädt …',
    failure: analytics.failed,
    empty: analytics.empty,
    names: figures,
  },
  CommitteeEditor: {
    heading: 'Mitglieder ändern',
    unassigned,
    locked: 'Wer das Präsidium innehat, ändert nur die Verwaltung der Plattform.',
    holds: (name, role) => `${name} (jetzt ${role})`,
    save: 'Vorstand speichern',
    cancel: 'Abbrechen',
  },
  CommitteeList: { heading: 'Vorstand', change: 'Mitglieder ändern', unassigned },
  EditingWidgetModal: {
    title: 'Widget bearbeiten',
    nothingToAdd: (type) =>
      `Die Gruppe hat ${type === 'posts' ? 'keine Beiträge' : type === 'events' ? 'keine Veranstaltungen' : 'nichts davon'}, die sich hinzufügen ließen.`,
    close: 'OK',
  },
  FeatureOptionsForm: {
    labels: { enable_posts: 'Beiträge', enable_events: 'Veranstaltungen', enable_merch: 'Merch' },
    hints: {
      enable_posts: 'Neuigkeiten, die Mitglieder lesen und die ihnen gefallen.',
      enable_events: 'Was wann stattfindet, mit Anmeldung.',
      enable_merch: 'Was die Gruppe verkauft.',
    },
    save: 'Speichern',
  },
  LinePlot: {
    summary: (name, first, from, last, to) => `${name}: von ${from} (${first}) auf ${to} (${last})`,
    empty: (name) => `${name}: noch nichts`,
  },
  MembersList: {
    heading: 'Mitglieder',
    search: 'Mitglieder suchen',
    none: 'Keine Mitglieder anzuzeigen',
    noMatch: 'Niemand mit diesem Namen oder dieser Nummer',
    found: (count) => `Gefundene Mitglieder: ${count}`,
  },
  PlotCard: {
    table: 'Tabelle',
    plot: 'Grafik',
    when: 'Wann',
    what: 'Was',
    value: 'Anzahl',
    empty: 'Noch keine Daten',
    names: figures,
  },
  RequestModal: {
    title: 'Antrag ansehen',
    name: 'Name',
    category: 'Kategorie',
    user: 'Matrikelnummer',
    date: 'Datum',
    proposal: 'Vorhaben',
    accept: 'Annehmen',
    reject: 'Ablehnen',
    delete: 'Löschen',
  },
  RequestsTables: {
    title: 'Anträge',
    pending: 'Offene Anträge',
    rejected: 'Abgelehnte Anträge',
    empty: 'Keine Anträge anzuzeigen!',
    name: 'Name',
    category: 'Kategorie',
    user: 'Matrikelnummer',
    date: 'Datum',
    actions: 'Aktionen',
    view: 'Antrag ansehen',
  },
  RoleManager: {
    heading: 'Rollen',
    rightsOf: (role) => `Was die Rolle ${role} darf`,
    rights: {
      edit_society: 'Gruppe bearbeiten',
      manage_members: 'Mitglieder verwalten',
      edit_posts: 'Beiträge bearbeiten',
      edit_merch: 'Merch bearbeiten',
      manage_roles: 'Rollen verwalten',
      edit_events: 'Veranstaltungen bearbeiten',
    },
    fixed: 'Diese Rolle darf alles. Sie lässt sich nicht ändern oder löschen.',
    above: 'Diese Rolle darf etwas, was du nicht darfst. Ändern oder löschen kann sie nur, wer es darf.',
    save: 'Speichern',
    saveRole: (role) => `${role} speichern`,
    remove: (role) => `${role} löschen`,
    confirmTitle: 'Löschen bestätigen',
    confirm: (role) => `Möchtest du ${role} wirklich löschen?`,
    confirmLabel: 'Löschen',
    roleName: 'Name',
    name: 'Neue Rolle',
    add: 'Rolle hinzufügen',
    full: (max) =>
      `Eine Gruppe hat höchstens ${counted(max, 'Rolle', 'Rollen')}. Lösche eine, bevor du eine hinzufügst.`,
    nameRequired: 'Der Name der Rolle fehlt.',
    nameMax: (max) => `Höchstens ${counted(max, 'Zeichen', 'Zeichen')}`,
  },
  ThemeEditor: {
    colors: {
      primary_color: 'Hauptfarbe',
      secondary_color: 'Zweitfarbe',
      tertiary_color: 'Drittfarbe',
      text_color: 'Text',
    },
    pick: (name) => `${name} wählen`,
    invalid: 'Schreib eine Farbe als #rgb oder #rrggbb.',
    newTheme: 'Neues Farbthema',
    full: (max) =>
      `Eine Gruppe behält höchstens ${counted(max, 'Farbthema', 'Farbthemen')}. Ändere stattdessen eines davon.`,
    name: 'Name',
    nameRequired: 'Der Name des Farbthemas fehlt.',
    advice: ({ on, requested, ratio, darker }) =>
      on === 'mark'
        ? `${requested} ist auf der Seite schwer zu sehen (${number(ratio)} : 1). Linien und Links werden stattdessen ${darker ? 'dunkler' : 'heller'} gezeigt.`
        : `${named(requested)} auf ${grounds[on]} ist schwer zu lesen (${number(ratio)} : 1). Text darauf wird stattdessen ${darker ? 'dunkel' : 'hell'} gezeigt.`,
    sampleName: 'Deine Gruppe',
    sampleButton: 'Beitreten',
    sampleSoft: 'Vorschau',
    sampleLink: 'Veranstaltungen',
    light: 'Vorschau in Hell',
    dark: 'Vorschau in Dunkel',
    save: 'Speichern',
  },
  ThemeSelector: { label: 'Farbthema', chosen: (name) => `Farbthema: ${name}` },
  UsersTable: {
    title: 'Personen',
    caption: 'Alle Personen',
    search: 'Personen suchen',
    name: 'Name',
    universityId: 'Matrikelnummer',
    role: 'Rolle',
    joined: 'Beigetreten',
    actions: 'Aktionen',
    administrator: 'Verwaltung',
    remove: (name) => `${name} entfernen`,
    none: 'Keine Personen anzuzeigen',
  },
  WidgetGrid: {
    heading: 'Widgets bearbeiten',
    hint: 'Zieh ein Widget, oder drück an einem Griff die Eingabetaste und nimm die Pfeiltasten.',
    hintTouch: 'Zieh an einem Griff, oder nimm das Menü eines Widgets.',
    hintNarrow: 'Verschieb und vergrößere im Menü eines Widgets. Es gilt für die Anordnung in drei Spalten.',
    hintLifted:
      'Pfeiltasten verschieben, Umschalt mit Pfeil ändert die Größe, Eingabe legt ab, Escape legt zurück.',
    unsaved: (count) => `${counted(count, 'Änderung', 'Änderungen')} noch nicht gespeichert.`,
    add: 'Widget hinzufügen',
    full: (max) =>
      `Eine Startseite hat höchstens ${counted(max, 'Widget', 'Widgets')}. Entferne eines, bevor du eines hinzufügst.`,
    save: 'Anordnung speichern',
    widgets: 'Widgets',
    kinds: { slogan: 'Slogan', carousel: 'Bilder', posts: 'Beitrag', events: 'Veranstaltung' },
    sizes,
    handle: (name) => `${name} verschieben oder vergrößern`,
    edit: (name) => `${name} bearbeiten`,
    remove: (name) => `${name} entfernen`,
    menu: (name) => `Mehr zu ${name}`,
    directions: { up: 'Nach oben', down: 'Nach unten', left: 'Nach links', right: 'Nach rechts' },
    currentSize: (size) => `${size} (jetzt)`,
    menuRemove: 'Entfernen',
    instructions:
      'Drück Eingabe oder Leertaste, um das Widget anzuheben. Dann verschieben es die Pfeiltasten, Umschalt mit Pfeiltaste ändert seine Größe, Eingabe legt es ab, und Escape legt es zurück.',
    lifted: (name, at, rows) =>
      `${name} angehoben bei ${place(at, rows)}. Pfeiltasten verschieben es, Umschalt mit Pfeiltaste ändert die Größe, Eingabe legt es ab, Escape legt es zurück.`,
    moved: (name, at, rows) => `${name} verschoben nach ${place(at, rows)}.`,
    resized: (name, at) => `${name} ist jetzt ${spelled(at)}.`,
    dropped: (name, at, rows) => `${name} abgelegt bei ${place(at, rows)}, ${spelled(at)}.`,
    restored: (name, at, rows) => `${name} zurückgelegt nach ${place(at, rows)}.`,
    added: (name, at, rows) => `${name} hinzugefügt bei ${place(at, rows)}.`,
    placed: (at) => `Spalte ${at.x + 1}, Zeile ${at.y + 1}, ${spelled(at)}`,
    stuck: (name) => `${name} kann nicht weiter.`,
  },
} satisfies Partial<Messages>;
