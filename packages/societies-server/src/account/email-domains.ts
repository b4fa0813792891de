import { accountOutcomes } from 'societies-contract';
import { emailKey } from './email-key.ts';
import { invalid } from '../platform/errors.ts';

/** @throws 400 if the address is not in one of the allowed domains. */
export function checkEmailDomain(email: string, domains: readonly string[]): void {
  const domain = emailKey(email).split('@')[1] ?? '';
  if (domains.length === 0 || domains.includes(domain)) return;
  throw invalid({ email: [accountOutcomes.emailDomain(domains)] });
}
