import { sql } from 'kysely';
import {
  accountOutcomes,
  passwordRefusals,
  paths,
  type AuthOptions,
  type LoginReply,
  type Profile,
  type SignupReply,
} from 'societies-contract';
import { expect, test } from 'vitest';
import { allowances } from '../src/platform/rate-limits.ts';
import { demo, demoPassword, startServer, withServer } from './harness.ts';
import { inTransaction } from '../src/database/transaction.ts';
import { notify } from '../src/notices/notify.ts';
import { mailsTo, tokenIn } from './mailed.ts';
import { society, type Refused } from './people.ts';
import { asBlob, png } from './sample-pictures.ts';
import { storageOf } from './storage-client.ts';

/** `strict`: where addresses must be confirmed, and be of one domain; `careful`: where easy passwords are refused. */
const [server, strict, careful] = await Promise.all([
  withServer(),
  withServer({ env: { VERIFY_EMAIL: 'true', EMAIL_DOMAINS: 'Example.ac.uk' } }),
  withServer({ env: { EASY_PASSWORDS: 'refuse' } }),
]);
const addressOf = async (token: string) =>
  (await server.call<Profile>('GET', paths.profile, { token })).body.email;
const ask = (email: string, on = server) =>
  on.call<Refused>('POST', paths.passwordReset, { body: { email } });
const choose = (token: string, new_password = 'Orbit2027', confirm_password = new_password, on = server) =>
  on.call<Refused>('POST', paths.confirmPasswordReset, {
    body: { token, new_password, confirm_password },
  });
const enter = (uniID: string, password: string, on = server) =>
  on.call<LoginReply & Refused>('POST', paths.login, { body: { uniID, password } });

test('a password link works once and ends every session', async () => {
  const session = await server.signIn(demo.member, demoPassword);
  const email = await addressOf(session);
  expect(await ask(email.toUpperCase())).toMatchObject({
    status: 202,
    body: { detail: accountOutcomes.resetSent },
  });
  const [mail] = await mailsTo(server, email);
  expect(mail?.subject).toBe('Choose a new password');
  expect(mail?.headers.has('list-unsubscribe')).toBe(false);
  const token = tokenIn(mail);
  // Nothing that is stored opens the account.
  const { rows } = await sql<{ all: string }>`
    select (select json_agg(m)::text from mails m) || (select json_agg(l)::text from account_links l) as all`.execute(
    server.database,
  );
  expect(JSON.stringify(rows)).not.toContain(token.split('.')[1]);

  expect((await choose(token, 'short')).status).toBe(400);
  expect((await choose(token, 'Orbit2027', 'Other2027')).body.errors).toHaveProperty('confirm_password');
  expect((await choose(token)).status).toBe(200);
  expect((await server.call('GET', paths.profile, { token: session })).status).toBe(401);
  expect((await enter(demo.member, demoPassword)).status).toBe(401);
  expect((await enter(demo.member, 'Orbit2027')).status).toBe(200);
  expect(await choose(token)).toMatchObject({ status: 400, body: { code: 'token_invalid' } });
  expect((await mailsTo(server, email))[0]?.subject).toBe('Your password was changed');
});

test('an easily guessed password is refused on its field, wherever one is chosen', async () => {
  const guessed: [string, keyof typeof passwordRefusals][] = [
    ['Password1', 'common'],
    ['1QAZ2wsx', 'common'],
    ['Trustno1', 'common'],
    ['Constellation2026', 'guessed'],
    ['My70000077', 'guessed'],
  ];
  const own = { university_id: '70000077', first_name: 'Ada', last_name: 'King', email: 'ada77@uni.example' };
  const signup = (password: string) =>
    careful.call<SignupReply & Refused>('POST', paths.signup, { body: { ...own, password } });
  for (const [password, why] of guessed) {
    const { status, body } = await signup(password);
    expect([password, status, body.code]).toEqual([password, 400, `password_${why}`]);
    expect(body.errors).toEqual({ password: [passwordRefusals[why]] });
  }
  const { body } = await signup('Orbit2027');
  await ask(own.email, careful);
  const link = tokenIn((await mailsTo(careful, own.email))[0]);
  for (const [password, why] of guessed) {
    const refused = { new_password: [passwordRefusals[why]] };
    const changed = await careful.call<Refused>('POST', paths.changePassword, {
      token: body.access_token,
      body: { old_password: 'Orbit2027', new_password: password, confirm_password: password },
    });
    expect([changed.status, changed.body.errors]).toEqual([400, refused]);
    const reset = await choose(link, password, password, careful);
    expect([reset.status, reset.body.errors]).toEqual([400, refused]);
  }
  // What was refused did not use the link up.
  expect((await choose(link, demoPassword, demoPassword, careful)).status).toBe(200);
  // The specification knows no such rule.
  const allowed = await server.call('POST', paths.signup, { body: { ...own, password: 'Password1' } });
  expect(allowed.status).toBe(201);
});

