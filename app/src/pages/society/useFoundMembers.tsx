import { useState, type ReactElement } from 'react';
import { paths, type SocietyMember } from 'societies-contract';
import { ErrorState, Spinner } from 'societies-ui';
import { useFound } from '../../lists/useFound.ts';

/**
 * The members of a society, as somebody searches them in a picker.
 * @returns `found`, the picker's props; `instead`, what is shown in its place until the first members are there.
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
