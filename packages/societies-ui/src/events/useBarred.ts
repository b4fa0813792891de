import { useContext } from 'react';
import type { SocietyEvent } from 'societies-contract';
import { SocietiesContext } from '../host/SocietiesContext.ts';

/** What says for whom an event is. */
export interface HostedEvent {
  members_only?: SocietyEvent['members_only'];
  hosts?: SocietyEvent['hosts'];
  /** The society, or its id. */
  society?: number | { id: number };
}

/** @returns whether an event is for members of its hosts alone and the reader is none: the server would refuse them. */
export const useBarred = (): ((event: HostedEvent) => boolean) => {
  const { memberOf } = useContext(SocietiesContext);
  return ({ members_only, hosts = [], society }) => {
    if (!members_only || !memberOf) return false;
    const own = typeof society === 'object' ? society.id : society;
    return ![own, ...hosts.map(({ id }) => id)].some((id) => id !== undefined && memberOf.includes(id));
  };
};
