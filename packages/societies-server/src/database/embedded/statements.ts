import { messages, protocol, type PGlite } from '@electric-sql/pglite';
import { statementNames } from '../prepared.ts';
import type { Rows } from './protocol.ts';

const { serialize } = protocol;

/** PostgreSQL's description of a prepared statement. */
interface Shape {
  /** Type OIDs. */
  parameterTypes: readonly number[];
  columns: readonly { name: string; dataTypeID: number }[];
}

/**
 * Named prepared statements, run with a single call into the engine; `PGlite.query` plans anew each time and makes six calls.
 */
export function statements(engine: PGlite): (text: string, parameters: readonly unknown[]) => Promise<Rows> {
  const nameOf = statementNames();
  const shapes = new Map<string, Shape>();

  const send = (...parts: Uint8Array[]) =>
    engine.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false });

  async function prepare(name: string, text: string): Promise<Shape> {
    const replies = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    return {
      parameterTypes:
        replies.find((reply) => reply instanceof messages.ParameterDescriptionMessage)?.dataTypeIDs ?? [],
      columns: replies.find((reply) => reply instanceof messages.RowDescriptionMessage)?.fields ?? [],
    };
  }

  return async (text, parameters) => {
    const name = nameOf(text);
    const known = name === undefined ? undefined : shapes.get(name);
    const shape = known ?? (await prepare(name ?? '', text));
    if (name !== undefined) shapes.set(name, shape);

    const values = parameters.map((value, index) => {
      if (value === null || value === undefined) return null;
      const write = engine.serializers[shape.parameterTypes[index] ?? 0];
      if (write) return write(value);
      return typeof value === 'string' ? value : JSON.stringify(value);
    });
    const rows: Record<string, unknown>[] = [];
    let affected: number | undefined;
    for (const reply of await send(serialize.bind({ statement: name, values }), serialize.execute({}))) {
      if (reply instanceof messages.DataRowMessage) {
        const row: Record<string, unknown> = {};
        shape.columns.forEach(({ name: column, dataTypeID }, index) => {
          const value = reply.fields[index] ?? null;
          const read = engine.parsers[dataTypeID];
          row[column] = value !== null && read ? read(value, dataTypeID) : value;
        });
        rows.push(row);
      } else if (reply instanceof messages.CommandCompleteMessage) {
        const changed = /^(?:INSERT|UPDATE|DELETE|MERGE)\b.* (\d+)$/.exec(reply.text)?.[1];
        affected = changed === undefined ? undefined : Number(changed);
      }
    }
    return { rows, affected };
  };
}
