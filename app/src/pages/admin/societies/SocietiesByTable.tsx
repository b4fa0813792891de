import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  adminSocietySortKeys,
  pageSizeLimits,
  paths,
  societyStates,
  type AdminSociety,
} from 'societies-contract';
import { SocietiesTable, type RenamedSociety } from 'societies-ui/admin';
import { isRetrying } from '../../../api/useRead.ts';
import { useListAddress } from '../../../lists/useListAddress.ts';
import { pagePath, tableProps, usePageOf } from '../../../lists/usePageOf.ts';
import { lateDialog } from '../../../shell/late.tsx';

/** Loaded on demand, because the form includes its validation. */
const Renaming = lateDialog(() => import('./Renaming.tsx'));

/** The table's search, order and page in the address. */
export function useTableAddress() {
  const address = useListAddress(adminSocietySortKeys);
  const [query] = useSearchParams();
  const state = societyStates.find((one) => one === query.get('state')) ?? null;
  return { address, state, path: pagePath(paths.adminSocieties, address.view, state ? { state } : {}) };
}

export function SocietiesByTable() {
  const { address, state, path } = useTableAddress();
  const { view, setPage, change } = address;
  const [renamed, setRenamed] = useState<RenamedSociety | null>(null);
  const rename = useCallback((society: RenamedSociety) => setRenamed(society), []);
  const societies = usePageOf<AdminSociety>(path, {
    page: view.page,
    size: pageSizeLimits.adminSocieties,
    setPage,
  });
  return (
    <>
      <SocietiesTable
        societies={societies.data?.results}
        {...tableProps(address, societies)}
        state={state}
        onStateChange={(next) => change({ state: next })}
        onRename={rename}
        error={societies.error?.message}
        onRetry={() => void societies.mutate()}
        retrying={isRetrying(societies)}
      />
      {renamed && <Renaming key={renamed.id} society={renamed} onClose={() => setRenamed(null)} />}
    </>
  );
}
