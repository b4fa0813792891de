/** What the server asks of the engine's thread. */
export type Request =
  | { kind: 'query'; sql: string; parameters: readonly unknown[] }
  /** Writes what is in memory to the tables' files, so that the log of changes can be cut short. */
  | { kind: 'checkpoint' }
  /** Reclaims dead rows and renews the planner's statistics where it is worth it. */
  | { kind: 'vacuum' }
  | { kind: 'measure' }
  | { kind: 'close' };

export interface Measures {
  /** Bytes of the log of changes. */
  walBytes: number;
  /** How often PostgreSQL made a file durable. */
  syncs: number;
}

export interface Rows {
  rows: unknown[];
  affected: number | undefined;
}

export interface ThreadError {
  message: string;
  /** The fields of a PostgreSQL error: code, constraint, detail, severity. */
  fields: Record<string, string>;
}

export type Reply = { id: number; ok: true; value: unknown } | { id: number; ok: false; error: ThreadError };

/** What the thread says of itself, first of all. */
export type Greeting = { ready: true; created: boolean } | { ready: false; error: ThreadError };

export interface Setup {
  /** The folder of the database itself. */
  folder: string;
  /** PostgreSQL, compiled. */
  code: WebAssembly.Module;
}
