import {
  composed,
  mailboxPattern,
  universityIdPattern,
  universityPersonLimits as limits,
} from 'societies-contract';
import type { OidcSettings } from '../account/login-settings.ts';

export type Claims = Readonly<Record<string, unknown>>;

/** What the provider did not give in a form that can be used. */
export type Lacking = 'id' | 'name' | 'email';

/** A claim without which there is no account. */
export class UnusableClaim extends Error {
  override readonly name = 'UnusableClaim';
  readonly lacking: Lacking;
  /** The claim's name, for the log. Its value is a person's and is not logged. */
  readonly claim: string;
  constructor(lacking: Lacking, claim: string) {
    super(`The claim ${claim} is missing, or of no use.`);
    this.lacking = lacking;
    this.claim = claim;
  }
}

/** The values of a claim as text. Providers send numbers for strings, and arrays where a directory may hold several. */
const valuesOf = (claims: Claims, name: string): string[] =>
  [Object.hasOwn(claims, name) ? claims[name] : undefined]
    .flat()
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map((value) => String(value).trim())
    .filter((value) => value !== '');

/** Characters that nobody sees and that no script needs: they are left out, because nobody can mend a name at the university. */
const unseen = /[\p{Cc}\p{Cs}\u00AD\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu;

const isId = new RegExp(universityIdPattern);
const isMailbox = new RegExp(mailboxPattern, 'u');

/** The one eight-digit ID; of two, nobody can tell which is theirs. */
function idOf(claims: Claims, claim: string): string {
  const [id, ...others] = new Set(valuesOf(claims, claim).filter((value) => isId.test(value)));
  if (id === undefined || others.length > 0) throw new UnusableClaim('id', claim);
  return id;
}

function emailOf(claims: Claims): string {
  const email = valuesOf(claims, 'email').find(
    (value) => value.length <= limits.emailMax && isMailbox.test(value),
  );
  if (email === undefined) throw new UnusableClaim('email', 'email');
  return email;
}

/** Without what cannot be seen, and no longer than is stored. */
const nameIn = (claims: Claims, claim: string): string =>
  valuesOf(claims, claim)
    .map((value) =>
      [...composed(value).replace(unseen, ' ').replace(/\s+/g, ' ').trim()]
        .slice(0, limits.nameMax)
        .join('')
        .trim(),
    )
    .find((value) => value !== '') ?? '';

/** First and last name. Many people have one name: it is the first, and the last is empty. */
function namesOf(claims: Claims): { first_name: string; last_name: string } {
  const given = nameIn(claims, 'given_name');
  const family = nameIn(claims, 'family_name');
  const [first = '', ...more] = nameIn(claims, 'name').split(' ');
  if (given && family) return { first_name: given, last_name: family };
  // The whole name says the half that is missing, whichever comes first in it.
  const words = [first, ...more].filter(Boolean).join(' ');
  if (given) {
    const rest = words.startsWith(`${given} `) ? words.slice(given.length).trim() : '';
    return { first_name: given, last_name: rest };
  }
  if (family) {
    const rest = words.endsWith(` ${family}`) ? words.slice(0, -family.length).trim() : '';
    return rest ? { first_name: rest, last_name: family } : { first_name: family, last_name: '' };
  }
  if (!first) throw new UnusableClaim('name', 'given_name');
  return { first_name: first, last_name: more.join(' ') };
}

/**
 * The claims needed for an account.
 * @throws {UnusableClaim}
 */
export const accountIn = (claims: Claims, idClaim: string) => ({
  university_id: idOf(claims, idClaim),
  email: emailOf(claims),
  ...namesOf(claims),
});

/** The ID alone; undefined if there is none. */
export function idIn(claims: Claims, idClaim: string): string | undefined {
  try {
    return idOf(claims, idClaim);
  } catch {
    return undefined;
  }
}

/** Whether the provider vouches for the address: `true`, or the string that some write instead. Anything else does not. */
export const isVouchedFor = ({ email_verified }: Claims) =>
  email_verified === true || email_verified === 'true';

/** Whether a claim makes its person an administrator, which may be one value or many. */
export const isAdministrator = (claims: Claims, { claim, value }: NonNullable<OidcSettings['admin']>) =>
  [Object.hasOwn(claims, claim) ? claims[claim] : undefined]
    .flat()
    .some((one) => ['string', 'number', 'boolean'].includes(typeof one) && String(one).trim() === value);
