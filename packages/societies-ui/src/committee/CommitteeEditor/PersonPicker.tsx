import { useState, type ReactNode } from 'react';
import { searchLimits, type SocietyMember } from 'societies-contract';
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
  /** Name of the position that is filled. */
  label: string;
  /** Under the field, such as why it cannot be changed. */
  hint?: ReactNode;
  /** Why the person cannot hold the position. */
  error?: ReactNode;
  /** Whether the position is shown and cannot be filled by the reader. */
  disabled?: boolean;
  /** Who is chosen; null for nobody. */
  person: Person | null;
  /** What nobody is called: the first line of the list. Without it somebody has to be chosen. */
  nobody?: string;
  /** What the list and the field call somebody. */
  wordsFor: (person: Person) => string;
  /** Called with who was chosen; null for nobody. */
  onChange: (person: Person | null) => void;
  /** The form is not sent while nobody is chosen. */
  required?: boolean;
  /** Who can be chosen: with `onSearch` those who were found, else every member of the society. */
  members: readonly PickedMember[];
  /** How many were found in all, where `members` are only the first of them. */
  total?: number;
  /** The answer to the last `onSearch` is on its way. */
  loading?: boolean;
  /** The members could not be fetched. */
  failed?: boolean;
  /** Fetches them from a server: called with '' when a picker is opened, and with what is typed once typing pauses. */
  onSearch?: (text: string) => void;
  /** Fetches them again after a failure. */
  onRetry?: () => void;
}

const personOf = ({ university_id, first_name, last_name, avatar }: PickedMember): Person => ({
  university_id,
  name: `${first_name} ${last_name}`.trim(),
  avatar,
});

/** No university ID is empty. */
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
  const shown =
    none && (!onSearch || none.label.toLocaleLowerCase().startsWith(asked.trim().toLocaleLowerCase()))
      ? [none]
      : [];
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
