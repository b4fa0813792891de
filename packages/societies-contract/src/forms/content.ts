import { mixed, object, string, ValidationError, type InferType, type TestContext } from 'yup';
import { wrongQuestions, wrongTimes } from '../booking.ts';
import { eventLines, paymentLimits, type EventLine } from '../bookingLimits.ts';
import {
  discordPattern,
  emailPattern,
  instagramPattern,
  purchaseUrlPattern,
  secureUrlPattern,
  urlLimits,
} from '../limits.ts';
import { siteLimits } from '../siteLimits.ts';
import { formRules, type FormRules } from '../rules.ts';
import type { EventQuestion } from '../schemas/events.ts';
import { lengthOf } from '../text.ts';
import {
  amount,
  atLeast,
  atMost,
  day,
  formatted,
  lineText,
  nameText,
  text,
  type Any,
  type FormMessages,
} from './fields.ts';
import { typedNumber } from './numbers.ts';
import { accountValidation } from '../validation/account.ts';
import { contentValidation } from '../validation/content.ts';

export type SocietyRequestMessages = FormMessages<typeof contentValidation.societyRequest> &
  Pick<Any, 'characters' | 'tooLong'>;
/** Specification, section 5, "Society request". */
export const societyRequestSchema = (
  { society, societyRequest }: FormRules = formRules,
  messages: SocietyRequestMessages = { ...accountValidation.any, ...contentValidation.societyRequest },
) =>
  object({
    name: nameText(messages)
      .required(messages.nameRequired)
      .test(...atLeast(society.nameMin, messages.nameMin(society.nameMin)))
      .test(...atMost(society.nameMax, messages.tooLong(society.nameMax))),
    proposal: text()
      .required(messages.proposalRequired)
      .test(...atLeast(societyRequest.proposalMin, messages.proposalMin(societyRequest.proposalMin)))
      .test(...atMost(societyRequest.proposalMax, messages.tooLong(societyRequest.proposalMax))),
    category: amount(messages.categoryRequired),
  });
export type SocietyRequestValues = InferType<ReturnType<typeof societyRequestSchema>>;

/** Splits the keywords field at commas; keywords that differ only in case count once. */
export const keywordsIn = (written: string): string[] => {
  const keywords = written.split(',').flatMap((keyword) => keyword.trim().replace(/\s+/g, ' ') || []);
  const known = new Set<string>();
  return keywords.filter((keyword) => {
    const key = keyword.toLowerCase();
    return !known.has(key) && Boolean(known.add(key));
  });
};

export type FactsMessages = FormMessages<typeof contentValidation.about> &
  Pick<Any, 'tooLong' | 'characters'>;
/** Optional facts of a society besides its description. Source: beyond.md. */
export const factsSchema = (
  about: FormRules['about'] = formRules.about,
  messages: FactsMessages = { ...accountValidation.any, ...contentValidation.about },
) => {
  const fact = lineText(messages).test(...atMost(about.factMax, messages.tooLong(about.factMax)));
  return object({
    keywords: nameText(messages)
      .test(
        'count',
        messages.keywordsMax(about.keywords),
        (written = '') => keywordsIn(written).length <= about.keywords,
      )
      .test('length', messages.keywordMax(about.keywordMax), (written = '') =>
        keywordsIn(written).every((keyword) => lengthOf(keyword) <= about.keywordMax),
      ),
    meeting_time: fact,
    meeting_place: fact,
    contact: fact,
    how_to_join: text().test(...atMost(about.howToJoinMax, messages.tooLong(about.howToJoinMax))),
    website: text().matches(...formatted(purchaseUrlPattern, messages.websiteInvalid)),
    instagram: text().matches(...formatted(instagramPattern, messages.instagramInvalid)),
    discord: text().matches(...formatted(discordPattern, messages.discordInvalid)),
  });
};

export type SiteMessages = FormMessages<typeof contentValidation.site> & Pick<Any, 'tooLong'>;
/** What administrators say about the site, all of it optional. Source: beyond.md, "The site itself". */
export const siteSchema = (
  messages: SiteMessages = { ...accountValidation.any, ...contentValidation.site },
) => {
  const page = text()
    .test(...atMost(urlLimits.max, messages.tooLong(urlLimits.max)))
    .matches(...formatted(secureUrlPattern, messages.addressInvalid));
  return object({
    contact_email: text()
      .test(...atMost(siteLimits.emailMax, messages.tooLong(siteLimits.emailMax)))
      .matches(...formatted(emailPattern, messages.emailInvalid)),
    privacy_url: page,
    terms_url: page,
    accessibility_url: page,
    imprint_url: page,
    welcome: text().test(...atMost(siteLimits.welcomeMax, messages.tooLong(siteLimits.welcomeMax))),
  });
};

