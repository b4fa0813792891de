import { useCallback } from 'react';
import {
  fixedRoles,
  pageSizeLimits,
  paths,
  type PermissionCodename,
  type SocietyMember,
} from 'societies-contract';
import { MembersTable } from 'societies-ui/committee';
import { late } from '../../../shell/late.tsx';
import { Spinner } from 'societies-ui';
import { detailOf } from '../../../api/ApiError.ts';
import { removeMember } from '../../../api/committee.ts';
import { useAction } from '../../../api/useAction.ts';
import { isRetrying } from '../../../api/useRead.ts';
import { useListAddress } from '../../../lists/useListAddress.ts';
import { pagePath, tableProps, usePageOf } from '../../../lists/usePageOf.ts';
import { useTableExport } from '../../../lists/useTableExport.ts';
import { useSession } from '../../../session/session.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';
import { useSocietyContext } from '../SocietyContext.ts';

/** Loaded for those who manage members. */
const Joining = late(() => import('./Joining.tsx'));

/** As in the API; `creation_date` is the date of joining. */
const memberSortKeys = ['name', 'creation_date', 'attended'] as const;

/** The society's members. */
export default function PeoplePage() {
  const { outcomes } = useOutcomes();
  const { id, society, may } = useSocietyContext();
  const { user } = useSession();
  const address = useListAddress(memberSortKeys);
  const { view, setPage } = address;
  const path = pagePath(paths.members(id), view, { page_size: String(pageSizeLimits.members) });
  const members = usePageOf<SocietyMember>(path, {
    page: view.page,
    size: pageSizeLimits.members,
    setPage,
  });
  const tableExport = useTableExport(path, `members-${id}.csv`);
  const { run: remove } = useAction(
    ({ university_id: member }: SocietyMember, reason: string) => removeMember(society.id, member, reason),
    {
      success: outcomes.member.removed,
      failure: (error) => detailOf(error) ?? outcomes.member.removeFailed,
    },
  );
  const { committee_members: committee } = society;
  const own = user?.uniID;
  /** Excludes the user, the President, and members with permissions that the user lacks. */
  const removable = useCallback(
    ({ university_id: member }: SocietyMember) => {
      const role = Object.values(committee).find(({ university_id: holder }) => holder === member)?.role;
      return (
        member !== own &&
        role?.name !== fixedRoles.president &&
        (role?.permissions ?? []).every((permission) => may(permission as PermissionCodename))
      );
    },
    [committee, own, may],
  );
  const table = (
    <MembersTable
      members={members.data?.results}
      {...tableProps(address, members)}
      {...(may('manage_members') && tableExport)}
      onDelete={may('manage_members') ? remove : undefined}
      removable={removable}
      error={members.error?.message}
      onRetry={() => void members.mutate()}
      retrying={isRetrying(members)}
    />
  );
  return may('manage_members') ? <Joining instead={<Spinner size="large" />}>{table}</Joining> : table;
}
