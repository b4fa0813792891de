import { useVirtualizer } from '@tanstack/react-virtual';
import { forwardRef, useId, useMemo, useRef, type ComponentPropsWithoutRef } from 'react';
import { pageSizeLimits, type SocietyMember } from 'societies-contract';
import { Avatar } from '../../base/Avatar/Avatar.tsx';
import { Pagination } from '../../base/Pagination/Pagination.tsx';
import { SearchField } from '../../base/SearchField/SearchField.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { useControllableState } from '../../base/useControllableState.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import { Root } from './MembersList.styles.ts';

export const membersListMessages = {
  heading: 'Members',
  search: 'Search members',
  none: 'No members to display',
  noMatch: 'Nobody of that name or ID',
  found: (count: string) => `Members found: ${count}`,
} as const;

export interface MembersListProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Everybody in the society, or with `count` those of one page, in the order that they are listed in. */
  members: readonly SocietyMember[];
  /**
   * How many are found in all, where a server searches and pages them: then the host holds `page` and `search`, and goes back to
   * page 1 when the search changes. Without it the list searches what it is given.
   */
  count?: number;
  /** The page shown, from 1. */
  page?: number;
  /** Another page was asked for; from 1. Without it a list of the server's has no way to other pages. */
  onPageChange?: (page: number) => void;
  /** Members of a page. @default 25 */
  pageSize?: number;
  /** What is searched for. */
  search?: string;
  /** Called with the text at every letter. Without it a list of the server's is not searched. */
  onSearchChange?: (search: string) => void;
  /** Others are on their way: those that are shown stay, dimmed. */
  pending?: boolean;
}

const rowHeight = 56;
/** Longer lists draw only the rows in view. */
const virtualFrom = 80;

/** Everybody in a society, found by name or ID. Ten thousand are as quick as ten. */
export const MembersList = forwardRef<HTMLElement, MembersListProps>(function MembersList(
  {
    members,
    count,
    page = 1,
    onPageChange,
    pageSize = pageSizeLimits.members,
    search: searched,
    onSearchChange,
    pending = false,
    ...rest
  },
  ref,
) {
  const { number } = useNumbers();
  const messages = useMessages('MembersList', membersListMessages);
  const id = useId();
  const scroll = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useControllableState(searched, '', onSearchChange);
  const driven = count !== undefined;
  const shown = useMemo(() => {
    const wanted = driven ? '' : search.trim().toLowerCase();
    const named = members.map((member) => ({
      ...member,
      name: `${member.first_name} ${member.last_name}`.trim(),
    }));
    return wanted === ''
      ? named
      : named.filter(
          ({ name, university_id }) => name.toLowerCase().includes(wanted) || university_id.includes(wanted),
        );
  }, [members, search, driven]);
  const virtual = shown.length >= virtualFrom;
  const total = count ?? shown.length;
  const before = driven ? (page - 1) * pageSize : 0;

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
  const turn = (next: number) => {
    scroll.current?.scrollTo({ top: 0 });
    onPageChange?.(next);
  };
  return (
    <Root
      ref={ref}
      data-soc="MembersList"
      data-state={pending ? 'pending' : undefined}
      aria-labelledby={id}
      aria-busy={pending || undefined}
      {...rest}
    >
      <div data-part="head">
        <h2 id={id}>
          {messages.heading} <span data-part="count">{number(count ?? members.length)}</span>
        </h2>
        {(!driven || onSearchChange) && (
          <SearchField label={messages.search} value={search} onChange={setSearch} />
        )}
      </div>
      {shown.length === 0 ? (
        <p data-part="none" role="status">
          {members.length === 0 && search.trim() === '' ? messages.none : messages.noMatch}
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
                    aria-setsize={total}
                    aria-posinset={before + index + 1}
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
      {driven && (
        <>
          <VisuallyHidden role="status">{total > 0 && messages.found(number(total))}</VisuallyHidden>
          {onPageChange && <Pagination page={page} count={Math.ceil(total / pageSize)} onPageChange={turn} />}
        </>
      )}
    </Root>
  );
});
MembersList.displayName = 'MembersList';
