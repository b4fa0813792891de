import { useVirtualizer } from '@tanstack/react-virtual';
import { forwardRef, useId, useMemo, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import type { SocietyMember } from 'societies-contract';
import { Avatar } from '../../base/Avatar/Avatar.tsx';
import { SearchField } from '../../base/SearchField/SearchField.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { useNumbers } from '../../messages/useNumbers.ts';
import { Root } from './MembersList.styles.ts';

export const membersListMessages = {
  heading: 'Members',
  search: 'Search members',
  none: 'No members to display',
  noMatch: 'Nobody of that name or ID',
} as const;

export interface MembersListProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Everybody in the society, in the order that they are listed in. */
  members: readonly SocietyMember[];
}

const rowHeight = 56;
/** Longer lists draw only the rows in view. */
const virtualFrom = 80;

/** Everybody in a society, found by name or ID. Ten thousand are as quick as ten. */
export const MembersList = forwardRef<HTMLElement, MembersListProps>(function MembersList(
  { members, ...rest },
  ref,
) {
  const { number } = useNumbers();
  const messages = useMessages('MembersList', membersListMessages);
  const id = useId();
  const scroll = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState('');
  const shown = useMemo(() => {
    const wanted = search.trim().toLowerCase();
    const named = members.map((member) => ({
      ...member,
      name: `${member.first_name} ${member.last_name}`.trim(),
    }));
    return wanted === ''
      ? named
      : named.filter(
          ({ name, university_id }) => name.toLowerCase().includes(wanted) || university_id.includes(wanted),
        );
  }, [members, search]);
  const virtual = shown.length >= virtualFrom;

  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    enabled: virtual,
    initialRect: { width: 400, height: 480 },
  });
  const visible = virtual
    ? rows.getVirtualItems().map(({ index, start }) => ({ index, start }))
    : shown.map((_, index) => ({ index, start: undefined }));
  return (
    <Root ref={ref} data-soc="MembersList" aria-labelledby={id} {...rest}>
      <div data-part="head">
        <h2 id={id}>
          {messages.heading} <span data-part="count">{number(members.length)}</span>
        </h2>
        <SearchField label={messages.search} value={search} onChange={setSearch} />
      </div>
      {shown.length === 0 ? (
        <p data-part="none" role="status">
          {members.length === 0 ? messages.none : messages.noMatch}
        </p>
      ) : (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the keyboard, so it has to be reached by it
        <div ref={scroll} data-part="scroll" role="group" aria-labelledby={id} tabIndex={0}>
          <ul
            data-part="list"
            data-virtual={virtual || undefined}
            style={virtual ? { blockSize: rows.getTotalSize() } : undefined}
          >
            {visible.map(({ index, start }) => {
              const member = shown[index];
              return (
                member && (
                  <li
                    key={member.university_id}
                    aria-setsize={shown.length}
                    aria-posinset={index + 1}
                    style={start === undefined ? undefined : { transform: `translateY(${start}px)` }}
                  >
                    <Avatar name={member.name} src={member.avatar} decorative size="small" />
                    <span data-part="name">{member.name}</span>
                    <span data-part="id">{member.university_id}</span>
                  </li>
                )
              );
            })}
          </ul>
        </div>
      )}
    </Root>
  );
});
MembersList.displayName = 'MembersList';
