import type { Refusal } from '../platform/errors.ts';
import { badRequest, busy, conflict } from '../platform/errors.ts';

/** The fields of a PostgreSQL error that both engines have. */
export interface DatabaseError extends Error {
  /** SQLSTATE, five characters. */
  code: string;
  constraint?: string;
  detail?: string;
}

/** Whether PostgreSQL raised this error, and not the network or our code. */
export function isDatabaseError(error: unknown): error is DatabaseError {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^[0-9A-Z]{5}$/.test(error.code) &&
    'severity' in error
  );
}

/** Whether the constraint of that name, or any constraint, was violated. */
export function violates(error: unknown, constraint?: string): error is DatabaseError {
  return (
    isDatabaseError(error) &&
    error.code.startsWith('23') &&
    (constraint === undefined || error.constraint === constraint)
  );
}

/** Errors after which a retry of the transaction may succeed. */
export const isTransient = (error: unknown) =>
  isDatabaseError(error) && (error.code === '40001' || error.code === '40P01');

/** The error of a write that refers to something which is not there. */
const brokenReference = '23503';

/** Whether it refers to something that is not there: unless it never was, somebody else has just deleted it. */
export const refersToNothing = (error: unknown) => isDatabaseError(error) && error.code === brokenReference;

/** Whether it refers to a user who has just been deleted. */
export const refersToUser = (error: unknown, universityId: string) =>
  isDatabaseError(error) &&
  error.code === brokenReference &&
  error.detail?.includes(`=(${universityId}) is not present in table "users"`) === true;

/** Whether a lock was not free in the time given. */
export const isLocked = (error: unknown) => isDatabaseError(error) && error.code === '55P03';

/** Thrown by the engines when the connection is lost. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

const connectionLost = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);

/** The reply for a database error; undefined for our own mistakes. Routes that can say more handle it themselves. */
export function databaseRefusal(error: Error): Refusal | undefined {
  if (error instanceof DatabaseUnavailable) return busy();
  if (!isDatabaseError(error)) {
    const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
    const lost =
      connectionLost.has(code) ||
      /^(timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed))/.test(
        error.message,
      );
    return lost ? busy() : undefined;
  }
  switch (error.code) {
    case '23505':
      return conflict('This already exists.', 'exists');
    case brokenReference:
      return conflict('Something that this refers to does not exist, or is still in use.', 'reference');
    case '40001':
    case '40P01':
    case '55P03':
    case '57014':
      return busy();
    default:
      // Class 22: a value that passed the contract and that PostgreSQL does not take; a division by zero is our own mistake.
      if (error.code.startsWith('22') && error.code !== '22012')
        return badRequest('A value is out of range.');
      // Classes 08 connection, 53 resources, 57P shutdown, 58 system.
      return /^(08|53|57P|58)/.test(error.code) ? busy() : undefined;
  }
}
