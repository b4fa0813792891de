import { outcomes, type RefusalCode } from 'societies-contract';
import type { ErrorReply } from 'societies-contract/schemas';

/** Messages by field, for forms. */
export type FieldErrors = Record<string, string[]>;

/** An expected error with its reply. Any other exception is a bug and becomes a 500. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly statusCode: number;
  readonly code: RefusalCode;
  readonly errors: FieldErrors | undefined;
  /** Seconds, sent as `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** The current state, after a conflicting write. */
  readonly current: unknown;
  /** What is missing or in the way. */
  readonly items: unknown;

  constructor(
    statusCode: number,
    code: RefusalCode,
    detail: string,
    more: { errors?: FieldErrors; retryAfter?: number; current?: unknown; items?: unknown } = {},
  ) {
    super(detail);
    this.statusCode = statusCode;
    this.code = code;
    this.errors = more.errors;
    this.retryAfter = more.retryAfter;
    this.current = more.current;
    this.items = more.items;
  }

  get reply(): ErrorReply & { current?: unknown; items?: unknown } {
    return {
      detail: this.message,
      code: this.code,
      ...(this.errors && { errors: this.errors }),
      ...(this.current !== undefined && { current: this.current }),
      ...(this.items !== undefined && { items: this.items }),
    };
  }
}

/** 400. `errors` by field; `detail` defaults to the first of them. */
export const invalid = (errors: FieldErrors, detail?: string) =>
  new Refusal(400, 'invalid', detail ?? Object.values(errors)[0]?.[0] ?? 'The request is not valid.', {
    errors,
  });

/** 400 without a field. */
export const badRequest = (detail: string, code: RefusalCode = 'invalid') => new Refusal(400, code, detail);

/** 401. */
export const unauthorized = (detail = 'You need to be logged in.', code: RefusalCode = 'unauthorized') =>
  new Refusal(401, code, detail);

/** 403. */
export const forbidden = (
  detail = 'You do not have permission to do this.',
  code: RefusalCode = 'forbidden',
) => new Refusal(403, code, detail);

/** 404. `what` is the missing thing, such as 'Event'. */
export const notFound = (what = 'Page') => new Refusal(404, 'not_found', `${what} not found.`);

/** 409. */
export const conflict = (detail: string, code: RefusalCode = 'conflict', errors?: FieldErrors) =>
  new Refusal(409, code, detail, { errors });

/** 409 for a write based on an outdated version. `current` is the present one; nothing was written. */
export const changedMeanwhile = (current: unknown) =>
  new Refusal(409, 'changed_meanwhile', outcomes.changedMeanwhile, { current });

/** 413. */
export const tooLarge = (detail = 'The request is too large.') => new Refusal(413, 'too_large', detail);

/** 415. */
export const wrongMediaType = (detail = 'This media type is not accepted here.') =>
  new Refusal(415, 'wrong_media_type', detail);

/** 429 with `Retry-After`. */
export const tooMany = (retryAfter: number) =>
  new Refusal(429, 'too_many', 'Too many attempts. Please wait and try again.', { retryAfter });

/** 503 with `Retry-After`. */
export const busy = (detail = 'The server is busy. Please try again.', retryAfter = 2) =>
  new Refusal(503, 'busy', detail, { retryAfter });
