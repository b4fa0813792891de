import type { ChangedReply, ErrorReply } from 'societies-contract';
import { commonOutcomesNow, refusalNow } from '../preferences/language.ts';

/** Status of a failure that has no reply, such as a lost connection. Source: specification, section 8, "Data helpers". */
const statusWithoutReply = 500;

/** A call that failed. `message` is the text for that kind of call; what the server said is in `body`. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: Partial<ErrorReply>;
  /** False where no reply came, so that nobody knows whether the server has done what it was asked. */
  readonly answered: boolean;

  constructor(message: string, status?: number, body: Partial<ErrorReply> = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status ?? statusWithoutReply;
    this.answered = status !== undefined;
    this.body = body;
  }
}

/** @returns the status of a failed call; 500 for what never got a reply. */
export function statusOf(error: unknown): number {
  return error instanceof ApiError ? error.status : statusWithoutReply;
}

/** @returns whether a call got no reply at all. */
export const isUnanswered = (error: unknown): boolean => error instanceof ApiError && !error.answered;

/** @returns which refusal it was, if the server refused. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.body.code : undefined;
}

/** @returns what the server said about a failed call, if it said anything. */
export function detailOf(error: unknown): string | undefined {
  return error instanceof ApiError ? (refusalNow(error.body.code) ?? error.body.detail) : undefined;
}

/** @returns what the server said about single fields, if it said anything. */
export function fieldErrorsOf(error: unknown): Record<string, string[]> | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { code, errors } = error.body;
  const refusal = refusalNow(code);
  if (refusal === undefined || errors === undefined) return errors;
  return Object.fromEntries(Object.keys(errors).map((field) => [field, [refusal]]));
}

/** @returns what is there now, when a write was refused because somebody else changed the thing meanwhile. */
export function currentOf<Thing>(error: unknown): Thing | undefined {
  if (!(error instanceof ApiError) || error.body.code !== 'changed_meanwhile') return undefined;
  return (error.body as ChangedReply<Thing>).current;
}

/** @returns what a failure reads. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : commonOutcomesNow().authError;
}

/** @returns what the server said when what was asked cannot be (400, 409, or not for this reader), for the toast to give as the reason. */
export function reasonOf(error: unknown): string | undefined {
  return [400, 409].includes(statusOf(error)) || codeOf(error) === 'members_only'
    ? detailOf(error)
    : undefined;
}
