import { outcomes, type ChangedReply, type ErrorReply } from 'societies-contract';

/** Status of a failure that has no reply, such as a lost connection. Source: specification, section 8, "Data helpers". */
const statusWithoutReply = 500;

/** A call that failed. `message` is the text for that kind of call; what the server said is in `body`. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: Partial<ErrorReply>;

  constructor(message: string, status?: number, body: Partial<ErrorReply> = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status ?? statusWithoutReply;
    this.body = body;
  }
}

/** @returns the status of a failed call; 500 for what never got a reply. */
export function statusOf(error: unknown): number {
  return error instanceof ApiError ? error.status : statusWithoutReply;
}

/** @returns what the server said about a failed call, if it said anything. */
export function detailOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.body.detail : undefined;
}

/** @returns what the server said about single fields, if it said anything. */
export function fieldErrorsOf(error: unknown): Record<string, string[]> | undefined {
  return error instanceof ApiError ? error.body.errors : undefined;
}

/** @returns what is there now, when a write was refused because somebody else changed the thing meanwhile. */
export function currentOf<Thing>(error: unknown): Thing | undefined {
  if (!(error instanceof ApiError) || error.body.code !== 'changed_meanwhile') return undefined;
  return (error.body as ChangedReply<Thing>).current;
}

/** @returns what a failure reads. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : outcomes.authError;
}

/** @returns what the server said when what was asked cannot be (400, 409), for the toast to give as the reason. */
export function reasonOf(error: unknown): string | undefined {
  return [400, 409].includes(statusOf(error)) ? detailOf(error) : undefined;
}
