import { useState, type ReactElement } from 'react';
import { paths, type SocietyMember } from 'societies-contract';
import { ErrorState, Spinner } from 'societies-ui';
import { useFound } from '../../lists/useFound.ts';

/**
 * Searchable members of a society for a picker.
 * @returns `found`, the picker's props; `instead`, a placeholder until members are loaded.
 */
export function useFoundMembers(society: string) {
  const [search, setSearch] = useState('');
  const { data, error, isLoading, mutate } = useFound<SocietyMember>(paths.members(society), search);
  const onRetry = () => void mutate();
  let instead: ReactElement | null = null;
  if (data === undefined && search === '') {
    instead = error ? <ErrorState title={error.message} onRetry={onRetry} /> : <Spinner size="large" />;
  }
  return {
    instead,
    found: {
      members: data?.results ?? [],
      total: data?.count,
      loading: isLoading,
      failed: error !== undefined,
      onSearch: setSearch,
      onRetry,
    },
  };
}
