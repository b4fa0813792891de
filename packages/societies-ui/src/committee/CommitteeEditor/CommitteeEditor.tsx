import { forwardRef, useState, type ComponentPropsWithoutRef, type FormEvent } from 'react';
import { committeeConflict, fixedRoles, unassigned, type CommitteeUpdateItem } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { Link } from '../../base/Link/Link.tsx';
import { useDirty } from '../../base/useDirty.ts';
import { usePending } from '../../base/usePending.ts';
import { useRefusal } from '../../base/useRefusal.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes, type RouteSociety } from '../../host/useRoutes.ts';
import { FormRefusal } from '../../content/FormModal/FormRefusal.tsx';
import { ConflictNotice } from '../../content/ConflictNotice/ConflictNotice.tsx';
import { HandOverQuestion } from '../HandOver/HandOverQuestion.tsx';
import { committeePositions, type Committee } from '../positions.ts';
import { Root } from './CommitteeEditor.styles.ts';
import { PersonPicker, type Person, type PersonPickerProps } from './PersonPicker.tsx';
import { useCommitteeChanges } from './useCommitteeChanges.ts';

export const committeeEditorMessages = {
  heading: 'Change members',
  unassigned: unassigned as string,
  locked: 'Only the President can hand over the presidency.',
  handOver: 'Hand the presidency over',
  holds: (name: string, role: string) => `${name} (now ${role})`,
  save: 'Save committee',
  cancel: 'Cancel',
} as const;

export interface CommitteeEditorProps
  extends
    Pick<PersonPickerProps, 'members' | 'total' | 'loading' | 'failed' | 'onSearch' | 'onRetry'>,
    Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit' | 'children'> {
  /**
   * Every position with who holds it now, as a list or by the position's name. What was chosen here stays when it changes; where both
   * changed the same position, the reader is asked which of the two counts before anything is saved.
   */
  committee: Committee;
  /** Whether the reader is a site administrator. Only they can change the President here, after a confirmation. */
  administrator?: boolean;
  /** The society: its name for the question about a new President, its id for the way to hand the presidency over. */
  society: RouteSociety;
  /** Whether the reader is the President, whom a link leads to where the presidency is handed over. */
  president?: boolean;
  /** Gets the positions that were changed, each with who held it when it was. Never called while somebody holds two. */
  onSave: (changes: readonly CommitteeUpdateItem[]) => void | Promise<unknown>;
  /** Called on cancel. The host closes the editor. */
  onCancel: () => void;
  /** Shows the button's progress, in addition to the time that the promise of `onSave` is pending. */
  pending?: boolean;
  /** Called with whether there are unsaved changes, so that the host can ask before they are lost. */
  onDirtyChange?: (dirty: boolean) => void;
}