test('a new password ends a pending change of address', async () => {
  const own = { university_id: '70000002', first_name: 'Ada', last_name: 'King' };
  const { body } = await strict.call<SignupReply>('POST', paths.signup, {
    body: { ...own, email: 'owner@example.ac.uk', password: 'Orbit2027' },
  });
  const confirm = (token: string) => strict.call<Refused>('POST', paths.verifyEmail, { body: { token } });
  const latest = async (email: string) => tokenIn((await mailsTo(strict, email))[0]);
  expect((await confirm(await latest('owner@example.ac.uk'))).status).toBe(200);
  await strict.call('PUT', paths.profile, {
    token: body.access_token,
    body: { ...own, email: 'thief@example.ac.uk' },
  });
  const begun = await latest('thief@example.ac.uk');
  await ask('owner@example.ac.uk', strict);
  const reset = await choose(await latest('owner@example.ac.uk'), 'Comet2028', 'Comet2028', strict);
  expect(reset.status).toBe(200);
  expect(await confirm(begun)).toMatchObject({ status: 400, body: { code: 'token_invalid' } });
});

test('a password link ends with a new password or address', async () => {
  const own = { university_id: '70000003', first_name: 'Ada', last_name: 'King' };
  const { body } = await server.call<SignupReply>('POST', paths.signup, {
    body: { ...own, email: 'first@uni.example', password: 'Orbit2027' },
  });
  const token = body.access_token;
  const linkTo = async (email: string) => {
    await ask(email);
    return tokenIn((await mailsTo(server, email))[0]);
  };
  const first = await linkTo('first@uni.example');
  await server.call('PUT', paths.profile, { token, body: { ...own, email: 'second@uni.example' } });
  expect((await choose(first)).status).toBe(400);
  const second = await linkTo('second@uni.example');
  const changed = await server.call('POST', paths.changePassword, {
    token,
    body: { old_password: 'Orbit2027', new_password: 'Comet2028', confirm_password: 'Comet2028' },
  });
  expect(changed.status).toBe(200);
  expect((await choose(second)).status).toBe(400);
});

test('a password link works for an hour, whoever requests more, and not when altered', async () => {
  const email = await addressOf(await server.signIn(demo.newcomer));
  await ask(email);
  const first = tokenIn((await mailsTo(server, email))[0]);
  await ask(email);
  const second = tokenIn((await mailsTo(server, email))[0]);
  const [id = '', signature = ''] = second.split('.');
  const forged = `${first.split('.')[0]}.${signature}`;
  for (const token of [forged, id, `${id}.`, 'x.y', `${second}x`]) {
    expect([token, (await choose(token)).status]).toEqual([token, 400]);
  }
  expect((await choose(first, demoPassword)).status).toBe(200);
  // The one that is used ends the others.
  expect((await choose(second)).status).toBe(400);
  await ask(email);
  const [last] = (await mailsTo(server, email)).filter(({ text }) => text?.includes('/reset-password?'));
  const third = tokenIn(last);
  await sql`update account_links set expires_at = now() - interval '1 second'`.execute(server.database);
  expect((await choose(third)).status).toBe(400);
  expect((await enter(demo.newcomer, demoPassword)).status).toBe(200);
});

test('a password link works to the last second of its hour', async () => {
  const email = await addressOf(await server.signIn(demo.eventsOfficer));
  const aged = async (seconds: number) => {
    await ask(email);
    const token = tokenIn((await mailsTo(server, email))[0]);
    // As if it had been made that long ago.
    await sql`update account_links set expires_at = expires_at - make_interval(secs => ${seconds}::integer)`.execute(
      server.database,
    );
    return (await choose(token, demoPassword)).status;
  };
  expect(await aged(3_600)).toBe(400);
  expect(await aged(3_600 - 60)).toBe(200);
});

