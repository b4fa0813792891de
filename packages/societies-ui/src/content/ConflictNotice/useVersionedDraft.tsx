import { useState } from 'react';
import { usePending } from '../../base/usePending.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { differences, onTop } from './threeWay.ts';
import { useConflictChanges, type ConflictWords } from './useConflictChanges.ts';

interface Versioned<Fields> {
  fields: Fields;
  /** The version; undefined if the host does not track versions. */
  version: number | undefined;
}

interface Draft<Fields> {
  /** The version that editing began with. */
  from: Versioned<Fields>;
  fields: Fields;
  /** Whether saving was attempted; conflicts are reported only from then on. */
  tried: boolean;
}

interface VersionedDraft<Fields> extends ConflictWords<Fields> {
  /** The stored thing. */
  stored: Versioned<Fields>;
  /** Saves the fields, based on a version. */
  save: (fields: Fields, version: number | undefined) => void | Promise<unknown>;
}

/**
 * Unsaved changes of a thing that is edited in place, such as switches. They are kept when the thing is reloaded, and a
 * concurrent change is reported before saving over it.
 */
export function useVersionedDraft<Fields extends object>({ stored, save, ...words }: VersionedDraft<Fields>) {
  const changesOf = useConflictChanges(words);
  const [draft, setDraft] = useState<Draft<Fields> | null>(null);
  const { attempt, pending } = usePending(save);
  const saving = pending !== null;
  const dirty = draft !== null && differences(stored.fields, draft.fields, draft.fields).length > 0;
  // A draft equal to the stored version is dropped, so that later changes show. A space at the end of a text is no change, but stays
  // while somebody goes on writing.
  const begins = draft && !draft.tried && JSON.stringify(draft.fields) !== JSON.stringify(stored.fields);
  if (draft !== null && !dirty && !begins) setDraft(null);
  const fields = draft?.fields ?? stored.fields;
  const from = draft?.from ?? stored;
  const changed = from.version !== stored.version;

  const send = async (next: Versioned<Fields>, on: Versioned<Fields>) => {
    setDraft({ from: on, fields: next.fields, tried: true });
    if (next.version === stored.version) await attempt(next.fields, next.version);
  };
  return {
    fields,
    dirty,
    saving,
    change: (next: Partial<Fields>) =>
      setDraft({ from, tried: draft?.tried ?? false, fields: { ...fields, ...next } }),
    submit: () => send({ fields, version: from.version }, from),
    discard: () => setDraft(null),
    /** The conflict notice, while there is a conflict. */
    notice: draft?.tried && changed && !saving && (
      <ConflictNotice
        changes={changesOf(from.fields, fields, stored.fields)}
        onKeepMine={() =>
          void send({ fields: onTop(from.fields, fields, stored.fields), version: stored.version }, stored)
        }
        onTakeTheirs={() => setDraft(null)}
      />
    ),
  };
}
