import { sql } from 'kysely';
import Type from 'typebox';
import { importMessages, societyLimits } from 'societies-contract';
import { Name, Text } from 'societies-contract/schemas';
import { toKey } from '../../database/keys.ts';
import { foundSociety } from '../../societies/founding.ts';
import { removeSociety } from '../../societies/changes.ts';
import { fault } from '../faults.ts';
import { recordImport } from '../history.ts';
import type { Compared, Kind } from '../kind.ts';
import { referredTo } from '../references.ts';
import { faultsIn } from '../texts.ts';

interface NewSociety {
  name: string;
  category: { id: number; name: string };
  description: string;
}

const texts = Type.Object({
  name: Name(societyLimits.nameMax, { required: importMessages.cell.required }, societyLimits.nameMin),
  description: Text(societyLimits.descriptionMax),
});

/** Categories that a message names. */
const mostNamed = 15;

/** Tells whether a society is as it was imported: its own fields, and what it is founded with. */
const stamp = sql.raw(`md5(row(societies.name, societies.version,
  (select row(join_mode, version, enable_posts, enable_events, enable_merch) from society_settings
    where society_settings.society_id = societies.id),
  (select string_agg(name || version, ',' order by id) from roles where roles.society_id = societies.id),
  (select string_agg(name || version, ',' order by id) from themes where themes.society_id = societies.id))::text)`);
/** What every society has from its founding on. */
const founded = ['import_rows', 'roles', 'themes', 'society_settings'];

/** Societies, without members: their committees are imported after them. */
export const societies: Kind<NewSociety> = {
  kind: 'societies',
  batch: 20,
  async check(context) {
    const { database, actor } = context;
    const categories = await database
      .selectFrom('categories')
      .select(['id', 'name'])
      .orderBy('name')
      .execute();
    const byKey = new Map(categories.map((category) => [toKey(category.name), category]));
    const known = categories
      .slice(0, mostNamed)
      .map(({ name }) => name)
      .join(', ');
    return {
      read(row) {
        const body = { name: row.text('name').replace(/\s+/g, ' '), description: row.text('description') };
        const faults = faultsIn(texts, body);
        const text = row.text('category');
        const category = byKey.get(toKey(text)) ?? categories.find(({ id }) => String(id) === text);
        if (text === '') faults.push(fault('category', 'required'));
        else if (!category) faults.push(fault('category', 'unknown_category', known, text));
        for (const one of faults) row.refuse(one);
        if (faults.length > 0 || !category) return undefined;
        return { name: body.name.trim(), description: body.description.trim(), category };
      },
      keysOf: ({ name }) => [['name', toKey(name)]],
      async compare(items) {
        const keys = items.map(({ value }) => toKey(value.name));
        const taken = await database
          .selectFrom('societies')
          .select(['name_key', 'category_id', 'description'])
          .where(sql<boolean>`name_key = any(${keys}::text[])`)
          .execute();
        const there = new Map(taken.map((one) => [one.name_key, one]));
        const compared = new Map<number, Compared>();
        for (const { row, value } of items) {
          const one = there.get(toKey(value.name));
          if (!one) continue;
          const same =
            one.category_id === value.category.id &&
            (!context.has('description') || one.description === value.description);
          compared.set(row, same ? 'unchanged' : [fault('name', 'society_exists', '', value.name)]);
        }
        return compared;
      },
      preview: ({ name, description, category }) => ({
        values: { name, category: category.name, description: description.slice(0, 200) },
      }),
      async store(trx, importId, items) {
        for (const { row, value } of items) {
          const id = await foundSociety(trx, {
            name: value.name,
            description: value.description,
            categoryId: value.category.id,
            founder: null,
          });
          await sql`
            insert into import_rows (import_id, position, society_id, stamp)
            select ${importId}::bigint, ${row}::integer, id, ${stamp} from societies where id = ${id}`.execute(
            trx,
          );
        }
        return items.length;
      },
      async record(trx, importId, count) {
        await recordImport(trx, { actor, action: 'societies.imported', importId, field: 'societies', count });
      },
    };
  },
  undo: {
    batch: 20,
    async changed(trx, importId) {
      const used = await referredTo(trx, 'societies', ['id'], founded);
      const { rows } = await sql<{ name: string }>`
        with held as (
          select societies.* from societies join import_rows on import_rows.society_id = societies.id
          where import_id = ${importId} order by societies.id for update of societies
        )
        select societies.name from held as societies
          join import_rows on import_id = ${importId} and import_rows.society_id = societies.id
        where import_rows.stamp <> ${stamp} or ${used('societies')}
        order by import_rows.position`.execute(trx);
      return rows.map(({ name }) => name);
    },
    async remove(trx, importId, positions) {
      const used = await referredTo(trx, 'societies', ['id'], founded);
      const { rows } = await sql<{ id: number }>`
        select societies.id from societies join import_rows on import_rows.society_id = societies.id
        where import_id = ${importId} and position = any(${positions}::integer[])
          and import_rows.stamp = ${stamp} and not (${used('societies')})`.execute(trx);
      for (const { id } of rows) await removeSociety(trx, id);
    },
  },
};
