import { domainToASCII } from 'node:url';

/** An address as mail servers of any age take it: with an international domain in ASCII, `xn--…`. */
export function deliverable(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  return `${email.slice(0, at + 1)}${domainToASCII(domain) || domain}`;
}

/** The form in which e-mail addresses are unique: in either spelling of the domain, whatever the case. */
export const emailKey = (email: string) => deliverable(email.trim().normalize('NFKC')).toLowerCase();

/** Stands for a missing address, when it turned out to be somebody else's. */
export const noEmail = '';

/** The key of an account without an address: unique, and never equal to an address. */
export const keyOfNoEmail = (universityId: string) => universityId;
