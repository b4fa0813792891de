import type { ReactNode } from 'react';
import { Avatar } from '../../base/Avatar/Avatar.tsx';
import { Person } from './PersonCell.styles.ts';

interface PersonCellProps {
  name: string;
  avatar: string | null;
  /** What they are called in the table; a link to them has `data-part="name"`. */
  children: ReactNode;
}

/** Somebody in a table's cell: their picture, and what they are called there. */
export const PersonCell = ({ name, avatar, children }: PersonCellProps) => (
  <Person data-part="person">
    <Avatar name={name} src={avatar} size="small" decorative />
    <span data-part="words">{children}</span>
  </Person>
);
