import { setImmediate } from 'node:timers/promises';
import { importLimits, importMessages, type ImportReply } from 'societies-contract';
import { badRequest } from '../platform/errors.ts';
import { inBatches } from '../platform/pages.ts';
import { DateOrders } from './dates.ts';
import { clipped, fault, Faults, isFormulaError, type CellFault } from './faults.ts';
import type { Checker, ImportContext, Item } from './kind.ts';
import type { AnyKind } from './kinds.ts';
import { reader, type ReadTable } from './read-table.ts';

/** Rows that are read before others are served. */
const readAtOnce = 200;

/** What a file says, compared with what is stored. */
export interface Checked {
  checker: Checker<unknown>;
  /** Rows that would be new. */
  items: Item<unknown>[];
  unchanged: number;
  faults: Faults;
  shortIds: number;
  dates: ImportReply['dates'];
  preview: ImportReply['preview'];
}

const dateFields = ['joined', 'datetime', 'ends'] as const;

/** Finds out whether the day or the month comes first, by all days of the file. */
async function findDateOrder({ places, rows, columns }: ReadTable): Promise<DateOrders> {
  const orders = new DateOrders();
  const read = reader(places);
  for (const field of dateFields) {
    const place = places.get(field);
    if (place === undefined) continue;
    for (const [index, row] of rows.entries()) {
      if (index % 2_000 === 0) await setImmediate();
      orders.look(columns[place]?.name ?? '', read(row, field));
    }
  }
  return orders;
}

export type Asked = Omit<ImportContext, 'has' | 'dateOrder' | 'onShortId'> & {
  dateOrder: ImportContext['dateOrder'] | undefined;
  dryRun: boolean;
};

/**
 * Reads every row of a file, and compares it with what is stored.
 * @throws 400 if it is to be stored and days can be read in two ways.
 */
export async function checkTable(kind: AnyKind, table: ReadTable, asked: Asked): Promise<Checked> {
  const orders = await findDateOrder(table);
  const order = asked.dateOrder ?? orders.order;
  const shown = orders.unclear ?? orders.first;
  if (order === null && !asked.dryRun)
    throw badRequest(importMessages.dateOrder(shown?.sample ?? ''), 'import_date_order');
  let shortIds = 0;
  const checker = await kind.check({
    ...asked,
    dateOrder: order ?? 'day_first',
    has: (field) => table.places.has(field),
    onShortId: () => (shortIds += 1),
  });
  const faults = new Faults();
  const good: Item<unknown>[] = [];
  const seen = new Map<string, number>();
  const valueIn = reader(table.places);
  for (const [index, row] of table.rows.entries()) {
    if (index % readAtOnce === 0) await setImmediate();
    const found: CellFault[] = [];
    const value = checker.read({
      text(field) {
        const text = valueIn(row, field);
        if (!isFormulaError(text)) return text;
        found.push(fault(field, 'formula', '', text));
        return '';
      },
      refuse(one) {
        // Of a cell with an error nothing else is said.
        if (!found.some(({ field, code }) => field === one.field && code === 'formula')) found.push(one);
      },
    });
    // Of a refused row nothing is taken, so that another may say the same.
    if (value !== undefined && found.length === 0) {
      for (const [field, key] of checker.keysOf(value)) {
        const first = seen.get(`${field} ${key}`);
        if (first !== undefined)
          found.push(fault(field, 'twice', String(first), clipped(valueIn(row, field))));
        else seen.set(`${field} ${key}`, row.row);
      }
    }
    faults.add(row.row, found);
    if (found.length === 0 && value !== undefined) good.push({ row: row.row, value });
  }
  const items: Item<unknown>[] = [];
  const preview: ImportReply['preview'] = [];
  let unchanged = 0;
  const compare = async (some: Item<unknown>[]) => {
    const compared = await checker.compare(some);
    for (const item of some) {
      const what = compared.get(item.row);
      if (what === 'unchanged') unchanged += 1;
      else if (what) {
        faults.add(item.row, what);
        continue;
      } else items.push(item);
      if (preview.length < importLimits.preview)
        preview.push({
          row: item.row,
          state: what === 'unchanged' ? 'unchanged' : 'new',
          ...checker.preview(item.value),
        });
    }
    return some;
  };
  // oxlint-disable-next-line no-unused-vars -- each batch is compared where it is made
  for await (const _ of inBatches(good, compare));
  return {
    checker,
    items,
    unchanged,
    faults,
    shortIds,
    dates: (shown && { ...shown, order: asked.dateOrder ?? orders.order }) || null,
    preview,
  };
}
