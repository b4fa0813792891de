import { CircleAlert } from '../../base/Icon/icons.ts';
import { forwardRef, useContext, useState, type ComponentPropsWithoutRef } from 'react';
import {
  committeeConflict,
  fixedRoles,
  unassigned,
  type CommitteeEntry,
  type CommitteeUpdateItem,
  type SocietyMember,
} from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { Select } from '../../base/Select/Select.tsx';
import { LocaleContext, tagOf } from '../../messages/LocaleContext.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { committeePosts } from '../posts.ts';
import { Root } from './CommitteeEditor.styles.ts';

export const committeeEditorMessages = {
  heading: 'Change members',
  unassigned: unassigned as string,
  locked: 'Only a site administrator changes the President.',
  holds: (name: string, role: string) => `${name} (now ${role})`,
  save: 'Save committee',
  cancel: 'Cancel',
} as const;

export interface CommitteeEditorProps extends Omit<
  ComponentPropsWithoutRef<'form'>,
  'onSubmit' | 'children'
> {
  /** Every post with who holds it now, as a list or by the post's name. */
  committee: Readonly<Record<string, CommitteeEntry>> | readonly CommitteeEntry[];
  /** Who can be chosen: the members of the society. */
  members: readonly SocietyMember[];
  /** Whether the reader is a site administrator: nobody else changes the President. */
  isAdmin?: boolean;
  /** Gets every post with its former and its new holder. Never called while somebody holds two. */
  onSave: (committee: readonly CommitteeUpdateItem[]) => void | Promise<unknown>;
  /** The reader gave up. The host leaves the editor; nothing was sent. */
  onCancel: () => void;
  /** Makes the button wait, besides the time that the promise of `onSave` is pending. */
  saving?: boolean;
}

const nameOf = ({ first_name, last_name }: SocietyMember) => `${first_name} ${last_name}`.trim();

/** Chooses who holds each post. A member holds one post at the most; the same member twice is refused in words. */
export const CommitteeEditor = forwardRef<HTMLFormElement, CommitteeEditorProps>(function CommitteeEditor(
  { committee, members, isAdmin = false, onSave, onCancel, saving = false, ...rest },
  ref,
) {
  const locale = tagOf(useContext(LocaleContext).locale);
  const messages = useMessages('CommitteeEditor', committeeEditorMessages);
  const posts = committeePosts(committee);
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(
    () => new Map(posts.map(({ role, university_id }) => [role.id, university_id ?? ''])),
  );
  const [conflict, setConflict] = useState<string | null>(null);
  const [working, setWorking] = useState(false);
  const holderOf = (roleId: number) => chosen.get(roleId) ?? '';
  const byId = new Map(members.map((member) => [member.university_id, member]));
  const names = new Map(members.map((member) => [member.university_id, nameOf(member)]));
  // A holder who has left the society is still shown until somebody else is chosen.
  for (const { name, university_id } of posts) {
    if (university_id !== null && !byId.has(university_id)) names.set(university_id, name);
  }
  const roleOf = new Map(posts.map(({ role }) => [holderOf(role.id), role.name]));
  const sorted = [...names].sort(([, a], [, b]) => a.localeCompare(b, locale));

  const save = async () => {
    const items = posts.map(({ role, university_id }): CommitteeUpdateItem => {
      const holder = holderOf(role.id);
      return {
        role_id: role.id,
        role_name: role.name,
        previous_user_id: university_id,
        user_id: holder === '' ? null : holder,
        user_name: holder === '' ? null : (names.get(holder) ?? null),
      };
    });
    const problem = committeeConflict(items);
    setConflict(problem);
    if (problem !== null) return;
    setWorking(true);
    try {
      await onSave(items);
    } finally {
      setWorking(false);
    }
  };

  return (
    <Root
      ref={ref}
      data-soc="CommitteeEditor"
      noValidate
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2>{messages.heading}</h2>
      <div data-part="posts">
        {posts.map(({ role }) => {
          const locked = role.name === fixedRoles.president && !isAdmin;
          const holder = holderOf(role.id);
          const twice =
            conflict !== null &&
            holder !== '' &&
            posts.some((post) => post.role.id !== role.id && holderOf(post.role.id) === holder);
          return (
            <Select
              key={role.id}
              label={role.name}
              hint={locked ? messages.locked : undefined}
              disabled={locked}
              value={holder}
              error={twice ? conflict : undefined}
              placeholder={messages.unassigned}
              options={sorted.map(([id, name]) => {
                const held = id === holder ? undefined : roleOf.get(id);
                return { value: id, label: held ? messages.holds(name, held) : name };
              })}
              onChange={(event) => {
                setConflict(null);
                setChosen(new Map(chosen).set(role.id, event.currentTarget.value));
              }}
            />
          );
        })}
      </div>
      {conflict && (
        <p data-part="conflict" role="alert">
          <CircleAlert aria-hidden="true" strokeWidth={1.75} />
          {conflict}
        </p>
      )}
      <div data-part="actions">
        <Button variant="quiet" onClick={onCancel}>
          {messages.cancel}
        </Button>
        <Button type="submit" loading={saving || working}>
          {messages.save}
        </Button>
      </div>
    </Root>
  );
});
CommitteeEditor.displayName = 'CommitteeEditor';
