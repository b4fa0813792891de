import type { MailTexts } from './texts.ts';

const pounds = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'GBP' });

/** The texts of the mails in German. */
export const german: MailTexts = {
  site: 'Constellation',
  greeting: (firstName) => `Hallo ${firstName},`,
  from: 'Du bekommst diese Mail, weil du ein Konto hast bei',
  accountMail: 'Mails über das Konto selbst lassen sich nicht abbestellen.',
  unsubscribe: 'Keine solchen Mails mehr',
  settings: 'Was ich erfahre',
  zone: (place: string) => `Uhrzeiten in der Zeitzone von ${place}.`,
  contact: 'Fragen zur Seite? Schreib an',
  pages: {
    privacy_url: 'Datenschutz',
    terms_url: 'Nutzungsbedingungen',
    accessibility_url: 'Barrierefreiheit',
    imprint_url: 'Impressum',
  },
  ignore: 'Wenn du das nicht warst, kannst du diese E-Mail ignorieren. Ohne den Link ändert sich nichts.',
  notice: {
    place_won: 'Zur Veranstaltung',
    event_changed: 'Zur Veranstaltung',
    event_cancelled: 'Was sonst noch ansteht',
    event_reminder: 'Zur Veranstaltung',
    payment: 'Zur Veranstaltung',
    request_decided: 'Zu Constellation',
    request_message: 'Zum Antrag',
    role_given: 'Zur Gruppe',
    term_named: 'Zur Übergabe',
    term_ended: 'Zur Übergabe',
    takeover: 'Zur Gruppe',
    membership_ended: 'Zur Gruppe',
    join_asked: 'Anfrage lesen',
    join_decided: 'Zur Gruppe',
    membership_due: 'Zur Mitgliedschaft',
    affiliation: 'Zur Liste',
    election: 'Zur Wahl',
    society_changed: 'Zur Gruppe',
    hosting_asked: 'Zur Veranstaltung',
    message: 'Zur Gruppe',
    post_published: 'Beitrag lesen',
  },
  pay: (price) => `So bezahlst du ${pounds.format(price)}`,
  payHere: 'Zur Zahlungsseite',
  digest: {
    title: { daily: 'Heute in deinen Gruppen', weekly: 'Diese Woche in deinen Gruppen' },
    lead: 'Das steht in deinen Gruppen an.',
    others: (count) => `Und ${count} weitere.`,
    action: 'Alles ansehen, was ansteht',
  },
  passwordReset: {
    title: 'Wähle ein neues Passwort',
    text: 'Jemand, vermutlich du, möchte für dein Konto ein neues Passwort wählen. Der Link gilt eine Stunde lang und nur einmal.',
    action: 'Neues Passwort wählen',
  },
  passwordChanged: {
    title: 'Dein Passwort wurde geändert',
    text: 'Dein Passwort wurde geändert, und alle anderen Browser wurden abgemeldet. Wenn du das nicht warst, wähle sofort ein neues.',
    action: 'Neues Passwort wählen',
  },
  verifyEmail: {
    title: 'Bestätige deine E-Mail-Adresse',
    text: 'Bitte bestätige, dass diese Adresse dir gehört. Der Link gilt einen Tag lang und nur einmal.',
    action: 'Adresse bestätigen',
  },
  emailChanged: {
    title: 'Deine E-Mail-Adresse wurde geändert',
    text: (address) =>
      `Die Adresse deines Kontos ist jetzt ${address}. Wenn du das nicht warst, ändere dein Passwort und sag der Verwaltung Bescheid.`,
    action: 'Zu deinem Profil',
  },
};
