import { useState, type ReactNode } from 'react';
import { fold, fullName, searchLimits, type SocietyMember } from 'societies-contract';
import { Avatar } from '../../base/Avatar/Avatar.tsx';
import { Combobox, type ComboboxOption } from '../../base/Combobox/Combobox.tsx';

/** Somebody as a picker shows them. */
export interface Person {
  university_id: string;
  name: string;
  avatar: string | null;
}

/** A member as far as a picker shows one. */
export type PickedMember = Pick<SocietyMember, 'university_id' | 'first_name' | 'last_name' | 'avatar'>;

export interface PersonPickerProps {
  /** Name of the position. */
  label: string;
  /** Text below the field, such as why it is disabled. */
  hint?: ReactNode;
  /** Why the person cannot hold the position. */
  error?: ReactNode;
  /** Whether the user cannot change it. */
  disabled?: boolean;
  /** The chosen person, or null. */
  person: Person | null;
  /** Label of the empty choice. Without it somebody must be chosen. */
  nobody?: string;
  /** Describes a person in the list and the field. */
  wordsFor: (person: Person) => string;
  /** Called with the chosen person, or null. */
  onChange: (person: Person | null) => void;
  /** Whether the form requires a choice. */
  required?: boolean;
  /** People to choose from: with `onSearch` those found, otherwise all members. */
  members: readonly PickedMember[];
  /** Number of all matches, if `members` are only the first of them. */
  total?: number;
  /** Whether the result of the last `onSearch` is loading. */
  loading?: boolean;
  /** Whether loading failed. */
  failed?: boolean;
  /** Searches on a server: called with '' when opened, and with the text once typing pauses. */
  onSearch?: (text: string) => void;
  /** Called to retry. */
  onRetry?: () => void;
}

const personOf = ({ university_id, first_name, last_name, avatar }: PickedMember): Person => ({
  university_id,
  name: fullName({ first_name, last_name }),
  avatar,
});

/** Never a university ID. */
const nobodyValue = '';

/** Chooses a member, or nobody, by name or university ID. */
export const PersonPicker = ({
  person,
  nobody,
  wordsFor,
  onChange,
  members,
  total,
  onSearch,
  ...field
}: PersonPickerProps) => {
  const [asked, setAsked] = useState('');
  const people = members.map(personOf);
  const optionOf = (one: Person): ComboboxOption => ({
    value: one.university_id,
    label: wordsFor(one),
    hint: one.university_id,
    picture: <Avatar name={one.name} src={one.avatar} size="small" decorative />,
  });
  const none: ComboboxOption | null = nobody === undefined ? null : { value: nobodyValue, label: nobody };
  const shown = none && (!onSearch || fold(none.label).startsWith(fold(asked.trim()))) ? [none] : [];
  const known = person && (people.find((one) => one.university_id === person.university_id) ?? person);
  return (
    <Combobox
      {...field}
      maxLength={searchLimits.max}
      clearable={false}
      value={person?.university_id ?? none?.value ?? null}
      chosenOption={known ? { ...optionOf(known), label: known.name } : none}
      options={[...shown, ...people.map(optionOf)]}
      total={total === undefined ? undefined : total + shown.length}
      onSearch={
        onSearch &&
        ((text) => {
          setAsked(text);
          onSearch(text);
        })
      }
      onChange={(value) => onChange(people.find((one) => one.university_id === value) ?? null)}
    />
  );
};
PersonPicker.displayName = 'PersonPicker';