test('an unknown address gets the same reply and no email', async () => {
  const timed = async (email: string) => {
    const begun = performance.now();
    const { status, body } = await ask(email);
    return { status, body, time: performance.now() - begun };
  };
  const known = await timed(await addressOf(await server.signIn(demo.eventsOfficer)));
  const unknown = await timed('nobody+tag@constellation.example');
  expect({ ...unknown, time: 0 }).toEqual({ ...known, time: 0 });
  for (const { time } of [known, unknown]) expect(time).toBeGreaterThan(240);
  expect(await mailsTo(server, 'nobody+tag@constellation.example')).toEqual([]);
  for (const email of ['', 'no address', 'a@b.c\r\nBcc: d@e.fg']) expect((await ask(email)).status).toBe(400);
});

test('an address gets a limited number of emails', async () => {
  const limited = await startServer({ env: { RATE_LIMIT_FACTOR: '1' } });
  const [user] = await limited.database.selectFrom('users').select('email').limit(1).execute();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 5; attempt += 1)
    statuses.push((await ask(user?.email ?? '', limited)).status);
  expect(statuses).toEqual([202, 202, 202, 429, 429]);
  await limited.stop();
});

test('an address gets few emails a day, by whatever calls', async () => {
  const limited = await startServer({ env: { RATE_LIMIT_FACTOR: '1', VERIFY_EMAIL: 'true' } });
  const { burst } = allowances['mail-to'].network;
  /** All but the limit of the address itself is whole again, as after a few hours. */
  const hoursPass = () =>
    sql`delete from rate_limits where key not like 'mail-to:%'`.execute(limited.database);
  const stranger = 'stranger@example.org';
  const account = { university_id: '70000021', first_name: 'Ada', last_name: 'King' };
  const signup = await limited.call<SignupReply>('POST', paths.signup, {
    body: { ...account, email: 'ada@example.org', password: 'Orbit2027' },
  });
  const token = signup.body.access_token;
  const move = (email: string) =>
    limited.call<Refused>('PUT', paths.profile, { token, body: { ...account, email } });

  for (let moves = 0; moves < burst - 2; moves += 1) {
    expect((await move(stranger.toUpperCase())).status).toBe(200);
    await hoursPass();
  }
  expect((await limited.call('POST', paths.sendVerification, { token })).status).toBe(200);
  expect((await ask(stranger, limited)).status).toBe(202);
  const refusals = [
    await move(stranger),
    await limited.call<Refused>('POST', paths.sendVerification, { token }),
    await ask(stranger, limited),
    await limited.call<Refused>('POST', paths.signup, {
      body: { ...account, university_id: '70000022', email: stranger, password: 'Orbit2027' },
    }),
  ];
  for (const { status, headers, body } of refusals) {
    expect([status, body.code]).toEqual([429, 'too_many']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_600);
  }
  // The name and other addresses change as ever.
  await hoursPass();
  expect((await move('ada@example.org')).status).toBe(200);
  expect((await move('lovelace@example.org')).status).toBe(200);

  // An address that nobody has is refused after as many.
  const answers: number[] = [];
  for (let asked = 0; asked <= burst; asked += 1) {
    await hoursPass();
    answers.push((await ask('nobody@example.org', limited)).status);
  }
  expect(answers).toEqual([...Array<number>(burst).fill(202), 429]);
  await limited.stop();
});

test('an account can change its address and password a few times a day', async () => {
  const limited = await startServer({ env: { RATE_LIMIT_FACTOR: '1' } });
  const token = await limited.signIn(demo.newcomer);
  const { body } = await limited.call<Profile>('GET', paths.profile, { token });
  const { first_name, last_name, university_id } = body;
  const move = (email: string) =>
    limited.call<Refused>('PUT', paths.profile, {
      token,
      body: { first_name, last_name, university_id, email },
    });
  const { burst: moves } = allowances['change-email'].id;
  for (let moved = 0; moved < moves; moved += 1)
    expect((await move(`newcomer${moved}@example.org`)).status).toBe(200);
  expect((await move('newcomer@example.org')).status).toBe(429);
  // What mails nobody costs nothing.
  expect((await move(`newcomer${moves - 1}@example.org`)).status).toBe(200);

  const change = async (from: number) =>
    (
      await limited.call('POST', paths.changePassword, {
        token,
        body: {
          old_password: from === 0 ? demoPassword : `Orbit202${from}`,
          new_password: `Orbit202${from + 1}`,
          confirm_password: `Orbit202${from + 1}`,
        },
      })
    ).status;
  const { burst: changes, every } = allowances['password-changed'].id;
  // As if all but two had been made today.
  await sql`
    insert into rate_limits (key, full_at)
    values (${`password-changed:id:${demo.newcomer}`}, now() + make_interval(secs => ${(changes - 2) * every}::double precision))`.execute(
    limited.database,
  );
  expect([await change(0), await change(1), await change(2)]).toEqual([200, 200, 429]);
  await limited.stop();
});

