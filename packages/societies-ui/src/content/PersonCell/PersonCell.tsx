import type { ReactNode } from 'react';
import { Avatar } from '../../base/Avatar/Avatar.tsx';
import { Person } from './PersonCell.styles.ts';

interface PersonCellProps {
  name: string;
  avatar: string | null;
  /** The displayed name; give a link `data-part="name"`. */
  children: ReactNode;
}

/** A person in a table cell: picture and name. */
export const PersonCell = ({ name, avatar, children }: PersonCellProps) => (
  <Person data-part="person">
    <Avatar name={name} src={avatar} size="small" decorative />
    <span data-part="words">{children}</span>
  </Person>
);
