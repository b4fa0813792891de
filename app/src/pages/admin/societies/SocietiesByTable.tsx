import { useSearchParams } from 'react-router-dom';
import {
  adminSocietySortKeys,
  pageSizeLimits,
  paths,
  societyStates,
  type AdminSociety,
} from 'societies-contract';
import { SocietiesTable } from 'societies-ui/admin';
import { useListAddress } from '../../../lists/useListAddress.ts';
import { pagePath, tableProps, usePageOf } from '../../../lists/usePageOf.ts';

/** All societies in a table; the address says which of them, in which order. */
export function SocietiesByTable() {
  const address = useListAddress(adminSocietySortKeys);
  const [query] = useSearchParams();
  const { view, setPage, change } = address;
  const state = societyStates.find((one) => one === query.get('state')) ?? null;
  const societies = usePageOf<AdminSociety>(pagePath(paths.adminSocieties, view, state ? { state } : {}), {
    page: view.page,
    size: pageSizeLimits.adminSocieties,
    setPage,
  });
  return (
    <SocietiesTable
      societies={societies.data?.results}
      {...tableProps(address, societies)}
      state={state}
      onStateChange={(next) => change({ state: next })}
      error={societies.error?.message}
      onRetry={() => void societies.mutate()}
      retrying={societies.isValidating}
    />
  );
}
