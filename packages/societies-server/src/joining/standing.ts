import type { Standing } from '../directory/societies.ts';
import type { Caller } from '../platform/rights.ts';

/** What a society is to the caller. */
export function standingIn(id: number, { societies, requested, untils }: Caller): Standing {
  if (societies.has(id)) {
    const until = untils.get(id);
    return { member: true, membership: 'member', ...(until !== undefined && { until }) };
  }
  return { member: false, membership: requested.has(id) ? 'requested' : 'none' };
}