test('a user without a confirmed address can read and change the address only', async () => {
  const signup = (email: string, university_id: string) =>
    strict.call<SignupReply & Refused>('POST', paths.signup, {
      body: { university_id, first_name: 'Ada', last_name: 'King', email, password: 'Orbit2027' },
    });
  expect((await signup('ada@gmail.com', '70000001')).body.errors).toHaveProperty('email');
  const { body } = await signup('Ada@example.AC.uk', '70000001');
  const token = body.access_token;
  const profile = async () => (await strict.call<Profile>('GET', paths.profile, { token })).body;
  const join = () => strict.call<Refused>('POST', paths.join(society), { token });
  expect(await profile()).toMatchObject({ email_verified: false, pending_email: 'Ada@example.AC.uk' });
  expect((await strict.call('GET', paths.societies, { token })).status).toBe(200);
  expect(await join()).toMatchObject({ status: 403, body: { code: 'email_unverified' } });

  const link = tokenIn((await mailsTo(strict, 'Ada@example.AC.uk'))[0]);
  const confirm = (of: string) => strict.call<Refused>('POST', paths.verifyEmail, { body: { token: of } });
  expect((await confirm(`${link}x`)).status).toBe(400);
  expect((await strict.call('POST', paths.sendVerification, { token })).status).toBe(200);
  // The one that was sent again is the one that is good.
  expect((await confirm(link)).status).toBe(400);
  const again = tokenIn((await mailsTo(strict, 'Ada@example.AC.uk'))[0]);
  expect((await confirm(again)).status).toBe(200);
  expect((await confirm(again)).status).toBe(400);
  expect(await profile()).toMatchObject({ email_verified: true, pending_email: null });
  expect([200, 201]).toContain((await join()).status);
  expect((await strict.call('POST', paths.sendVerification, { token })).status).toBe(409);

  // A new address counts when it is confirmed.
  const move = (email: string) =>
    strict.call<Profile & Refused>('PUT', paths.profile, {
      token,
      body: { first_name: 'Ada', last_name: 'King', email, university_id: '70000001' },
    });
  expect((await move('ada@evil.example')).body.errors).toHaveProperty('email');
  expect((await move('lovelace@example.ac.uk')).body).toMatchObject({
    email: 'Ada@example.AC.uk',
    email_verified: true,
    pending_email: 'lovelace@example.ac.uk',
  });
  await confirm(tokenIn((await mailsTo(strict, 'lovelace@example.ac.uk'))[0]));
  expect(await profile()).toMatchObject({ email: 'lovelace@example.ac.uk', pending_email: null });
  const [told] = await mailsTo(strict, 'Ada@example.AC.uk');
  expect(told?.subject).toBe('Your email address was changed');
});

test('every other write is refused until the address is confirmed', async () => {
  const { status: signedUp, body } = await strict.call<SignupReply & Refused>('POST', paths.signup, {
    body: {
      university_id: '70000012',
      first_name: 'Una',
      last_name: 'King',
      email: 'unconfirmed@example.ac.uk',
      password: 'Orbit2027',
    },
  });
  expect([signedUp, body]).toMatchObject([201, { user_id: '70000012' }]);
  const token = body.access_token;
  const contract = (
    await strict.call<{ paths: Record<string, Record<string, unknown>> }>('GET', '/api/openapi.json')
  ).body;
  const writes = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .map((method) => method.toUpperCase())
      .filter((method) => method !== 'GET')
      .map((method) => [method, path] as const),
  );
  expect(writes.length).toBeGreaterThan(60);
  const open: string[] = [];
  for (const [method, path] of writes) {
    const address = path.replace(/[{][a-zA-Z]+[}]/g, '1');
    // Logging out would end what the others are tried with.
    if (address === paths.logout) continue;
    const { status, body: refusal } = await strict.call<Refused>(method, address, { token });
    if (refusal.code !== 'email_unverified') open.push(`${method} ${path}`);
    else
      expect([method, path, status, refusal.detail]).toEqual([
        method,
        path,
        403,
        accountOutcomes.emailUnverified,
      ]);
  }
  expect(open.sort()).toEqual(
    [
      // For everybody, with an account or without.
      `POST ${paths.signup}`,
      `POST ${paths.login}`,
      `POST ${paths.refresh}`,
      `POST ${paths.passwordReset}`,
      `POST ${paths.confirmPasswordReset}`,
      `POST ${paths.verifyEmail}`,
      `POST ${paths.unsubscribe}`,
      // To mend the address or have the mail again, and to keep others out meanwhile.
      `POST ${paths.sendVerification}`,
      `POST ${paths.changePassword}`,
      `PUT ${paths.profile}`,
      // What is kept about them is theirs to have deleted.
      `DELETE ${paths.profile}`,
    ].sort(),
  );
  expect((await strict.call('GET', paths.profile, { token })).status).toBe(200);
  expect((await strict.call('POST', paths.logout, { token })).status).toBe(204);
});