/** The day of an optional moment: a time without one would be lost. */
const dayOfMoment = (time: string, messages: Pick<Any, 'dayInvalid' | 'dayMissing'>) =>
  day(messages).when(time, {
    is: (written: unknown) => Boolean(written),
    then: (date) => date.required(messages.dayMissing),
  });

/** An event's moments as they are written, all in one time zone, so that they compare as they stand. */
type Written = Partial<Record<`${'opens_' | 'closes_' | 'cancel_' | ''}${'date' | 'time'}`, string>>;
const momentOf = (date: string | undefined, time: string | undefined) =>
  date ? `${date}T${time || '00:00'}` : null;

/** The arguments of a test that a moment is none that `wrongTimes` names. */
const inOrder = (moment: 'opens_at' | 'closes_at' | 'cancel_until', messages: EventMessages) =>
  [
    'order',
    function check(this: TestContext) {
      const written = this.parent as Written;
      const datetime = momentOf(written.date, written.time);
      const wrong =
        datetime &&
        wrongTimes(
          {
            datetime,
            opens_at: momentOf(written.opens_date, written.opens_time),
            closes_at: momentOf(written.closes_date, written.closes_time),
            cancel_until: momentOf(written.cancel_date, written.cancel_time),
          },
          messages,
        )[moment];
      return wrong ? this.createError({ message: wrong }) : true;
    },
  ] as const;

/** A rule for each of an event's lines. */
const linesOf = (messages: EventMessages) => {
  const rule = (line: EventLine) =>
    lineText(messages).test(...atMost(eventLines[line], messages.tooLong(eventLines[line])));
  return Object.fromEntries(Object.keys(eventLines).map((line) => [line, rule(line as EventLine)])) as Record<
    EventLine,
    ReturnType<typeof rule>
  >;
};

/** How an event is paid. Where it costs nothing, nothing is asked, and what stands in the fields is left out. */
const paymentOf = ({ url }: FormRules, messages: EventMessages, locale: string | undefined) => {
  const { instructionsMax, hoursMin, hoursMax } = paymentLimits;
  const hoursRange = messages.payHoursRange(hoursMin, hoursMax);
  return {
    pay_instructions: text().when('price', {
      is: 0,
      otherwise: (instructions) =>
        instructions
          .test(...atMost(instructionsMax, messages.tooLong(instructionsMax)))
          .test('needed', messages.instructionsRequired, function check(this: TestContext, written) {
            const { pay_url, pay_within_hours } = this.parent as Record<string, unknown>;
            return Boolean(written) || !(pay_url || pay_within_hours);
          }),
    }),
    pay_url: text().when('price', {
      is: 0,
      otherwise: (address) =>
        address
          .test(...atMost(url.max, messages.tooLong(url.max)))
          .matches(...formatted(secureUrlPattern, messages.linkInvalid)),
    }),
    pay_within_hours: typedNumber(hoursRange, messages, 'count', locale)
      .notRequired()
      .integer(hoursRange)
      .min(hoursMin, hoursRange)
      .max(hoursMax, hoursRange)
      .when('price', { is: 0, then: (hours) => hours.transform(() => undefined) }),
  };
};

