import type { Language } from './languages.ts';
import type { NoticeKind } from './notices.ts';

/** Somebody whom a notice names. Both fields are null once the account is deleted; the words then name nobody. */
export interface NamedPerson {
  university_id: string | null;
  name: string | null;
}

/** An event as notices name it. `starts_at` is an ISO instant. */
interface TimedEvent {
  event: string;
  starts_at: string;
}
interface PlacedEvent extends TimedEvent {
  venue: string;
}

/**
 * `pay_until`: when an unpaid place is given back, an ISO instant; missing or null if it stays. `event_id`: whose payment the mail
 * explains; missing in old ones.
 */
interface PaidPlace {
  pay_until?: string | null;
  event_id?: number;
}

/** The values that each notice stores, by its message. */
export interface NoticeValues {
  request_accepted: { society: string };
  /** `reason` is missing in old ones. */
  request_rejected: { society: string; reason?: string | null };
  request_changes_asked: { society: string; text: string };
  /** An administrator wrote to the student. */
  request_answered: { society: string; text: string };
  /** The student wrote to the administrators who had written, or sent the request again. */
  request_written: { society: string; person: NamedPerson };
  request_sent_again: { society: string; person: NamedPerson };
  role_given: { role: string; society: string };
  /** Somebody else has the role now, or nobody, or it was deleted. */
  role_taken: { role: string; society: string };
  /** `person`: the previous President; null if an administrator made the change. */
  presidency_given: { society: string; person: NamedPerson | null };
  /** `person`: the new President; null if there is none. */
  presidency_taken: { society: string; person: NamedPerson | null };
  /** Somebody is named as the next holder of a role. `until` is null for a term without an end; both are ISO dates. */
  term_named: { role: string; society: string; from: string; until: string | null };
  term_withdrawn: { role: string; society: string };
  /** What the one who is to come answered, for the holder, the President and who named them. */
  term_accepted: { role: string; society: string; person: NamedPerson; from: string };
  term_declined: { role: string; society: string; person: NamedPerson };
  /** They left the society, or their account is suspended or deleted. */
  term_void: { role: string; society: string; person: NamedPerson };
  term_begun: { role: string; society: string };
  /** `person`: the new holder. */
  term_passed: { role: string; society: string; person: NamedPerson };
  /** For the holder, and for the President, of whose role nobody has accepted the next term. `until`: its last day. */
  term_ended: { role: string; society: string; until: string; free_on: string };
  term_ended_of: { role: string; society: string; person: NamedPerson; free_on: string };
  /** For the holder and the President, when the days of grace are over. */
  term_over: { role: string; society: string };
  term_over_of: { role: string; society: string; person: NamedPerson };
  /** For the committee: the President's term is over, and nobody is President. */
  president_missing: { society: string };
  /** For the committee: somebody has asked the administrators to become President. */
  takeover_asked: { society: string; person: NamedPerson };
  takeover_accepted: { society: string };
  takeover_declined: { society: string; reason: string };
  /** For who was President until then, and the committee. */
  taken_over: { society: string; person: NamedPerson };
  membership_ended: { society: string; reason: string };
  /** Somebody asks to join a society whose members the reader manages. */
  join_asked: { society: string; person: NamedPerson };
  join_accepted: { society: string };
  join_declined: { society: string; reason: string };
  /** The committee added the reader, who did not ask. */
  member_added: { society: string };
  /** `until`: the last day of the membership, as an ISO date. */
  membership_due: { society: string; until: string };
  membership_lapsed: { society: string };
  /** A round is due soon: reminded by itself or by an administrator. `due_at` is an ISO instant. */
  affiliation_due: { society: string; round: string; due_at: string };
  affiliation_overdue: { society: string; round: string };
  affiliation_accepted: { society: string; round: string };
  /** `text` is empty where only items have comments. */
  affiliation_changes_asked: { society: string; round: string; text: string };
  /** `until`: an ISO instant. */
  election_nominations: { society: string; election: string; until: string };
  election_voting: { society: string; election: string; until: string };
  election_cancelled: { society: string; election: string; reason: string };
  election_published: { society: string; election: string };
  /** An administrator removed the society, or restored it. */
  society_ended: { society: string };
  society_back: { society: string };
  /** An administrator renamed the society. `category`: its new one, if that changed too. */
  society_renamed: { before: string; society: string; category: string | null };
  society_recategorised: { society: string; category: string };
  hosting_asked: { asking: string; event: string; asked: string };
  hosting_accepted: { asked: string; event: string };
  hosting_ended: { asked: string; event: string };
  /** A society wrote to its people. `text` stands once, with the message, and is put in when the notice is read. */
  society_message: { society: string; subject: string; message_id: number; text?: string };
  post_published: { post: string; society: string };
  /** A place became free for the first on the waiting list. */
  place_won: PlacedEvent & PaidPlace;
  /** The organisers put somebody on the list. */
  put_on_list: PlacedEvent & PaidPlace;
  /** The place is given back soon unless a payment is noted. */
  payment_due: TimedEvent & PaidPlace & { pay_until: string };
  /** It was given back by itself. */
  place_returned: TimedEvent;
  /** The organisers noted a payment, or took that back. */
  payment_noted: PlacedEvent;
  payment_undone: TimedEvent & PaidPlace;
  event_changed: PlacedEvent;
  /** Only for those with a place, who alone see the link. */
  event_link_changed: TimedEvent;
  event_restored: PlacedEvent;
  event_reminder: PlacedEvent & { can_give_back: boolean };
  event_cancelled: TimedEvent & { reason: string | null };
  /** The event is cancelled, because its society was removed. */
  society_removed: TimedEvent;
  /** The society has switched its events off, or on again. `events`: some of those that the reader is in; `more`: how many others. */
  events_hidden: { society: string; events: TimedEvent[]; more: number };
  events_shown: { society: string; events: TimedEvent[]; more: number };
  /** The same for those who edit the events of a co-host. */
  hosted_events_hidden: { society: string; events: TimedEvent[]; more: number };
  hosted_events_shown: { society: string; events: TimedEvent[]; more: number };
  /** The organisers took somebody off the list. */
  taken_off: TimedEvent & { reason: string | null };
}
export type NoticeMessage = keyof NoticeValues;

