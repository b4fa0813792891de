/* Apart from limits.ts, whose patterns are written out: see there. */

const notInMailbox = '\\s@<>()\\[\\]:;,"\\\\\\p{C}';
const mailboxLabel = `[^${notInMailbox}.\\-]+(?:-+[^${notInMailbox}.\\-]+)*`;

/**
 * An address that mail can be sent to, as a university gives it: nothing in it would end the address in a header, no part of its
 * domain begins or ends with a hyphen, and more is not asked. Needs the `u` flag.
 */
export const mailboxPattern = `^[^${notInMailbox}]{1,64}@(?:${mailboxLabel}\\.)+${mailboxLabel}$`;

/** The address that a society's `contact` is, to which its messages are answered; null if it is something else. */
export function addressIn(contact: string): string | null {
  const address = contact.trim();
  return new RegExp(mailboxPattern, 'u').test(address) ? address : null;
}
