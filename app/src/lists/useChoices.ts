import { useState } from 'react';
import {
  fullName,
  paths,
  type AdminSociety,
  type SocietyMember,
  type UserListItem,
} from 'societies-contract';
import type { FilterChoices } from 'societies-ui/committee';
import { useRead } from '../api/useRead.ts';
import { useAdminUser } from '../api/users.ts';
import { useFound } from './useFound.ts';

interface Option {
  value: string;
  label: string;
  hint?: string;
}

/** Somebody or something whose name is not known, such as a removed account. */
const named = (value: string): Option => ({ value, label: value });

/** The options that a list holds; nothing is asked before the list is opened. */
function useOptions<Item>(
  path: string,
  toOption: (item: Item) => Option,
): Omit<FilterChoices, 'chosenOption'> {
  const [search, setSearch] = useState<string | null>(null);
  const { data, error, isLoading, mutate } = useFound<Item>(search === null ? null : path, search ?? '');
  return {
    options: (data?.results ?? []).map(toOption),
    total: data?.count,
    loading: isLoading,
    failed: error !== undefined,
    onSearch: setSearch,
    onRetry: () => void mutate(),
  };
}

const person = (user: Pick<UserListItem, 'university_id' | 'first_name' | 'last_name'>): Option => ({
  value: user.university_id,
  label: fullName(user),
  hint: user.university_id,
});

/** Everybody, for administrators. @param chosen a university ID. */
export function usePeopleChoices(chosen: string | null): FilterChoices {
  const options = useOptions<UserListItem>(paths.users, person);
  const { data } = useAdminUser(chosen);
  return { ...options, chosenOption: chosen === null ? null : data ? person(data) : named(chosen) };
}

/** The members of a society, for its committee. @param chosen a university ID. */
export function useMemberChoices(society: string, chosen: string | null): FilterChoices {
  const options = useOptions<SocietyMember>(paths.members(society), person);
  const { data } = useFound<SocietyMember>(chosen === null ? null : paths.members(society), chosen ?? '');
  const member = data?.results.find(({ university_id }) => university_id === chosen);
  return { ...options, chosenOption: chosen === null ? null : member ? person(member) : named(chosen) };
}

/** All societies, for administrators. @param chosen its id. */
export function useSocietyChoices(chosen: string | null): FilterChoices {
  const option = ({ id, name }: Pick<AdminSociety, 'id' | 'name'>): Option => ({
    value: String(id),
    label: name,
  });
  const options = useOptions<AdminSociety>(paths.adminSocieties, option);
  const { data } = useRead<AdminSociety>(chosen === null ? null : paths.adminSociety(chosen));
  return { ...options, chosenOption: chosen === null ? null : data ? option(data) : named(chosen) };
}