/** A message with its values, as a notice stores them. */
export type NoticeContent<M extends NoticeMessage = NoticeMessage> = {
  [Message in M]: { message: Message; values: NoticeValues[Message] };
}[M];

export interface NoticeText {
  title: string;
  text: string;
}

/** Formats an instant, such as "Friday 27 November at 19:00". */
type FormatMoment = (instant: string) => string;
type Words<M extends NoticeMessage> = (values: NoticeValues[M], when: FormatMoment) => NoticeText;
type Message<M extends NoticeMessage> = { kind: NoticeKind } & Record<Language, Words<M>>;

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

/** Formats a day, such as "31 July 2027". */
const formatDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** Names events with their times: "Talk (Friday 27 November at 19:00), Walk (Sunday 29 November at 10:00)". */
const named = (events: readonly TimedEvent[], when: FormatMoment) =>
  events.map(({ event, starts_at }) => `${event} (${when(starts_at)})`).join(', ');

/** Asks for the payment of a place, if it is given back without. */
const payBy: Readonly<Record<Language, (payUntil: string | null | undefined, when: FormatMoment) => string>> =
  {
    en: (payUntil, when) =>
      payUntil ? ` Please pay by ${when(payUntil)}, or it goes to somebody else.` : '',
    de: (payUntil, when) =>
      payUntil ? ` Bitte bezahl bis ${when(payUntil)}, sonst bekommt ihn jemand anderes.` : '',
  };

