import fc from 'fast-check';
import { Value } from 'typebox/value';
import Type, { type TSchema } from 'typebox';
import type { AnyObjectSchema } from 'yup';
import { describe, expect, test } from 'vitest';
import {
  eventSchema,
  loginSchema,
  merchSchema,
  passwordSchema,
  postSchema,
  profileSchema,
  roleSchema,
  signupSchema,
  societyRequestSchema,
} from '../src/forms.ts';
import { validation } from '../src/validation.ts';
import {
  ChangePasswordBody,
  EventBody,
  LoginBody,
  MerchBody,
  NewRoleBody,
  PostBody,
  ProfileBody,
  ProfileChange,
  SignupBody,
  SocietyRequestBody,
} from '../src/schemas/index.ts';

/** The first message of each field that a form refuses. */
function messages(form: AnyObjectSchema, values: object): Record<string, string> {
  try {
    form.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as { inner: { path: string; message: string }[] };
    return Object.fromEntries(inner.toReversed().map((one) => [one.path, one.message]));
  }
}

describe('the specified messages', () => {
  test('login', () => {
    expect(messages(loginSchema(), {})).toEqual({
      uniID: 'ID is required',
      password: 'Password is required',
    });
    expect(messages(loginSchema(), { uniID: '1'.repeat(21), password: '1234567' })).toEqual({
      uniID: 'Maximum length is 20 characters',
      password: 'Minimum Length 8 characters',
    });
  });

  test('signup', () => {
    expect(messages(signupSchema(), {})).toEqual({
      first_name: 'Forename is required',
      last_name: 'Surname is required',
      email: 'Email is required',
      university_id: 'University ID is required',
      password: 'Password is required',
      confirm_password: 'Please confirm your password',
    });
    expect(
      messages(signupSchema(), {
        first_name: 'a'.repeat(21),
        last_name: 'b'.repeat(21),
        email: 'nobody',
        university_id: '1234567',
        password: 'lowercase1',
        confirm_password: 'other',
      }),
    ).toEqual({
      first_name: 'Maximum length is 20 characters',
      last_name: 'Maximum length is 20 characters',
      email: 'Please enter a valid email address',
      university_id: 'University ID must be exactly 8 digits',
      password: 'Password must have at least one uppercase letter and one number',
      confirm_password: 'Passwords do not match',
    });
    expect(messages(signupSchema(), { email: `${'a'.repeat(45)}@b.org` })).toMatchObject({
      email: 'Maximum length is 50 characters',
    });
  });

  test('society request', () => {
    expect(messages(societyRequestSchema(), { category: '' })).toEqual({
      name: 'Society name is required',
      proposal: 'Proposal is required',
      category: 'Category is required',
    });
  });

  test('event', () => {
    expect(messages(eventSchema(), { duration: '', max_participants: '', price: '' })).toEqual({
      name: 'Event name is required.',
      date: 'Event date is required.',
      time: 'Event time is required.',
      venue: 'Event venue is required.',
      description: 'Event description is required.',
      duration: 'Event duration is required and must be at least 30 minutes.',
      max_participants: 'Max participants is required and must be at least 1.',
      price: 'Event price is required and must be a non-negative number.',
    });
    expect(messages(eventSchema(), { duration: 0.4, max_participants: 0, price: -1 })).toMatchObject({
      duration: validation.event.durationRange,
      max_participants: validation.event.participantsRange,
      price: validation.event.priceRange,
    });
  });

  test('numbers are read in the reader’s notation', () => {
    const typed = { duration: '0:45', max_participants: '1.250', price: '12,50' };
    expect(messages(eventSchema(), typed)).not.toHaveProperty('price');
    expect(eventSchema(undefined, undefined, 'de').cast(typed, { assert: false })).toMatchObject({
      duration: 0.75,
      max_participants: 1250,
      price: 12.5,
    });
    expect(
      messages(eventSchema(), { duration: '1:75', max_participants: 'many', price: '1.250' }),
    ).toMatchObject({
      duration: validation.event.durationRange,
      max_participants: validation.event.participantsRange,
      price: 'This can be read as 1250 or 1.25. Please write one of these.',
    });
    expect(messages(merchSchema(), { price: '-1' })).toMatchObject({ price: validation.merch.priceRange });
    expect(merchSchema().cast({ price: '£7.99' }, { assert: false })).toEqual({ price: 7.99 });
  });

  test('how an event is paid is asked where it costs something', () => {
    const paying = (fields: object) => {
      const { pay_instructions, pay_url, pay_within_hours } = messages(eventSchema(), {
        price: '65',
        ...fields,
      });
      return { pay_instructions, pay_url, pay_within_hours };
    };
    const { instructionsRequired: required, linkInvalid, payHoursRange } = validation.event;
    const range = payHoursRange(1, 336);
    const nothing = {};
    expect(paying({ pay_instructions: '', pay_url: '', pay_within_hours: '' })).toEqual(nothing);
    expect(paying({ pay_instructions: 'At the desk.', pay_within_hours: '336' })).toEqual(nothing);
    expect(paying({ pay_within_hours: '48' })).toEqual({ pay_instructions: required });
    expect(paying({ pay_url: 'https://pay.example' })).toEqual({ pay_instructions: required });
    for (const pay_within_hours of ['0', '337', '1,5', 'a day'])
      expect(paying({ pay_instructions: 'At the desk.', pay_within_hours })).toEqual({
        pay_within_hours: range,
      });
    expect(paying({ pay_instructions: 'x'.repeat(1001), pay_url: 'http://pay.example' })).toEqual({
      pay_instructions: validation.any.tooLong(1000),
      pay_url: linkInvalid,
    });
    // What stands in fields that are no longer shown is no fault.
    expect(paying({ price: '0', pay_url: 'nowhere', pay_within_hours: 'a day' })).toEqual(nothing);
    expect(eventSchema().cast({ price: '65', pay_within_hours: '48' }, { assert: false })).toMatchObject({
      pay_within_hours: 48,
    });
  });

  test('post, merch, role and password', () => {
    expect(messages(postSchema(), {})).toEqual({
      title: 'Post title is required',
      content: 'Post content is required',
    });
    expect(messages(merchSchema(), { price: 0 })).toEqual({
      name: 'Merch name is required.',
      description: 'Merch description is required.',
      category: 'Merch category is required.',
      purchase_url: 'Merch URL is required.',
      price: 'Merch price is required and must be > 0.01.',
    });
    expect(messages(roleSchema(), {})).toEqual({ name: 'Role name is required.' });
    expect(messages(passwordSchema(), {})).toEqual({
      old_password: 'Old password is required.',
      new_password: 'New password is required.',
      confirm_password: 'Password confirmation is required.',
    });
  });
});