export type EventMessages = FormMessages<typeof contentValidation.event> & Any;
/** Specification, section 5, "Event form". `duration` is in hours; numbers are read as they are written in `locale`. */
export const eventSchema = (
  rules: FormRules = formRules,
  messages: EventMessages = { ...accountValidation.any, ...contentValidation.event },
  locale?: string,
) => {
  const { event, url } = rules;
  return object({
    name: nameText(messages)
      .required(messages.nameRequired)
      .test(...atMost(event.nameMax, messages.nameMax(event.nameMax))),
    date: day(messages).required(messages.dateRequired),
    time: string().required(messages.timeRequired),
    venue: lineText(messages)
      .required(messages.venueRequired)
      .test(...atMost(event.venueMax, messages.tooLong(event.venueMax))),
    description: text()
      .required(messages.descriptionRequired)
      .test(...atMost(event.descriptionMax, messages.tooLong(event.descriptionMax))),
    duration: typedNumber(messages.durationRange, messages, 'hours', locale)
      .min(event.durationMinHours, messages.durationRange)
      .max(event.durationMaxHours, messages.tooMuch(event.durationMaxHours)),
    max_participants: typedNumber(messages.participantsRange, messages, 'count', locale)
      .integer(messages.participantsRange)
      .min(event.participantsMin, messages.participantsRange)
      .max(event.participantsMax, messages.tooMuch(event.participantsMax)),
    price: typedNumber(messages.priceRange, messages, 'money', locale)
      .min(event.priceMin, messages.priceRange)
      .max(event.priceMax, messages.tooMuch(event.priceMax)),
    ...paymentOf(rules, messages, locale),
    ...linesOf(messages),
    opens_date: dayOfMoment('opens_time', messages).test(...inOrder('opens_at', messages)),
    closes_date: dayOfMoment('closes_time', messages).test(...inOrder('closes_at', messages)),
    cancel_date: dayOfMoment('cancel_time', messages).test(...inOrder('cancel_until', messages)),
    repeat_until: day(messages).when(['repeat_every', 'date'], ([every, date], until) =>
      every
        ? until
            .required(messages.repeatUntil)
            .test('later', messages.repeatUntil, (written) => written > String(date ?? ''))
        : until,
    ),
    link: text()
      .test(...atMost(url.max, messages.tooLong(url.max)))
      .matches(...formatted(secureUrlPattern, messages.linkInvalid)),
    questions: mixed<EventQuestion[]>().test('questions', function check(questions = []) {
      const wrong = Object.entries(wrongQuestions(questions, messages));
      if (wrong.length === 0) return true;
      return new ValidationError(
        wrong.map(([place, message]) => this.createError({ path: `questions.${place}`, message })),
      );
    }),
  });
};
export type EventValues = InferType<ReturnType<typeof eventSchema>>;

export type PostMessages = FormMessages<typeof contentValidation.post> &
  Pick<Any, 'characters' | 'tooLong' | 'dayInvalid'>;
/** Specification, section 5, "Post". */
export const postSchema = (
  { post }: FormRules = formRules,
  messages: PostMessages = { ...accountValidation.any, ...contentValidation.post },
) =>
  object({
    title: nameText(messages)
      .required(messages.titleRequired)
      .test(...atMost(post.titleMax, messages.tooLong(post.titleMax))),
    content: text()
      .required(messages.contentRequired)
      .test(...atMost(post.contentMax, messages.tooLong(post.contentMax))),
    // When a scheduled post is published.
    date: day(messages).when('publishing', {
      is: 'later',
      then: (date) => date.required(messages.momentRequired),
    }),
    time: string().when('publishing', {
      is: 'later',
      then: (time) => time.required(messages.momentRequired),
    }),
  });
export type PostValues = InferType<ReturnType<typeof postSchema>>;

export type MerchMessages = FormMessages<typeof contentValidation.merch> & Any;
/** Specification, section 5, "Merch". */
export const merchSchema = (
  { merch, url }: FormRules = formRules,
  messages: MerchMessages = { ...accountValidation.any, ...contentValidation.merch },
  locale?: string,
) =>
  object({
    name: nameText(messages)
      .required(messages.nameRequired)
      .test(...atMost(merch.nameMax, messages.tooLong(merch.nameMax))),
    description: text()
      .required(messages.descriptionRequired)
      .test(...atMost(merch.descriptionMax, messages.tooLong(merch.descriptionMax))),
    category: lineText(messages)
      .required(messages.categoryRequired)
      .test(...atMost(merch.categoryMax, messages.tooLong(merch.categoryMax))),
    purchase_url: text()
      .required(messages.urlRequired)
      .test(...atMost(url.max, messages.tooLong(url.max)))
      .matches(...formatted(purchaseUrlPattern, messages.urlInvalid)),
    price: typedNumber(messages.priceRange, messages, 'money', locale)
      .min(merch.priceMin, messages.priceRange)
      .max(merch.priceMax, messages.tooMuch(merch.priceMax)),
  });
export type MerchValues = InferType<ReturnType<typeof merchSchema>>;

export type RoleMessages = FormMessages<typeof contentValidation.role> & Pick<Any, 'characters' | 'tooLong'>;
/** Specification, section 5, "New role". */
export const roleSchema = (
  { role }: FormRules = formRules,
  messages: RoleMessages = { ...accountValidation.any, ...contentValidation.role },
) =>
  object({
    name: nameText(messages)
      .required(messages.nameRequired)
      .test(...atMost(role.nameMax, messages.tooLong(role.nameMax))),
  });
export type RoleValues = InferType<ReturnType<typeof roleSchema>>;
