import type { ChangedReply, ErrorReply, RefusalCode } from 'societies-contract';
import { commonOutcomesNow, refusalNow } from '../preferences/language.ts';

/** Status of a failure without a reply, such as a lost connection. Source: specification, section 8, "Data helpers". */
const statusWithoutReply = 500;

/** A failed call. `message` is the text for that kind of call; the server's reply is in `body`. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: Partial<ErrorReply>;
  /** False if there was no reply, so that it is unknown whether the server carried out the call. */
  readonly answered: boolean;

  constructor(message: string, status?: number, body: Partial<ErrorReply> = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status ?? statusWithoutReply;
    this.answered = status !== undefined;
    this.body = body;
  }
}

/** @returns the status of a failed call; 500 if there was no reply. */
export function statusOf(error: unknown): number {
  return error instanceof ApiError ? error.status : statusWithoutReply;
}

/** @returns whether a call got no reply. */
export const isUnanswered = (error: unknown): boolean => error instanceof ApiError && !error.answered;

/** @returns the code of a refusal, if the server refused. */
export function codeOf(error: unknown): RefusalCode | undefined {
  return error instanceof ApiError ? error.body.code : undefined;
}

/** @returns the server's explanation, if there is one. */
export function detailOf(error: unknown): string | undefined {
  return error instanceof ApiError ? (refusalNow(error.body.code) ?? error.body.detail) : undefined;
}

/** @returns the server's messages for single fields, if there are any. */
export function fieldErrorsOf(error: unknown): Record<string, string[]> | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { code, errors } = error.body;
  const refusal = refusalNow(code);
  if (refusal === undefined || errors === undefined) return errors;
  return Object.fromEntries(Object.keys(errors).map((field) => [field, [refusal]]));
}

/** @returns the present state, if a write was refused because of a concurrent change. */
export function currentOf<Thing>(error: unknown): Thing | undefined {
  if (!(error instanceof ApiError) || error.body.code !== 'changed_meanwhile') return undefined;
  return (error.body as ChangedReply<Thing>).current;
}

/** @returns the message of a failure. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : commonOutcomesNow().authError;
}

/**
 * @returns the server's explanation for a toast, if the call was refused for a reason that concerns the user (400, 409, or
 * 403).
 */
export function reasonOf(error: unknown): string | undefined {
  return [400, 409].includes(statusOf(error)) || codeOf(error) === 'members_only'
    ? detailOf(error)
    : undefined;
}
