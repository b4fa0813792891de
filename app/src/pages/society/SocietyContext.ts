import { useOutletContext } from 'react-router-dom';
import {
  fixedRoles,
  type PermissionCodename,
  type SocietyDetail,
  type SocietyPage,
  type ThemeColors,
} from 'societies-contract';

/** What the pages of a society share: the society, what the reader may do in it, and whether they are editing. */
export interface SocietyContext {
  /** As in the address; the key under which the society is read. */
  id: string;
  society: SocietyPage;
  detail: SocietyDetail;
  /** A role other than Member: sees the dashboard and the edit toggle. Source: specification, section 6. */
  onCommittee: boolean;
  may: (permission: PermissionCodename) => boolean;
  editing: boolean;
  setEditing: (editing: boolean) => void;
  /** Lets the pages wear four colours that are not saved, until editing ends. */
  preview: (colors: ThemeColors) => void;
}

/** @returns the society whose page this is. */
export const useSocietyContext = () => useOutletContext<SocietyContext>();

/** @returns what `detail` lets its reader do. */
export function rightsOf(detail: SocietyDetail): Pick<SocietyContext, 'onCommittee' | 'may'> {
  const { role } = detail;
  const held = new Set(role?.permissions.map(({ codename }) => codename));
  return {
    onCommittee: role !== null && role.name !== fixedRoles.member,
    may: (permission) => held.has(permission),
  };
}