/** Chooses who holds each position. A member holds one position at the most; the same member twice is refused in words. */
export const CommitteeEditor = forwardRef<HTMLFormElement, CommitteeEditorProps>(function CommitteeEditor(
  {
    committee,
    members,
    total,
    loading,
    failed,
    onSearch,
    onRetry,
    administrator = false,
    society,
    president = false,
    onSave,
    onCancel,
    pending = false,
    onDirtyChange,
    ...rest
  },
  ref,
) {
  const messages = useMessages('CommitteeEditor', committeeEditorMessages);
  const routes = useRoutes();
  const handOver = president ? routes.handOver(society) : undefined;
  const positions = committeePositions(committee);
  const { changes, holderOf, choose, keepMine, takeTheirs } = useCommitteeChanges(positions);
  const [twice, setTwice] = useState<string | null>(null);
  const { run, pending: sent } = usePending(onSave);
  const refuse = useRefusal();
  const saving = pending || sent !== null;
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  useDirty(changes.size > 0, onDirtyChange);

  const holders = positions.map((position) => holderOf(position)?.university_id ?? null);
  const roleOf = new Map(holders.map((holder, index) => [holder, positions[index]?.role.name]));
  const contested = positions.filter(({ role, university_id }) => {
    const change = changes.get(role.id);
    return change !== undefined && change.from !== university_id;
  });
  const presidency = positions.find(({ role }) => role.name === fixedRoles.president);
  const passed = presidency && changes.get(presidency.role.id);
  const save = async () => {
    const problem = committeeConflict(holders.map((user_id) => ({ user_id })));
    setTwice(problem);
    if (problem !== null) return;
    const items = positions.flatMap(({ role, university_id }): CommitteeUpdateItem[] => {
      const change = changes.get(role.id);
      if (!change) return [];
      return [
        {
          role_id: role.id,
          role_name: role.name,
          previous_user_id: university_id,
          user_id: change.to?.university_id ?? null,
          user_name: change.to?.name ?? null,
        },
      ];
    });
    await run(items).finally(() => setAsking(false));
  };
  /** Whoever loses or gets the presidency is named first, unless the same member is chosen twice: then nothing can be saved. */
  const askOrSave = () => {
    const valid = committeeConflict(holders.map((user_id) => ({ user_id }))) === null;
    if (passed && valid) setAsking(true);
    else void save();
  };

  /** Describes a person in the picker, with the other position they hold. */
  const wordsFor = (person: Person, role: string) => {
    const held = roleOf.get(person.university_id);
    return held && held !== role ? messages.holds(person.name, held) : person.name;
  };

  return (
    <Root
      ref={ref}
      data-soc="CommitteeEditor"
      noValidate
      {...rest}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        setTried(true);
        if (contested.length === 0) askOrSave();
        refuse(event.currentTarget);
      }}
    >
      <h2 data-part tabIndex={-1}>
        {messages.heading}
      </h2>
      <div data-part="positions">
        {positions.map((position) => {
          const { role } = position;
          const locked = role.name === fixedRoles.president && !administrator;
          const holder = holderOf(position);
          const isTwice =
            twice !== null &&
            holder !== null &&
            holders.filter((one) => one === holder.university_id).length > 1;
          return (
            <div key={role.id} data-part="position">
              <PersonPicker
                label={role.name}
                hint={locked ? messages.locked : undefined}
                disabled={locked}
                error={isTwice ? twice : undefined}
                person={holder}
                nobody={messages.unassigned}
                wordsFor={(person) => wordsFor(person, role.name)}
                onChange={(person) => {
                  setTwice(null);
                  choose(position, person);
                }}
                {...{ members, total, loading, failed, onSearch, onRetry }}
              />
              {locked && handOver !== undefined && <Link href={handOver}>{messages.handOver}</Link>}
            </div>
          );
        })}
      </div>
      {tried && contested.length > 0 && (
        <ConflictNotice
          changes={contested.map((position) => ({
            label: position.role.name,
            theirs: position.university_id === null ? messages.unassigned : position.name,
            mine: holderOf(position)?.name ?? messages.unassigned,
          }))}
          onKeepMine={() => {
            keepMine();
            askOrSave();
          }}
          onTakeTheirs={() => {
            setTwice(null);
            setTried(false);
            takeTheirs(contested);
          }}
          pending={saving}
        />
      )}
      <FormRefusal data-part="conflict">{twice}</FormRefusal>
      <div data-part="actions">
        <Button variant="quiet" onClick={onCancel}>
          {messages.cancel}
        </Button>
        <Button type="submit" loading={saving} disabled={changes.size === 0}>
          {messages.save}
        </Button>
      </div>
      <HandOverQuestion
        open={asking}
        from={presidency?.university_id == null ? null : presidency.name}
        to={passed?.to?.name ?? null}
        society={society.name}
        pending={saving}
        onConfirm={() => void save()}
        onClose={() => setAsking(false)}
      />
    </Root>
  );
});
CommitteeEditor.displayName = 'CommitteeEditor';
