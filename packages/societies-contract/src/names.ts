interface Named {
  first_name: string | null;
  last_name: string | null;
}

/** A person's whole name. Many people have one name only: it stands first, and the last name is empty. */
export const fullName = ({ first_name, last_name }: Named): string =>
  [first_name, last_name].filter(Boolean).join(' ');
