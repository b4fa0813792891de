import type { Messages } from '../../host/Messages.ts';

/** What people are told, in German. */
export const notices = {
  NoticeBell: { label: 'Mitteilungen', unread: (count) => `${count} ungelesen` },
  NoticeList: { unread: 'Ungelesen:' },
  NoticeChoices: {
    kinds: 'Worüber du benachrichtigt wirst',
    inApp: 'In der App',
    email: 'E-Mail',
    societies: 'Wie viel von jeder Gruppe',
    kind: {
      place_won: 'Du bekommst einen Platz bei einer Veranstaltung',
      event_changed: 'Deine Veranstaltung ändert sich',
      event_cancelled: 'Deine Veranstaltung fällt aus',
      event_reminder: 'Deine Veranstaltung ist morgen',
      request_decided: 'Über deinen Antrag ist entschieden',
      role_given: 'Du bekommst eine Rolle',
      membership_ended: 'Du wirst aus einer Gruppe entfernt',
      hosting_asked: 'Deine Gruppe richtet eine Veranstaltung mit einer anderen aus',
      post_published: 'Eine deiner Gruppen schreibt einen Beitrag',
    },
    digest: 'E-Mail mit dem, was in deinen Gruppen ansteht',
    rhythm: { off: 'Nie', daily: 'Jeden Morgen', weekly: 'Jeden Montag' },
    level: { off: 'Nichts', important: 'Was mich angeht', all: 'Alles' },
  },
  ForgotPasswordForm: {
    email: 'E-Mail',
    hint: 'Die E-Mail-Adresse deines Kontos. Der Link, den wir schicken, gilt eine Stunde.',
    submit: 'Link schicken',
    emailRequired: 'Gib deine E-Mail-Adresse an',
    emailMax: (max) => `Höchstens ${max} Zeichen`,
    emailInvalid: 'Gib eine gültige E-Mail-Adresse an',
  },
  NewPasswordForm: {
    new: 'Neues Passwort',
    newHint: (min) => `Mindestens ${min} Zeichen, mit einem Großbuchstaben und einer Ziffer`,
    confirm: 'Passwort wiederholen',
    submit: 'Neues Passwort speichern',
    passwordRequired: 'Gib ein Passwort an',
    passwordMin: (min) => `Mindestens ${min} Zeichen`,
    passwordMax: (max) => `Höchstens ${max} Zeichen`,
    passwordPattern: 'Das Passwort braucht einen Großbuchstaben und eine Ziffer',
    confirmRequired: 'Wiederhole das Passwort',
    confirmMatch: 'Die Passwörter stimmen nicht überein',
  },
} satisfies Partial<Messages>;