test('a user without a confirmed address cannot store a picture and can delete the account', async () => {
  const id = '70000015';
  const { body } = await strict.call<SignupReply>('POST', paths.signup, {
    body: {
      university_id: id,
      first_name: 'Una',
      last_name: 'King',
      email: 'no.picture@example.ac.uk',
      password: 'Orbit2027',
    },
  });
  const token = body.access_token;
  const key = `${id}/avatars/${id}.png`;
  const { error } = await storageOf(strict, token)
    .from('users')
    .upload(key, asBlob(await png()));
  expect(error).toMatchObject({ status: 403, message: accountOutcomes.emailUnverified });
  const raw = await strict.call<Refused>('POST', `/storage/v1/object/users/${key}`, { token });
  expect([raw.status, raw.body.code]).toEqual([403, 'email_unverified']);
  const { status } = await strict.call('POST', paths.changeAvatar, { token, body: { avatar: 'x' } });
  expect(status).toBe(403);

  const leave = (password: string) => strict.call('DELETE', paths.profile, { token, body: { password } });
  expect((await leave('Wrong1234')).status).toBe(400);
  expect((await leave('Orbit2027')).status).toBe(204);
  expect((await enter(id, 'Orbit2027', strict)).status).toBe(401);
});

test('an unconfirmed address gets only the email that confirms it', async () => {
  const email = 'maybe.a.stranger@example.ac.uk';
  await strict.call('POST', paths.signup, {
    body: {
      university_id: '70000014',
      first_name: 'Ada',
      last_name: 'King',
      email,
      password: 'Orbit2027',
    },
  });
  const tell = () =>
    inTransaction(strict.database, (trx) =>
      notify(trx, [
        {
          message: 'role_given',
          values: { role: 'Secretary', society: 'Astronomy Society' },
          to: ['70000014'],
          society,
          href: `/societies/${society}`,
        },
      ]),
    );
  const subjects = async () => (await mailsTo(strict, email)).map(({ subject }) => subject);
  await tell();
  expect(await subjects()).toEqual(['Confirm your email address']);
  const waiting = await strict.database
    .selectFrom('mails')
    .select('id')
    .where('university_id', '=', '70000014')
    .execute();
  expect(waiting).toEqual([]);
  await strict.call('POST', paths.verifyEmail, {
    body: { token: tokenIn((await mailsTo(strict, email))[0]) },
  });
  await tell();
  expect(await subjects()).toContain('You are Secretary of Astronomy Society');
});

test('without VERIFY_EMAIL a new address counts at once, and the old one is notified', async () => {
  const token = await server.signIn(demo.eventsOfficer);
  const { body: before } = await server.call<Profile>('GET', paths.profile, { token });
  const { first_name, last_name, university_id } = before;
  const { body } = await server.call<Profile>('PUT', paths.profile, {
    token,
    body: { first_name, last_name, university_id, email: 'moved@constellation.example' },
  });
  expect(body).toMatchObject({
    email: 'moved@constellation.example',
    email_verified: false,
    pending_email: null,
  });
  expect((await mailsTo(server, before.email))[0]?.subject).toBe('Your email address was changed');
  expect((await server.call<AuthOptions>('GET', paths.authOptions)).body).toEqual({
    password: true,
    signup: true,
    oidc: null,
  });
});
