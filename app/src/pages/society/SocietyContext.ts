import { useOutletContext } from 'react-router-dom';
import {
  fixedRoles,
  type PermissionCodename,
  type SocietyDetail,
  type SocietyPage,
  type ThemeColors,
} from 'societies-contract';

/** What a society's pages share: the society, the user's rights, and whether they are editing. */
export interface SocietyContext {
  /** The id in the address, and so in the API's paths. */
  id: string;
  society: SocietyPage;
  detail: SocietyDetail;
  /** A role other than Member: sees the dashboard and the edit toggle. Source: specification, section 6. */
  onCommittee: boolean;
  may: (permission: PermissionCodename) => boolean;
  editing: boolean;
  setEditing: (editing: boolean) => void;
  /** Previews four colours until editing ends. */
  preview: (colors: ThemeColors) => void;
}

export const useSocietyContext = () => useOutletContext<SocietyContext>();

/** @returns the rights that `detail` gives the user. */
export function rightsOf(detail: SocietyDetail): Pick<SocietyContext, 'onCommittee' | 'may'> {
  const { role } = detail;
  const held = new Set(role?.permissions.map(({ codename }) => codename));
  return {
    onCommittee: role !== null && role.name !== fixedRoles.member,
    may: (permission) => held.has(permission),
  };
}