describe('a form sends nothing that the server refuses', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'aB3 .@-') }),
    fc.constantFrom(
      '',
      '   ',
      '12345678',
      'a@b.org',
      'Cosmos2026',
      'https://shop.example/a',
      'javascript:alert(1)',
    ),
  );
  const amount = fc.oneof(
    fc.integer({ min: -2, max: 400 }),
    fc.double({ noNaN: true }),
    fc.constant(undefined),
  );
  const same = <T>(value: T) => value;

  /** Draws values, and wherever the form accepts them the body made of them must pass the schema. */
  function agrees(
    form: AnyObjectSchema,
    schema: TSchema,
    draw: fc.Arbitrary<object>,
    body: (values: Record<string, unknown>) => unknown = same,
  ) {
    let accepted = 0;
    fc.assert(
      fc.property(draw, (values) => {
        if (!form.isValidSync(values)) return;
        accepted += 1;
        const sent = body(form.cast(values) as Record<string, unknown>);
        expect([...Value.Errors(schema, sent)]).toEqual([]);
      }),
      { numRuns: 3_000, seed: 2026 },
    );
    expect(accepted).toBeGreaterThan(0);
  }

  const valid = { first_name: 'Mira', last_name: 'Voss', email: 'mira@example.org' };
  /** One drawn field among right ones, so that acceptance is common and each rule is met. */
  const oneOff = (right: Record<string, unknown>, drawn: Record<string, fc.Arbitrary<unknown>>) =>
    fc
      .constantFrom(...Object.keys(drawn))
      .chain((key) => drawn[key]!.map((value) => ({ ...right, [key]: value })));

  test('login', () => {
    agrees(
      loginSchema(),
      LoginBody,
      oneOff({ uniID: '10000005', password: 'Cosmos2026' }, { uniID: text, password: text }),
    );
  });

  test('signup', () => {
    const right = {
      ...valid,
      university_id: '10000009',
      password: 'Cosmos2026',
      confirm_password: 'Cosmos2026',
    };
    agrees(
      signupSchema(),
      SignupBody,
      oneOff(right, { first_name: text, last_name: text, email: text, university_id: text, password: text }),
      ({ confirm_password: _, ...body }) => body,
    );
  });

  test('profile and password', () => {
    agrees(
      profileSchema(),
      Type.Required(ProfileChange),
      oneOff(valid, { first_name: text, last_name: text, email: text }),
    );
    // What the university gave is kept, whatever the form takes of what is new.
    const kept = { first_name: 'Ä'.repeat(100), last_name: '', email: `o'${'b'.repeat(60)}@uni.example` };
    const withKept = profileSchema(undefined, undefined, kept);
    expect(withKept.isValidSync(kept)).toBe(true);
    expect(Value.Check(ProfileBody, { ...kept, university_id: '10000005' })).toBe(true);
    for (const changed of [{ first_name: 'Ä'.repeat(99) }, { email: '' }, { email: 'b'.repeat(60) }])
      expect(withKept.isValidSync({ ...kept, ...changed })).toBe(false);
    expect(profileSchema().isValidSync(kept)).toBe(false);
    agrees(
      passwordSchema(),
      ChangePasswordBody,
      text.map((password) => ({
        old_password: 'Cosmos2026',
        new_password: `A1${password}`,
        confirm_password: `A1${password}`,
      })),
    );
  });

  test('society request', () => {
    agrees(
      societyRequestSchema(),
      SocietyRequestBody,
      oneOff(
        { name: 'Kite Flyers', proposal: 'We fly kites.', category: 1 },
        { name: text, proposal: text, category: fc.integer({ min: 1, max: 20 }) },
      ),
      (values) => ({ ...values, user: '10000005' }),
    );
  });

  test('event', () => {
    const right = {
      name: 'Geminids',
      date: '2026-12-13',
      time: '22:00',
      venue: 'Roof',
      description: 'Blankets.',
      duration: 2.5,
      max_participants: 60,
      price: 0,
    };
    agrees(
      eventSchema(),
      EventBody,
      oneOff(right, { name: text, venue: text, description: text, max_participants: amount, price: amount }),
      ({ date, time, duration: _, ...values }) => ({
        ...values,
        datetime: `${String(date)}T${String(time)}:00.000Z`,
        duration: '02:30:00',
        is_active: true,
      }),
    );
  });

  test('post, merch and role', () => {
    agrees(postSchema(), PostBody, fc.record({ title: text, content: text }), (values) => ({
      ...values,
      show_likes: true,
    }));
    agrees(
      merchSchema(),
      MerchBody,
      oneOff(
        {
          name: 'Mug',
          description: 'Holds tea.',
          category: 'Home',
          purchase_url: 'https://shop.example/mug',
          price: 8,
        },
        { name: text, description: text, category: text, purchase_url: text, price: amount },
      ),
    );
    agrees(roleSchema(), NewRoleBody, fc.record({ name: text }), (values) => ({ ...values, society: 1 }));
  });
});