/** Every message: the kind that readers switch on and off, and its words in each language. */
const messages: { readonly [M in NoticeMessage]: Message<M> } = {
  request_accepted: {
    kind: 'request_decided',
    en: ({ society }) => ({
      title: `${society} is founded`,
      text: 'Your request was accepted and you are its President. Give it a logo, a first event and a welcome.',
    }),
    de: ({ society }) => ({
      title: `${society} ist gegründet`,
      text: 'Dein Antrag wurde angenommen, und du leitest die Gruppe. Gib ihr ein Logo, eine erste Veranstaltung und ein paar Worte zur Begrüßung.',
    }),
  },
  request_rejected: {
    kind: 'request_decided',
    en: ({ society, reason }) => ({
      title: `Your request for ${society} was not accepted`,
      text: `${reason ? `The reason: ${reason} ` : ''}You are welcome to ask again with a changed proposal.`,
    }),
    de: ({ society, reason }) => ({
      title: `Dein Antrag für ${society} wurde nicht angenommen`,
      text: `${reason ? `Der Grund: ${reason} ` : ''}Mit einem geänderten Vorschlag kannst du gern noch einmal fragen.`,
    }),
  },
  request_changes_asked: {
    kind: 'request_message',
    en: ({ society, text }) => ({
      title: `Please change your request for ${society}`,
      text: `${text} Change it and send it again: it keeps its place in the queue.`,
    }),
    de: ({ society, text }) => ({
      title: `Bitte ändere deinen Antrag für ${society}`,
      text: `${text} Ändere ihn und schick ihn noch einmal: Er behält seinen Platz in der Reihe.`,
    }),
  },
  request_answered: {
    kind: 'request_message',
    en: ({ society, text }) => ({ title: `A message about your request for ${society}`, text }),
    de: ({ society, text }) => ({ title: `Eine Nachricht zu deinem Antrag für ${society}`, text }),
  },
  request_written: {
    kind: 'request_message',
    en: ({ society, person }) => ({
      title: `A message about the request for ${society}`,
      text: `${person.name ?? 'The student'} wrote to you. Read it with the request.`,
    }),
    de: ({ society, person }) => ({
      title: `Eine Nachricht zum Antrag für ${society}`,
      text: `${person.name ?? 'Wer den Antrag gestellt hat,'} hat dir geschrieben. Lies es beim Antrag.`,
    }),
  },
  request_sent_again: {
    kind: 'request_message',
    en: ({ society, person }) => ({
      title: `The request for ${society} was sent again`,
      text: `${person.name ?? 'The student'} changed it. It waits for a decision.`,
    }),
    de: ({ society, person }) => ({
      title: `Der Antrag für ${society} ist noch einmal da`,
      text: `${person.name ?? 'Wer ihn gestellt hat,'} hat ihn geändert. Er wartet auf eine Entscheidung.`,
    }),
  },
  role_given: {
    kind: 'role_given',
    en: ({ role, society }) => ({
      title: `You are ${role} of ${society}`,
      text: 'The society’s pages now offer what the role lets you do.',
    }),
    de: ({ role, society }) => ({
      title: `Du hast eine neue Rolle bei ${society}: ${role}`,
      text: 'Was du damit tun kannst, findest du ab jetzt auf den Seiten der Gruppe.',
    }),
  },
  role_taken: {
    kind: 'role_given',
    en: ({ role, society }) => ({
      title: `You are no longer ${role} of ${society}`,
      text: 'You stay a member.',
    }),
    de: ({ role, society }) => ({
      title: `Du hast bei ${society} eine Rolle weniger: ${role}`,
      text: 'Du bleibst Mitglied.',
    }),
  },
  presidency_given: {
    kind: 'role_given',
    en: ({ society, person }) => ({
      title: `You are President of ${society}`,
      text: `${person === null ? 'An administrator' : (person.name ?? 'The last President')} handed the presidency over to you. Everything in the society is yours to change now.`,
    }),
    de: ({ society, person }) => ({
      title: `Du leitest jetzt ${society}`,
      text: `${person === null ? 'Die Verwaltung' : (person.name ?? 'Das bisherige Präsidium')} hat dir die Leitung übergeben. Du kannst jetzt alles in der Gruppe ändern.`,
    }),
  },
  presidency_taken: {
    kind: 'role_given',
    en: ({ society, person }) => ({
      title: `You are no longer President of ${society}`,
      text:
        person === null
          ? 'An administrator ended your presidency. You stay a member, and nobody is President for now.'
          : `An administrator handed the presidency over to ${person.name ?? 'somebody else'}. You stay a member.`,
    }),
    de: ({ society, person }) => ({
      title: `Du leitest ${society} nicht mehr`,
      text:
        person === null
          ? 'Die Verwaltung hat dir die Leitung entzogen. Du bleibst Mitglied, und vorerst leitet niemand die Gruppe.'
          : `Die Verwaltung hat die Leitung ${person.name === null ? 'jemand anderem' : `an ${person.name}`} übergeben. Du bleibst Mitglied.`,
    }),
  },
  term_named: {
    kind: 'term_named',
    en: ({ role, society, from, until }) => ({
      title: `You are named as the next ${role} of ${society}`,
      text: `The term begins on ${formatDay(from, 'en')}${until === null ? '' : ` and ends on ${formatDay(until, 'en')}`}. Please say whether you accept.`,
    }),
    de: ({ role, society, from, until }) => ({
      title: `Du bist bei ${society} für die nächste Amtszeit vorgesehen: ${role}`,
      text: `Sie beginnt am ${formatDay(from, 'de')}${until === null ? '' : ` und endet am ${formatDay(until, 'de')}`}. Bitte sag, ob du sie übernimmst.`,
    }),
  },
  term_withdrawn: {
    kind: 'term_named',
    en: ({ role, society }) => ({
      title: `You are no longer named as the next ${role} of ${society}`,
      text: 'Somebody else is to have the role, or it no longer exists.',
    }),
    de: ({ role, society }) => ({
      title: `Du bist bei ${society} nicht mehr vorgesehen: ${role}`,
      text: 'Die Rolle wurde anders vergeben, oder es gibt sie nicht mehr.',
    }),
  },
  term_accepted: {
    kind: 'term_named',
    en: ({ role, society, person, from }) => ({
      title: `${person.name ?? 'Somebody'} will be ${role} of ${society}`,
      text: `They accepted. The role passes to them automatically on ${formatDay(from, 'en')}. Until then write down what they need to know.`,
    }),
    de: ({ role, society, person, from }) => ({
      title: `${person.name ?? 'Jemand'} übernimmt bei ${society}: ${role}`,
      text: `Die Rolle geht am ${formatDay(from, 'de')} automatisch über. Schreib bis dahin auf, was man dafür wissen muss.`,
    }),
  },
  term_declined: {
    kind: 'term_named',
    en: ({ role, society, person }) => ({
      title: `${person.name ?? 'Somebody'} will not be ${role} of ${society}`,
      text: 'They declined. Name somebody else on the handover page.',
    }),
    de: ({ role, society, person }) => ({
      title: `${person.name ?? 'Jemand'} übernimmt bei ${society} nicht: ${role}`,
      text: 'Die Antwort war nein. Auf der Seite zur Übergabe lässt sich jemand anderes vorsehen.',
    }),
  },
  term_void: {
    kind: 'term_named',
    en: ({ role, society, person }) => ({
      title: `${person.name ?? 'The next holder'} cannot be ${role} of ${society}`,
      text: 'They left the society, or their account is closed. Name somebody else on the handover page.',
    }),
    de: ({ role, society, person }) => ({
      title: `${person.name ?? 'Die vorgesehene Person'} kann bei ${society} nicht übernehmen: ${role}`,
      text: 'Sie ist nicht mehr in der Gruppe, oder ihr Konto ist geschlossen. Auf der Seite zur Übergabe lässt sich jemand anderes vorsehen.',
    }),
  },
  term_begun: {
    kind: 'role_given',
    en: ({ role, society }) => ({
      title: `You are ${role} of ${society}`,
      text: 'Your term has begun. The handover page tells what you need to know.',
    }),
    de: ({ role, society }) => ({
      title: `Du hast eine neue Rolle bei ${society}: ${role}`,
      text: 'Deine Amtszeit hat begonnen. Was du wissen musst, steht auf der Seite zur Übergabe.',
    }),
  },
  term_passed: {
    kind: 'role_given',
    en: ({ role, society, person }) => ({
      title: `You are no longer ${role} of ${society}`,
      text: `The new term has begun, and ${person.name ?? 'somebody else'} has the role. You stay a member.`,
    }),
    de: ({ role, society, person }) => ({
      title: `Du hast bei ${society} eine Rolle weniger: ${role}`,
      text: `Die neue Amtszeit hat begonnen, die Rolle hat jetzt ${person.name ?? 'jemand anderes'}. Du bleibst Mitglied.`,
    }),
  },
  term_ended: {
    kind: 'term_ended',
    en: ({ role, society, until, free_on }) => ({
      title: `Your term as ${role} of ${society} has ended`,
      text: `It ended on ${formatDay(until, 'en')}, and nobody has accepted the next one. You keep the role until somebody does, but not after ${formatDay(free_on, 'en')}.`,
    }),
    de: ({ role, society, until, free_on }) => ({
      title: `Deine Amtszeit bei ${society} ist zu Ende: ${role}`,
      text: `Sie endete am ${formatDay(until, 'de')}, und noch übernimmt niemand. Du behältst die Rolle bis dahin, aber nicht länger als bis zum ${formatDay(free_on, 'de')}.`,
    }),
  },
  term_ended_of: {
    kind: 'term_ended',
    en: ({ role, society, person, free_on }) => ({
      title: `The term of the ${role} of ${society} has ended`,
      text: `Nobody has accepted the next one. ${person.name ?? 'The holder'} keeps the role until somebody does, but not after ${formatDay(free_on, 'en')}.`,
    }),
    de: ({ role, society, person, free_on }) => ({
      title: `Bei ${society} ist eine Amtszeit zu Ende: ${role}`,
      text: `Noch übernimmt niemand. ${person.name ?? 'Wer die Rolle hat,'} behält sie bis dahin, aber nicht länger als bis zum ${formatDay(free_on, 'de')}.`,
    }),
  },
  term_over: {
    kind: 'term_ended',
    en: ({ role, society }) => ({
      title: `You are no longer ${role} of ${society}`,
      text: 'Your term ended two weeks ago, and nobody has the role now. You stay a member.',
    }),
    de: ({ role, society }) => ({
      title: `Du hast bei ${society} eine Rolle weniger: ${role}`,
      text: 'Deine Amtszeit endete vor zwei Wochen, die Rolle ist jetzt frei. Du bleibst Mitglied.',
    }),
  },
  term_over_of: {
    kind: 'term_ended',
    en: ({ role, society, person }) => ({
      title: `Nobody is ${role} of ${society} now`,
      text: `The term of ${person.name ?? 'the last holder'} ended two weeks ago. Give the role to somebody on the committee page.`,
    }),
    de: ({ role, society, person }) => ({
      title: `Bei ${society} ist eine Rolle frei: ${role}`,
      text: `Die Amtszeit von ${person.name ?? 'der letzten Person'} endete vor zwei Wochen. Auf der Seite zum Vorstand lässt sich die Rolle neu besetzen.`,
    }),
  },
  president_missing: {
    kind: 'term_ended',
    en: ({ society }) => ({
      title: `Nobody is President of ${society}`,
      text: 'The last term has ended, and nobody has accepted the next one. Any member can ask to take over.',
    }),
    de: ({ society }) => ({
      title: `Niemand leitet ${society}`,
      text: 'Die letzte Amtszeit ist zu Ende, und niemand hat die nächste übernommen. Wer Mitglied ist, kann um die Leitung bitten.',
    }),
  },
  takeover_asked: {
    kind: 'takeover',
    en: ({ society, person }) => ({
      title: `${person.name ?? 'Somebody'} asks to take over ${society}`,
      text: 'An administrator decides. Write to them if you know something that matters.',
    }),
    de: ({ society, person }) => ({
      title: `${person.name ?? 'Jemand'} möchte ${society} übernehmen`,
      text: 'Die Verwaltung entscheidet. Schreib ihr, wenn du etwas weißt, das dafür wichtig ist.',
    }),
  },
  takeover_accepted: {
    kind: 'takeover',
    en: ({ society }) => ({
      title: `You are President of ${society}`,
      text: 'An administrator accepted your request. Everything in the society is yours to change now.',
    }),
    de: ({ society }) => ({
      title: `Du leitest jetzt ${society}`,
      text: 'Die Verwaltung hat deine Anfrage angenommen. Du kannst jetzt alles in der Gruppe ändern.',
    }),
  },
  takeover_declined: {
    kind: 'takeover',
    en: ({ society, reason }) => ({
      title: `You cannot take over ${society}`,
      text: `An administrator gave this reason: ${reason}`,
    }),
    de: ({ society, reason }) => ({
      title: `Du kannst ${society} nicht übernehmen`,
      text: `Die Verwaltung schreibt dazu: ${reason}`,
    }),
  },
  taken_over: {
    kind: 'takeover',
    en: ({ society, person }) => ({
      title: `${person.name ?? 'Somebody new'} is President of ${society}`,
      text: 'An administrator accepted their request to take over.',
    }),
    de: ({ society, person }) => ({
      title: `${person.name ?? 'Jemand Neues'} leitet jetzt ${society}`,
      text: 'Die Verwaltung hat die Bitte um Übernahme angenommen.',
    }),
  },
  membership_ended: {
    kind: 'membership_ended',
    en: ({ society, reason }) => ({
      title: `You are no longer a member of ${society}`,
      text: `The committee gave this reason: ${reason}`,
    }),
    de: ({ society, reason }) => ({
      title: `Du bist kein Mitglied von ${society} mehr`,
      text: `Der Vorstand schreibt dazu: ${reason}`,
    }),
  },
  join_asked: {
    kind: 'join_asked',
    en: ({ society, person }) => ({
      title: `${person.name ?? 'Somebody'} asks to join ${society}`,
      text: 'Read what they answered and decide on the society’s dashboard. You will find other requests from today there too.',
    }),
    de: ({ society, person }) => ({
      title: `${person.name ?? 'Jemand'} möchte zu ${society}`,
      text: 'Die Antworten stehen im Dashboard der Gruppe, dort entscheidest du auch. Wer heute noch fragt, wartet ebenfalls dort.',
    }),
  },
  join_accepted: {
    kind: 'join_decided',
    en: ({ society }) => ({
      title: `Welcome to ${society}`,
      text: 'The committee accepted your request. You are a member now.',
    }),
    de: ({ society }) => ({
      title: `Willkommen bei ${society}`,
      text: 'Der Vorstand hat deine Anfrage angenommen. Du bist jetzt Mitglied.',
    }),
  },
  join_declined: {
    kind: 'join_decided',
    en: ({ society, reason }) => ({
      title: `${society} did not accept your request`,
      text: `The committee gave this reason: ${reason}`,
    }),
    de: ({ society, reason }) => ({
      title: `${society} hat deine Anfrage nicht angenommen`,
      text: `Der Vorstand schreibt dazu: ${reason}`,
    }),
  },
  member_added: {
    kind: 'join_decided',
    en: ({ society }) => ({
      title: `You are a member of ${society} now`,
      text: 'The committee added you. If that is a mistake, you can leave with one press.',
    }),
    de: ({ society }) => ({
      title: `Du bist jetzt Mitglied von ${society}`,
      text: 'Der Vorstand hat dich aufgenommen. Ist das ein Irrtum, kannst du mit einem Klick wieder austreten.',
    }),
  },
  membership_due: {
    kind: 'membership_due',
    en: ({ society, until }) => ({
      title: `Your membership of ${society} ends soon`,
      text: `It ends on ${formatDay(until, 'en')}. Renew it with one press to stay a member.`,
    }),
    de: ({ society, until }) => ({
      title: `Deine Mitgliedschaft bei ${society} endet bald`,
      text: `Sie endet am ${formatDay(until, 'de')}. Mit einem Klick verlängerst du sie und bleibst Mitglied.`,
    }),
  },
  membership_lapsed: {
    kind: 'membership_due',
    en: ({ society }) => ({
      title: `Your membership of ${society} has ended`,
      text: 'You did not renew it for the new year. You are welcome to join again.',
    }),
    de: ({ society }) => ({
      title: `Deine Mitgliedschaft bei ${society} ist zu Ende`,
      text: 'Du hast sie für das neue Jahr nicht verlängert. Du kannst jederzeit wieder beitreten.',
    }),
  },
  affiliation_due: {
    kind: 'affiliation',
    en: ({ society, round, due_at }, when) => ({
      title: `${round} of ${society} is due soon`,
      text: `Hand it in by ${when(due_at)}. The checklist on the society’s dashboard shows what is missing.`,
    }),
    de: ({ society, round, due_at }, when) => ({
      title: `${round}: ${society} hat nicht mehr viel Zeit`,
      text: `Bitte reicht die Unterlagen ein bis ${when(due_at)}. Die Liste im Dashboard der Gruppe zeigt, was noch fehlt.`,
    }),
  },
  affiliation_overdue: {
    kind: 'affiliation',
    en: ({ society, round }) => ({
      title: `${round} of ${society} is overdue`,
      text: 'The deadline has passed. You can still hand it in: the checklist on the society’s dashboard shows what is missing.',
    }),
    de: ({ society, round }) => ({
      title: `${round}: ${society} ist zu spät`,
      text: 'Die Frist ist vorbei, und es fehlt noch etwas. Ihr könnt es weiterhin einreichen: Die Liste im Dashboard der Gruppe zeigt, was noch fehlt.',
    }),
  },
  affiliation_accepted: {
    kind: 'affiliation',
    en: ({ society, round }) => ({
      title: `${society} is affiliated`,
      text: `${round} is accepted. There is nothing left to do.`,
    }),
    de: ({ society, round }) => ({
      title: `${society} ist anerkannt`,
      text: `${round} ist angenommen. Ihr müsst nichts mehr tun.`,
    }),
  },
  affiliation_changes_asked: {
    kind: 'affiliation',
    en: ({ society, round, text }) => ({
      title: `Please change something in ${round} of ${society}`,
      text: `${text ? `${text} ` : ''}Each item of the checklist says what to change. Hand it in again when you are done.`,
    }),
    de: ({ society, round, text }) => ({
      title: `${round}: ${society} soll etwas ändern`,
      text: `${text ? `${text} ` : ''}Was zu ändern ist, steht bei den Punkten der Liste. Reicht sie danach noch einmal ein.`,
    }),
  },
  election_nominations: {
    kind: 'election',
    en: ({ society, election, until }, when) => ({
      title: `${election}: who wants to stand?`,
      text: `${society} is holding an election. You can nominate yourself until ${when(until)}.`,
    }),
    de: ({ society, election, until }, when) => ({
      title: `${election}: Wer möchte kandidieren?`,
      text: `${society} wählt. Kandidieren kannst du bis ${when(until)}.`,
    }),
  },
  election_voting: {
    kind: 'election',
    en: ({ society, election, until }, when) => ({
      title: `${election}: you can vote now`,
      text: `${society} is holding an election. Your vote is secret, and you can vote until ${when(until)}.`,
    }),
    de: ({ society, election, until }, when) => ({
      title: `${election}: Du kannst jetzt wählen`,
      text: `${society} wählt, und deine Stimme ist geheim. Abstimmen kannst du bis ${when(until)}.`,
    }),
  },
  election_cancelled: {
    kind: 'election',
    en: ({ society, election, reason }) => ({
      title: `${election} is cancelled`,
      text: `${society} gave this reason: ${reason} Any votes cast were deleted, and nobody has counted them.`,
    }),
    de: ({ society, election, reason }) => ({
      title: `${election} ist abgesagt`,
      text: `${society} schreibt dazu: ${reason} Abgegebene Stimmen sind gelöscht, niemand hat sie gezählt.`,
    }),
  },
  election_published: {
    kind: 'election',
    en: ({ society, election }) => ({
      title: `${election}: the result is here`,
      text: `The election of ${society} is over. See each round of the count, and find your ballot by its receipt.`,
    }),
    de: ({ society, election }) => ({
      title: `${election}: Das Ergebnis ist da`,
      text: `${society} hat gewählt. Sieh dir jede Runde an und finde deine Stimme an ihrem Beleg.`,
    }),
  },
  society_ended: {
    kind: 'membership_ended',
    en: ({ society }) => ({
      title: `${society} is no longer on the platform`,
      text: 'An administrator removed it, and your membership with it.',
    }),
    de: ({ society }) => ({
      title: `${society} gibt es hier nicht mehr`,
      text: 'Die Verwaltung hat die Gruppe entfernt und mit ihr deine Mitgliedschaft.',
    }),
  },
  society_back: {
    kind: 'membership_ended',
    en: ({ society }) => ({
      title: `${society} is back on the platform`,
      text: 'An administrator restored it, and your membership with it.',
    }),
    de: ({ society }) => ({
      title: `${society} ist wieder da`,
      text: 'Die Verwaltung hat die Gruppe wiederhergestellt und mit ihr deine Mitgliedschaft.',
    }),
  },
  society_renamed: {
    kind: 'society_changed',
    en: ({ before, society, category }) => ({
      title: `${before} is now called ${society}`,
      text: `An administrator renamed it${category === null ? '' : `, and moved it to the category ${category}`}. Nothing else has changed.`,
    }),
    de: ({ before, society, category }) => ({
      title: `${before} heißt jetzt ${society}`,
      text: `Die Verwaltung hat die Gruppe umbenannt${category === null ? '' : ` und in die Kategorie ${category} verschoben`}. Sonst hat sich nichts geändert.`,
    }),
  },
  society_recategorised: {
    kind: 'society_changed',
    en: ({ society, category }) => ({
      title: `${society} has another category`,
      text: `An administrator moved it to the category ${category}. Nothing else has changed.`,
    }),
    de: ({ society, category }) => ({
      title: `${society} hat eine andere Kategorie`,
      text: `Die Verwaltung hat die Gruppe in die Kategorie ${category} verschoben. Sonst hat sich nichts geändert.`,
    }),
  },
  hosting_asked: {
    kind: 'hosting_asked',
    en: ({ asking, event, asked }) => ({
      title: `${asking} invites ${asked} to co-host ${event}`,
      text: 'You manage your society’s events. Accept or decline on the event’s page.',
    }),
    de: ({ asking, event, asked }) => ({
      title: `${asking} bittet ${asked}, ${event} mit auszurichten`,
      text: 'Du betreust die Veranstaltungen deiner Gruppe: Sag auf der Seite der Veranstaltung zu oder ab.',
    }),
  },
  hosting_accepted: {
    kind: 'hosting_asked',
    en: ({ asked, event }) => ({
      title: `${asked} co-hosts ${event}`,
      text: 'Its committee accepted, so the event is now on its page too.',
    }),
    de: ({ asked, event }) => ({
      title: `${asked} richtet ${event} mit aus`,
      text: 'Der Vorstand hat zugesagt, die Veranstaltung gehört jetzt auch dieser Gruppe.',
    }),
  },
  hosting_ended: {
    kind: 'hosting_asked',
    en: ({ asked, event }) => ({
      title: `${asked} no longer co-hosts ${event}`,
      text: 'One of the two committees ended it.',
    }),
    de: ({ asked, event }) => ({
      title: `${event} findet ohne ${asked} statt`,
      text: 'Einer der beiden Vorstände hat das entschieden.',
    }),
  },
  society_message: {
    kind: 'message',
    en: ({ society, subject, text }) => ({
      title: `${society}: ${subject}`,
      text: text ?? 'This message is no longer there.',
    }),
    de: ({ society, subject, text }) => ({
      title: `${society}: ${subject}`,
      text: text ?? 'Diese Nachricht gibt es nicht mehr.',
    }),
  },
  post_published: {
    kind: 'post_published',
    en: ({ post, society }) => ({ title: post, text: `A new post of ${society}` }),
    de: ({ post, society }) => ({ title: post, text: `Ein neuer Beitrag von ${society}` }),
  },
  place_won: {
    kind: 'place_won',
    en: ({ event, starts_at, venue, pay_until }, when) => ({
      title: `You have a place at ${event}`,
      text: `A place became free and you were first on the waiting list. See you on ${when(starts_at)}, at ${venue}.${payBy.en(pay_until, when)}`,
    }),
    de: ({ event, starts_at, venue, pay_until }, when) => ({
      title: `Du hast einen Platz bei ${event}`,
      text: `Ein Platz wurde frei, und du warst auf der Warteliste vorn. Bis ${when(starts_at)}. Ort: ${venue}.${payBy.de(pay_until, when)}`,
    }),
  },
  put_on_list: {
    kind: 'place_won',
    en: ({ event, starts_at, venue, pay_until }, when) => ({
      title: `You have a place at ${event}`,
      text: `The organisers put you on the list. See you on ${when(starts_at)}, at ${venue}.${payBy.en(pay_until, when)}`,
    }),
    de: ({ event, starts_at, venue, pay_until }, when) => ({
      title: `Du hast einen Platz bei ${event}`,
      text: `Das Organisationsteam hat dich auf die Liste gesetzt. Bis ${when(starts_at)}. Ort: ${venue}.${payBy.de(pay_until, when)}`,
    }),
  },
  payment_due: {
    kind: 'payment',
    en: ({ event, pay_until }, when) => ({
      title: `Please pay for ${event}`,
      text: `Your place is kept until ${when(pay_until)}. Without a payment it then goes to somebody else. If you have paid, ask the organisers to note it.`,
    }),
    de: ({ event, pay_until }, when) => ({
      title: `Bitte bezahl deinen Platz bei ${event}`,
      text: `Dein Platz bleibt dir bis ${when(pay_until)}. Ohne Zahlung bekommt ihn dann jemand anderes. Wenn du bezahlt hast, bitte das Organisationsteam, es einzutragen.`,
    }),
  },
  place_returned: {
    kind: 'payment',
    en: ({ event }) => ({
      title: `Your place at ${event} was given back`,
      text: 'No payment was noted in time. If you have paid, or still want to come, write to the organisers.',
    }),
    de: ({ event }) => ({
      title: `Dein Platz bei ${event} ist wieder frei`,
      text: 'Es wurde nicht rechtzeitig eine Zahlung eingetragen. Wenn du bezahlt hast oder noch kommen möchtest, schreib dem Organisationsteam.',
    }),
  },
  payment_noted: {
    kind: 'payment',
    en: ({ event, starts_at, venue }, when) => ({
      title: `You have paid for ${event}`,
      text: `The organisers noted your payment, and your place is yours. See you on ${when(starts_at)}, at ${venue}.`,
    }),
    de: ({ event, starts_at, venue }, when) => ({
      title: `Du hast für ${event} bezahlt`,
      text: `Das Organisationsteam hat deine Zahlung eingetragen, und der Platz gehört dir. Bis ${when(starts_at)}. Ort: ${venue}.`,
    }),
  },
  payment_undone: {
    kind: 'payment',
    en: ({ event, pay_until }, when) => ({
      title: `Your payment for ${event} is no longer noted`,
      text: `The organisers took it back. You still have your place.${payBy.en(pay_until, when)}`,
    }),
    de: ({ event, pay_until }, when) => ({
      title: `Deine Zahlung für ${event} ist nicht mehr eingetragen`,
      text: `Das Organisationsteam hat sie zurückgenommen. Deinen Platz hast du noch.${payBy.de(pay_until, when)}`,
    }),
  },
  event_changed: {
    kind: 'event_changed',
    en: ({ event, starts_at, venue }, when) => ({
      title: `${event} has changed`,
      text: `It is now on ${when(starts_at)}, at ${venue}. You are still on the list.`,
    }),
    de: ({ event, starts_at, venue }, when) => ({
      title: `${event} hat sich geändert`,
      text: `Neuer Termin: ${when(starts_at)}. Ort: ${venue}. Du stehst weiter auf der Liste.`,
    }),
  },
  event_link_changed: {
    kind: 'event_changed',
    en: ({ event, starts_at }, when) => ({
      title: `${event} has changed`,
      text: `The link to join online is different now. You find it on the event’s page. It is still on ${when(starts_at)}.`,
    }),
    de: ({ event, starts_at }, when) => ({
      title: `${event} hat sich geändert`,
      text: `Der Link für die Teilnahme ist jetzt ein anderer. Du findest ihn auf der Seite der Veranstaltung. Der Termin bleibt: ${when(starts_at)}.`,
    }),
  },
  event_restored: {
    kind: 'event_changed',
    en: ({ event, starts_at, venue }, when) => ({
      title: `${event} is on again`,
      text: `It was restored, and you are still on the list. It is on ${when(starts_at)}, at ${venue}.`,
    }),
    de: ({ event, starts_at, venue }, when) => ({
      title: `${event} findet doch statt`,
      text: `Die Veranstaltung ist wieder da, und du stehst weiter auf der Liste. Termin: ${when(starts_at)}. Ort: ${venue}.`,
    }),
  },
  event_reminder: {
    kind: 'event_reminder',
    en: ({ event, starts_at, venue, can_give_back }, when) => ({
      title: `${event} is coming up`,
      text: `It begins on ${when(starts_at)}, at ${venue}.${
        can_give_back ? ' Give your place back if you cannot come: somebody may be waiting for it.' : ''
      }`,
    }),
    de: ({ event, starts_at, venue, can_give_back }, when) => ({
      title: `Bald ist es so weit: ${event}`,
      text: `Beginn: ${when(starts_at)}. Ort: ${venue}.${
        can_give_back
          ? ' Gib deinen Platz ab, wenn du nicht kommen kannst: Vielleicht wartet jemand darauf.'
          : ''
      }`,
    }),
  },
  event_cancelled: {
    kind: 'event_cancelled',
    en: ({ event, starts_at, reason }, when) => ({
      title: `${event} is cancelled`,
      text: reason
        ? `It was planned for ${when(starts_at)}. ${reason}`
        : `It was planned for ${when(starts_at)}.`,
    }),
    de: ({ event, starts_at, reason }, when) => ({
      title: `${event} fällt aus`,
      text: reason ? `Geplant war: ${when(starts_at)}. ${reason}` : `Geplant war: ${when(starts_at)}.`,
    }),
  },
  society_removed: {
    kind: 'event_cancelled',
    en: ({ event, starts_at }, when) => ({
      title: `${event} is cancelled`,
      text: `It was planned for ${when(starts_at)}. The society that held it is no longer on the platform.`,
    }),
    de: ({ event, starts_at }, when) => ({
      title: `${event} fällt aus`,
      text: `Geplant war: ${when(starts_at)}. Die Gruppe, die sie ausgerichtet hat, gibt es hier nicht mehr.`,
    }),
  },
  events_hidden: {
    kind: 'event_cancelled',
    en: ({ society, events, more }, when) => ({
      title: `${society} has switched its events off`,
      text: `Hidden until they are on again: ${named(events, when)}${more > 0 ? ` and ${more} more` : ''}. You keep your place and will be told when they are back.`,
    }),
    de: ({ society, events, more }, when) => ({
      title: `${society} hat die Veranstaltungen ausgeschaltet`,
      text: `Bis sie wieder eingeschaltet sind, siehst du nicht: ${named(events, when)}${more > 0 ? ` und ${more} weitere` : ''}. Du behältst deinen Platz und erfährst, wenn sie wieder da sind.`,
    }),
  },
  events_shown: {
    kind: 'event_changed',
    en: ({ society, events, more }, when) => ({
      title: `${society} has switched its events on again`,
      text: `You are still on the list of ${named(events, when)}${more > 0 ? ` and ${more} more` : ''}.`,
    }),
    de: ({ society, events, more }, when) => ({
      title: `${society} hat die Veranstaltungen wieder eingeschaltet`,
      text: `Du stehst weiter auf der Liste: ${named(events, when)}${more > 0 ? ` und ${more} weitere` : ''}.`,
    }),
  },
  hosted_events_hidden: {
    kind: 'hosting_asked',
    en: ({ society, events, more }, when) => ({
      title: `${society} has switched its events off`,
      text: `Your society co-hosts some of them. Hidden until they are on again: ${named(events, when)}${more > 0 ? ` and ${more} more` : ''}.`,
    }),
    de: ({ society, events, more }, when) => ({
      title: `${society} hat die Veranstaltungen ausgeschaltet`,
      text: `Deine Gruppe richtet einige davon mit aus. Bis sie wieder eingeschaltet sind, sieht niemand: ${named(events, when)}${more > 0 ? ` und ${more} weitere` : ''}.`,
    }),
  },
  hosted_events_shown: {
    kind: 'hosting_asked',
    en: ({ society, events, more }, when) => ({
      title: `${society} has switched its events on again`,
      text: `Your society co-hosts ${named(events, when)}${more > 0 ? ` and ${more} more` : ''}.`,
    }),
    de: ({ society, events, more }, when) => ({
      title: `${society} hat die Veranstaltungen wieder eingeschaltet`,
      text: `Deine Gruppe richtet mit aus: ${named(events, when)}${more > 0 ? ` und ${more} weitere` : ''}.`,
    }),
  },
  taken_off: {
    kind: 'event_cancelled',
    en: ({ event, starts_at, reason }, when) => ({
      title: `You are no longer on the list of ${event}`,
      text: reason
        ? `It is on ${when(starts_at)}. The organisers say: ${reason}`
        : `The organisers took you off it. It is on ${when(starts_at)}.`,
    }),
    de: ({ event, starts_at, reason }, when) => ({
      title: `Du stehst nicht mehr auf der Liste von ${event}`,
      text: reason
        ? `Termin: ${when(starts_at)}. Das Organisationsteam schreibt dazu: ${reason}`
        : `Das Organisationsteam hat dich von der Liste genommen. Termin: ${when(starts_at)}.`,
    }),
  },
};

export const kindOfMessage = (message: NoticeMessage): NoticeKind => messages[message].kind;
export const isNoticeMessage = (message: string): message is NoticeMessage =>
  Object.hasOwn(messages, message);

/** Formats an instant for notices and mails, such as "Friday 27 November at 19:00". */
export const formatMoment = (instant: string, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(instant));

/** Says a notice in a language, with times in a time zone. */
export const sayNotice = <M extends NoticeMessage>(
  { message, values }: NoticeContent<M>,
  language: Language,
  timeZone: string,
): NoticeText => messages[message][language](values, (instant) => formatMoment(instant, language, timeZone));
