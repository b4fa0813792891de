/** Requests from the main thread to the engine's thread. */
export type Request =
  | { kind: 'query'; sql: string; parameters: readonly unknown[] }
  /** Writes dirty pages to the tables' files, so that the WAL can be truncated. */
  | { kind: 'checkpoint' }
  /** Names the tables whose dead rows are worth reclaiming or whose statistics are outdated. */
  | { kind: 'needs-vacuum' }
  /** Reclaims a table's dead rows and updates the planner's statistics of it. */
  | { kind: 'vacuum'; table: string }
  | { kind: 'measure' }
  | { kind: 'close' };

export interface Measures {
  /** Size of the WAL in bytes. */
  walBytes: number;
  /** Number of fsync calls. */
  syncs: number;
}

export interface Rows {
  rows: unknown[];
  affected: number | undefined;
}

export interface ThreadError {
  message: string;
  /** A PostgreSQL error's code, constraint, detail, severity and so on. */
  fields: Record<string, string>;
}

export type Reply = { id: number; ok: true; value: unknown } | { id: number; ok: false; error: ThreadError };

/** The thread's first message. */
export type Greeting = { ready: true; created: boolean } | { ready: false; error: ThreadError };

export interface Setup {
  /** The folder of the database. */
  folder: string;
  /** The compiled WebAssembly of PostgreSQL. */
  code: WebAssembly.Module;
}
