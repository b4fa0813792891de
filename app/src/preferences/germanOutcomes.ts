import type { Messages } from 'societies-ui';

const again = 'Bitte versuche es noch einmal';
const failed = 'Etwas ging schief. Bitte versuche es noch einmal.';

/** Results of calls in German. */
export const outcomes: Messages['AppOutcomes'] = {
  unauthorized: '403 Kein Zugriff: Melde dich an, um diese Seite zu sehen',
  login: {
    success: { title: 'Angemeldet', description: 'Willkommen zurück!' },
    invalid: { title: 'Matrikelnummer oder Passwort stimmt nicht', description: again },
    failure: { title: 'Etwas ging schief', description: 'Bitte versuche es später noch einmal' },
  },
  signup: {
    success: { title: 'Registriert', description: 'Willkommen!' },
    failure: { title: 'Die Registrierung ging nicht', description: again },
  },
  authError: 'Etwas Unerwartetes ging schief',
  changedMeanwhile: 'Jemand anders hat das inzwischen geändert. Nichts wurde gespeichert.',
  notAuthenticated: 'Du bist nicht angemeldet. Bitte melde dich an.',
  session: {
    ended: { title: 'Deine Sitzung ist zu Ende', description: 'Bitte melde dich noch einmal an' },
    unchecked: 'Du bist weiter angemeldet, und wir versuchen es von selbst noch einmal',
  },
  offline: {
    title: 'Du bist offline',
    description: 'Was du siehst, kann veraltet sein, und nichts lässt sich speichern',
  },
  unread: 'Du bist offline, und das ist nicht auf diesem Gerät',
  code: {
    fetching: 'Lädt …',
    failed: 'Dieser Teil von Constellation konnte nicht geladen werden',
    hint: 'Sonst ist nichts betroffen. Prüfe deine Verbindung und versuche es noch einmal',
  },
  data: {
    fetch: 'Die Daten konnten nicht geladen werden',
    create: 'Das konnte nicht angelegt werden',
    update: 'Das konnte nicht gespeichert werden',
    delete: 'Das konnte nicht gelöscht werden',
  },
  join: {
    success: (society) => ({ title: 'Beigetreten', description: `Du bist jetzt in ${society}` }),
    failure: { title: 'Der Beitritt ging nicht', description: again },
  },
  joining: {
    asked: (society) => ({
      title: 'Angefragt',
      description: `Der Vorstand von ${society} entscheidet, und du erfährst davon.`,
    }),
    withdrawn: 'Deine Anfrage ist zurückgezogen',
    withdrawFailed: 'Deine Anfrage konnte nicht zurückgezogen werden!',
    accepted: (people) =>
      people === 1 ? 'Eine Person ist jetzt Mitglied' : `${people} Personen sind jetzt Mitglied`,
    gone: (people) =>
      people === 1
        ? 'Eine Anfrage wurde zurückgezogen, oder jemand anders hat entschieden'
        : `${people} Anfragen wurden zurückgezogen, oder jemand anders hat entschieden`,
    declined: 'Abgelehnt, mit Angabe des Grundes',
    decideFailed: 'Darüber konnte nicht entschieden werden!',
    saved: 'Wie man beitritt, ist gespeichert',
    saveFailed: 'Wie man beitritt, konnte nicht gespeichert werden!',
    inviteFailed: 'Die Einladung konnte nicht gemacht werden!',
    revoked: 'Die Einladung ist zurückgenommen',
    revokeFailed: 'Die Einladung konnte nicht zurückgenommen werden!',
    addFailed: 'Die Personen konnten nicht aufgenommen werden!',
    renewed: (societies) =>
      societies === 1
        ? 'Deine Mitgliedschaft ist verlängert'
        : `${societies} Mitgliedschaften sind verlängert`,
    renewFailed: 'Deine Mitgliedschaft konnte nicht verlängert werden!',
  },
  affiliation: {
    saved: 'Gespeichert',
    saveFailed: 'Das konnte nicht gespeichert werden!',
    uploaded: 'Das Dokument ist gespeichert',
    uploadFailed: 'Das Dokument konnte nicht gespeichert werden!',
    documentRemoved: 'Das Dokument ist entfernt',
    handedIn: { title: 'Eingereicht', description: 'Die Verwaltung liest es, und du erfährst davon.' },
    handInFailed: 'Das konnte nicht eingereicht werden!',
    accepted: (society) => `${society} ist anerkannt, und der Vorstand erfährt davon`,
    changesAsked: (society) => `${society} ist um Änderungen gebeten`,
    decideFailed: 'Darüber konnte nicht entschieden werden!',
    reminded: (societies) =>
      societies === 1 ? 'Ein Vorstand ist erinnert' : `${societies} Vorstände sind erinnert`,
    remindFailed: 'Die Erinnerung ging nicht!',
    roundSaved: 'Die Runde ist gespeichert',
    roundDeleted: 'Die Runde ist gelöscht',
    roundDeleteFailed: 'Die Runde konnte nicht gelöscht werden!',
    roundFailed: 'Die Runde konnte nicht gespeichert werden!',
  },
  leave: {
    success: (society) => ({ title: 'Ausgetreten', description: `Du bist nicht mehr in ${society}` }),
    failure: { title: 'Der Austritt ging nicht', description: again },
  },
  adminDelete: {
    warning: {
      title: 'Wirklich löschen?',
      description: 'Eine Gruppe zu löschen lässt sich nicht rückgängig machen',
    },
    success: { title: 'Gruppe gelöscht', description: 'Diese Gruppe gibt es auf der Plattform nicht mehr' },
  },
  password: { success: 'Passwort geändert!', failure: 'Das Passwort konnte nicht geändert werden.' },
  avatar: {
    success: 'Profilbild geändert!',
    removed: 'Profilbild gelöscht!',
    failure: 'Das Profilbild konnte nicht geändert werden.',
  },
  picture: {
    failure: {
      title: 'Das Bild konnte nicht gespeichert werden',
      description: 'Alles andere ist gespeichert',
    },
  },
  committee: {
    duplicate: 'Eine Person hat mehr als eine Rolle.',
    success: 'Leitungsteam gespeichert.',
  },
  presidency: {
    success: (name) => `Das Präsidium hat jetzt ${name}.`,
    failure: 'Das Präsidium konnte nicht übergeben werden!',
  },
  terms: {
    named: (name) => `${name} ist gefragt`,
    saved: 'Die Amtszeit ist gespeichert',
    nameFailed: 'Das konnte nicht gespeichert werden!',
    withdrawn: 'Zurückgezogen und mitgeteilt',
    withdrawFailed: 'Das konnte nicht zurückgezogen werden!',
    accepted: (role) => `Deine nächste Rolle: ${role}`,
    declined: 'Abgelehnt und mitgeteilt',
    answerFailed: 'Deine Antwort konnte nicht gesendet werden!',
  },
  handover: {
    saved: 'Die Übergabeseite ist gespeichert',
    saveFailed: 'Die Übergabeseite konnte nicht gespeichert werden!',
  },
  takeover: {
    asked: { title: 'Angefragt', description: 'Die Verwaltung entscheidet, und du erfährst davon.' },
    askFailed: 'Die Anfrage konnte nicht gesendet werden!',
    accepted: (name) => `Das Präsidium hat jetzt ${name}.`,
    declined: 'Abgelehnt, mit Angabe des Grundes',
    decideFailed: 'Darüber konnte nicht entschieden werden!',
  },
  member: {
    removed: 'Entfernt, mit Angabe des Grundes',
    removeFailed: 'Das Mitglied konnte nicht entfernt werden!',
  },
  profile: { success: 'Angaben gespeichert!', failure: 'Die Angaben konnten nicht gespeichert werden.' },
  analytics: {
    failure: 'Die Zahlen konnten nicht geladen werden. Bitte versuche es später noch einmal.',
    empty: 'Noch keine Zahlen. Bitte lade die Seite neu.',
  },
  link: {
    copied: { title: 'Link kopiert', description: 'Schick ihn allen, die dabei sein sollen' },
    copyFailed: {
      title: 'Der Link konnte nicht kopiert werden',
      description: 'Kopiere ihn aus der Adresszeile',
    },
  },
  request: {
    sent: { title: 'Antrag gesendet', description: 'Die Verwaltung liest ihn bald' },
    sendFailed: { title: 'Der Antrag konnte nicht gesendet werden', description: again },
    created: 'Gruppe angelegt.',
    accepted: { title: 'Antrag angenommen', description: 'Es gibt eine neue Gruppe' },
    acceptFailed: {
      title: 'Das ging nicht',
      description: 'Diese Gruppe gibt es schon, bitte lösche den Antrag',
    },
    acceptUnanswered: { title: 'Das ging nicht', description: again },
    rejected: { title: 'Antrag abgelehnt', description: 'Bitte bestätige noch, dass er gelöscht wird' },
    deleted: { title: 'Antrag gelöscht', description: 'Diesen Antrag gibt es nicht mehr' },
    changesAsked: {
      title: 'Änderungen erbeten',
      description: 'Wer den Antrag gestellt hat, erfährt es und kann ihn noch einmal schicken',
    },
    sentAgain: {
      title: 'Noch einmal geschickt',
      description: 'Dein Antrag behält seinen Platz in der Reihe',
    },
    written: { title: 'Nachricht geschickt' },
    withdrawn: { title: 'Antrag zurückgezogen' },
    decided: 'Über diesen Antrag ist schon entschieden.',
    failed: { title: 'Das hat nicht geklappt', description: 'Bitte versuche es noch einmal' },
  },
  event: {
    registered: (event) => `Du bist dabei: ${event}`,
    registerFailed: failed,
    withdrawn: (event) => `Du hast deinen Platz bei ${event} abgegeben`,
    waiting: (event) => `Du stehst auf der Warteliste: ${event}`,
    leftLine: (event) => `Du stehst nicht mehr auf der Warteliste: ${event}`,
    cancelled: 'Veranstaltung abgesagt, und alle erfahren es',
    cancelFailed: 'Die Veranstaltung konnte nicht abgesagt werden!',
    hostAsked: (society) => `${society} ist angefragt`,
    hostAccepted: (society) => `${society} richtet die Veranstaltung mit aus`,
    hostDeclined: 'Abgelehnt',
    hostRemoved: (society) => `${society} richtet die Veranstaltung nicht mehr mit aus`,
    hostFailed: 'Die Ausrichtenden ließen sich nicht ändern. Bitte versuche es noch einmal.',
    guestAdded: 'Gast hinzugefügt',
    guestRemoved: 'Gast entfernt',
    guestFailed: 'Die Gästeliste konnte nicht geändert werden',
    paymentFailed: 'Die Zahlung konnte nicht eingetragen werden',
    downloadFailed: 'Die Liste konnte nicht heruntergeladen werden. Bitte versuche es noch einmal.',
    created: 'Veranstaltung angelegt!',
    updated: 'Veranstaltung gespeichert!',
    saveFailed: 'Die Veranstaltung konnte nicht gespeichert werden!',
    deleted: 'Veranstaltung gelöscht!',
    kept: (days, more) =>
      `Nicht gelöscht, weil jemand angemeldet ist: ${[...days, ...(more > 0 ? [`${more} weitere`] : [])].join(', ')}. Sag diese mit einer Begründung ab.`,
    deleteFailed: 'Die Veranstaltung konnte nicht gelöscht werden!',
  },
  post: {
    gone: {
      title: 'Diesen Beitrag gibt es nicht mehr.',
      description: 'Er wurde gelöscht, nachdem jemand auf ihn verwiesen hat.',
    },
    created: 'Beitrag angelegt!',
    updated: 'Beitrag gespeichert!',
    saveFailed: 'Der Beitrag konnte nicht gespeichert werden!',
    likeFailed: failed,
    deleted: 'Beitrag gelöscht!',
    deleteFailed: 'Der Beitrag konnte nicht gelöscht werden!',
  },
  merch: {
    created: 'Merch angelegt!',
    updated: 'Merch gespeichert!',
    saveFailed: 'Der Merch konnte nicht gespeichert werden!',
    deleted: 'Merch gelöscht!',
    deleteFailed: 'Der Merch konnte nicht gelöscht werden!',
  },
  society: {
    success: 'Fertig',
    error: 'Das ging nicht',
    themeUpdated: 'Farben gespeichert!',
    themeFailed: 'Die Farben konnten nicht gespeichert werden!',
    bannerUpdated: 'Banner gespeichert!',
    bannerFailed: 'Das Banner konnte nicht gespeichert werden!',
    removeFailed: { title: 'Das ging nicht', description: 'Die Gruppe konnte nicht gelöscht werden!' },
    dataUpdated: 'Angaben der Gruppe gespeichert!',
    dataFailed: 'Die Angaben der Gruppe konnten nicht gespeichert werden!',
    featuresUpdated: 'Einstellungen gespeichert!',
    featuresFailed: 'Die Einstellungen konnten nicht gespeichert werden!',
  },
  site: {
    saved: 'Gespeichert: Ab jetzt lesen es alle',
    saveFailed: 'Was über die Seite gesagt wird, konnte nicht gespeichert werden!',
    renamed: (society) => `${society} ist umbenannt, und ihr Vorstand erfährt davon`,
    moved: (society) => `${society} ist verschoben, und ihr Vorstand erfährt davon`,
    renameFailed: 'Die Gruppe konnte nicht umbenannt werden!',
  },
  undo: {
    label: 'Rückgängig',
    done: 'Alles ist wieder da!',
    failed: 'Das ließ sich nicht zurückholen!',
    society: (name) => ({
      title: 'Gruppe wiederhergestellt',
      description: `${name} ist wieder da, mit allem, was dazugehört`,
    }),
  },
  role: {
    created: 'Rolle angelegt!',
    updated: 'Rolle gespeichert!',
    deleted: 'Rolle gelöscht!',
    failed: 'Die Rolle konnte nicht gespeichert werden!',
  },
  mail: { retried: 'Wieder unterwegs', retryFailed: 'Das ging nicht noch einmal hinaus' },
  user: {
    removed: 'Konto gelöscht!',
    removeFailed: 'Das Konto konnte nicht gelöscht werden!',
    suspended: (name) => `${name} ist gesperrt`,
    restored: (name) => `${name} kann sich wieder anmelden`,
    resetSent: (name) => `Ein Link für ein neues Passwort ist unterwegs zu ${name}`,
    granted: (name) => `${name} gehört jetzt zur Verwaltung`,
    revoked: (name) => `${name} gehört nicht mehr zur Verwaltung`,
    changeFailed: 'Das ging nicht. Nichts wurde geändert.',
  },
  imports: {
    undone: (file) => `Der Import von ${file} ist rückgängig gemacht`,
    undoFailed: 'Der Import ließ sich nicht rückgängig machen.',
    downloadFailed: 'Die abgelehnten Zeilen konnten nicht heruntergeladen werden.',
  },
  widget: {
    errorTitle: 'Widget bearbeiten',
    deleted: 'Widget entfernt!',
    nothingToAdd: (type) =>
      `Die Gruppe hat ${type === 'posts' ? 'keine Beiträge' : type === 'events' ? 'keine Veranstaltungen' : 'nichts davon'}, die sich hinzufügen ließen.`,
  },
  forbidden: {
    theme: 'Die Farben dieser Gruppe darfst du nicht ändern',
    home: 'Die Startseite dieser Gruppe darfst du nicht ändern',
  },
};
