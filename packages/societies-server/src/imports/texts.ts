import type { TSchema } from 'typebox';
import { accountValidation, contentValidation, importMessages, type ImportFault } from 'societies-contract';
import { Refusal } from '../platform/errors.ts';
import { checkBody } from '../platform/validation.ts';
import { clipped, type CellFault } from './faults.ts';

const { signup, any } = accountValidation;
const { event } = contentValidation;
const { cell } = importMessages;

/** Messages of the forms' rules whose code says no more than the message. */
const codes: Readonly<Record<string, ImportFault>> = {
  [cell.required]: 'required',
  [event.nameRequired]: 'required',
  [event.descriptionRequired]: 'required',
  [event.venueRequired]: 'required',
  [signup.idRequired]: 'required',
  [signup.firstNameRequired]: 'required',
  [signup.lastNameRequired]: 'required',
  [signup.emailRequired]: 'required',
  [signup.idFormat]: 'id_format',
  [signup.emailInvalid]: 'email_format',
  [any.characters]: 'characters',
};

/** The code of a message of a form's rules. */
function codeOf(message: string): Pick<CellFault, 'code' | 'about'> {
  const code = codes[message];
  if (code) return { code };
  const [, end, limit] = /^(Max|Min)imum length is (\d+) characters$/.exec(message) ?? [];
  return limit === undefined ? {} : { code: end === 'Max' ? 'too_long' : 'too_short', about: limit };
}

/**
 * Checks texts by a schema of the contract, which cleans them.
 * @returns what is wrong with them.
 */
export function faultsIn(schema: TSchema, texts: Record<string, string>): CellFault[] {
  const sent = { ...texts };
  try {
    checkBody(schema, texts);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return Object.entries(error.errors ?? {}).map(([field, [message = error.message]]) => {
      const value = sent[field] ?? '';
      return { field, message, ...codeOf(message), ...(value !== '' && { value: clipped(value) }) };
    });
  }
}
