import { sql } from 'kysely';
import Type from 'typebox';
import { accountOutcomes, accountValidation } from 'societies-contract';
import { ImportedUser } from 'societies-contract/schemas';
import { checkEmailDomain } from '../../account/email-domains.ts';
import { emailKey } from '../../account/email-key.ts';
import { record } from '../../history/record.ts';
import { Refusal } from '../../platform/errors.ts';
import { clipped, type CellFault } from '../faults.ts';
import type { Compared, Kind } from '../kind.ts';
import { readId } from '../lookups.ts';
import { referredTo } from '../references.ts';
import { faultsIn } from '../texts.ts';

interface NewUser {
  university_id: string;
  first_name: string;
  last_name: string;
  email: string;
}

const nameAndAddress = Type.Pick(ImportedUser, ['first_name', 'last_name', 'email']);

const signupTaken = (field: 'university_id' | 'email', value: string): CellFault =>
  field === 'email'
    ? { field, message: accountValidation.signup.emailTaken, code: 'email_taken', value: clipped(value) }
    : { field, message: accountValidation.signup.idTaken, code: 'id_taken', value };

/** Tells whether an account is as it was imported. */
const stamp =
  sql.raw(`md5(row(users.account_id, users.first_name, users.last_name, users.email, users.password_hash,
  users.avatar, users.is_admin, users.email_verified_at, users.suspended_at, users.language)::text)`);

function faultOfDomain(email: string, emailDomains: string[]): CellFault[] {
  try {
    checkEmailDomain(email, emailDomains);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [
      {
        field: 'email',
        message: accountOutcomes.emailDomain(emailDomains),
        code: 'email_domain',
        about: emailDomains.join(', '),
        value: clipped(email),
      },
    ];
  }
}

/** Accounts. Whoever is imported has no password until they choose one. */
export const users: Kind<NewUser> = {
  kind: 'users',
  batch: 100,
  async check(context) {
    const { database, config, actor } = context;
    return {
      read(row) {
        const user = {
          first_name: row.text('first_name'),
          last_name: row.text('last_name'),
          email: row.text('email'),
        };
        const id = readId(row, context);
        const found = faultsIn(nameAndAddress, user);
        const faults = found.length > 0 ? found : faultOfDomain(user.email, config.emailDomains);
        for (const one of faults) row.refuse(one);
        return id === undefined || faults.length > 0 ? undefined : { university_id: id, ...user };
      },
      keysOf: ({ university_id: id, email }) => [
        ['university_id', id],
        ['email', emailKey(email)],
      ],
      async compare(items) {
        const ids = items.map(({ value }) => value.university_id);
        const keys = items.map(({ value }) => emailKey(value.email));
        const taken = await database
          .selectFrom('users')
          .select(['university_id', 'email_key', 'first_name', 'last_name'])
          .where(sql<boolean>`university_id = any(${ids}::text[]) or email_key = any(${keys}::text[])`)
          .execute();
        const byId = new Map(taken.map((one) => [one.university_id, one]));
        const takenKeys = new Set(taken.map((one) => one.email_key));
        const compared = new Map<number, Compared>();
        for (const { row, value } of items) {
          const key = emailKey(value.email);
          const there = byId.get(value.university_id);
          if (there)
            compared.set(
              row,
              there.email_key === key &&
                there.first_name === value.first_name &&
                there.last_name === value.last_name
                ? 'unchanged'
                : [signupTaken('university_id', value.university_id)],
            );
          else if (takenKeys.has(key)) compared.set(row, [signupTaken('email', value.email)]);
        }
        return compared;
      },
      preview: (value) => ({ values: { ...value } }),
      async store(trx, importId, items) {
        const hash = await context.passwordHash();
        const rows = items.map(({ row, value }) => ({ row, ...value, email_key: emailKey(value.email) }));
        await sql`
          with rows as (
            select * from json_to_recordset(${JSON.stringify(rows)}::json) as rows
              (row integer, university_id text, first_name text, last_name text, email text, email_key text)
          ), users as (
            insert into users (university_id, first_name, last_name, email, email_key, password_hash)
            select university_id, first_name, last_name, email, email_key, ${hash}::text from rows
            returning *
          )
          insert into import_rows (import_id, position, university_id, stamp)
          select ${importId}::bigint, rows.row, users.university_id, ${stamp}
          from users join rows on rows.university_id = users.university_id`.execute(trx);
        return items.length;
      },
      async record(trx, _importId, count) {
        await record(trx, {
          actor,
          society: null,
          action: 'users.imported',
          subject: { kind: 'user' },
          before: null,
          after: { users: count },
        });
      },
    };
  },
  undo: {
    batch: 100,
    async changed(trx, importId) {
      const used = await referredTo(trx, 'users', ['university_id'], ['import_rows']);
      const { rows } = await sql<{ name: string }>`
        with held as (
          select users.* from users join import_rows on import_rows.university_id = users.university_id
          where import_id = ${importId} order by users.university_id for update of users
        )
        select trim(users.first_name || ' ' || users.last_name) || ' (' || users.university_id || ')' as name
        from held as users join import_rows on import_id = ${importId} and import_rows.university_id = users.university_id
        where import_rows.stamp <> ${stamp} or ${used('users')}
        order by import_rows.position`.execute(trx);
      return rows.map(({ name }) => name);
    },
    async remove(trx, importId, positions) {
      const used = await referredTo(trx, 'users', ['university_id'], ['import_rows']);
      await sql`
        delete from users using import_rows
        where import_id = ${importId} and position = any(${positions}::integer[])
          and users.university_id = import_rows.university_id
          and import_rows.stamp = ${stamp} and not (${used('users')})`.execute(trx);
    },
  },
};
