import type { Messages } from '../../host/Messages.ts';
import { counted } from './words.ts';

export const base = {
  AddressField: {
    label: 'Adresse',
    hint: 'Dein Browser lässt diese Seite nicht kopieren. Kopiere die Adresse von hier.',
  },
  Button: { loading: 'Einen Moment …' },
  Carousel: {
    carousel: 'Karussell',
    slide: 'Folie',
    position: (index, count) => `${index} von ${count}`,
    show: (index) => `Folie ${index} zeigen`,
    previous: 'Vorige Folie',
    next: 'Nächste Folie',
    pause: 'Folien anhalten',
    play: 'Folien abspielen',
  },
  ColorSchemeSwitch: {
    system: 'wie das Gerät',
    light: 'hell',
    dark: 'dunkel',
    label: (now, next) => `Farbschema: ${now}. Wechseln zu ${next}`,
  },
  Combobox: {
    nothing: 'Nichts gefunden',
    loading: 'Lädt …',
    failed: 'Diese Liste konnte nicht geladen werden.',
    retry: 'Noch einmal versuchen',
    clear: 'Leeren',
    open: 'Alle zeigen',
    more: (count) => `${count} weitere: tippe, um sie zu finden`,
    found: (count) => counted(count, 'Treffer', 'Treffer'),
  },
  ConfirmDialog: {
    confirm: 'Bestätigen',
    cancel: 'Abbrechen',
    typeToConfirm: (text) => `Tippe „${text}“, um zu bestätigen`,
    otherText: 'Das stimmt nicht überein. Tippe es genau so, wie es oben steht.',
    discardTitle: 'Änderungen verwerfen?',
    discardDescription: 'Was du geschrieben hast, ist nicht gespeichert.',
    discard: 'Verwerfen',
    keep: 'Weiterschreiben',
  },
  DataTable: {
    range: (from, to, count) => `${from}–${to} von ${count}`,
    shown: (from, to, count) => `Zeilen ${from} bis ${to} von ${count}`,
    pages: (caption) => `Seiten: ${caption}`,
    loading: 'Lädt …',
    empty: 'Nichts anzuzeigen',
  },
  Drawer: { close: 'Schließen' },
  ErrorState: { title: 'Die Daten konnten nicht geladen werden', retry: 'Noch einmal versuchen' },
  Field: { optional: '(freiwillig)', incomplete: 'Fülle alles aus, oder lass es leer.' },
  FileDrop: {
    prompt: (multiple) =>
      multiple ? 'Dateien auswählen oder hier ablegen' : 'Eine Datei auswählen oder hier ablegen',
    type: (name) => `${name} hat einen Dateityp, der hier nicht verwendet werden kann.`,
    size: (name, maxBytes) =>
      `${name} ist größer als ${(maxBytes / (1024 * 1024)).toLocaleString('de', { maximumFractionDigits: 1 })} MB.`,
    count: (name) => `Nur eine Datei kann verwendet werden; ${name} wurde weggelassen.`,
  },
  Modal: { close: 'Schließen' },
  NumberField: {
    right: (written) => `Stimmt ${written}?`,
    hours: (hours, minutes) =>
      [hours > 0 && `${hours} Std.`, minutes > 0 && `${minutes} Min.`].filter(Boolean).join(' '),
  },
  Pagination: {
    label: 'Seiten',
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
    page: (page, count) => `Seite ${page} von ${count}`,
  },
  PasswordField: { show: 'Passwort zeigen', hide: 'Passwort verbergen' },
  SearchField: { label: 'Suche', placeholder: 'Suchen …', clear: 'Suche leeren' },
  SkipLink: { label: 'Zum Inhalt springen' },
  SortButton: { ascending: 'aufsteigend sortiert', descending: 'absteigend sortiert' },
  Spinner: { label: 'Lädt …' },
  StatCard: { up: 'gestiegen', down: 'gefallen', same: 'unverändert' },
  TextField: {
    left: (count) => `Noch ${counted(count, 'Zeichen', 'Zeichen')}`,
    tooMany: (count) => `${counted(count, 'Zeichen', 'Zeichen')} zu viel`,
  },
  Toast: { region: 'Meldungen', dismiss: 'Schließen', reach: (action) => `F6: ${action}` },
} satisfies Partial<Messages>;
