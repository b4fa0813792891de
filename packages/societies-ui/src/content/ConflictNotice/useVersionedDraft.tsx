import { useState } from 'react';
import { ConflictNotice } from './ConflictNotice.tsx';
import { differences, onTop } from './threeWay.ts';
import { useConflictChanges, type ConflictWords } from './useConflictChanges.ts';

interface Versioned<Fields> {
  fields: Fields;
  /** Which version of the thing that is; undefined where nobody counts. */
  version: number | undefined;
}

interface Draft<Fields> {
  /** What the reader began from. */
  from: Versioned<Fields>;
  fields: Fields;
  /** The reader wanted to save it: from then on it is asked about what others changed. */
  tried: boolean;
}

interface VersionedDraft<Fields> extends ConflictWords<Fields> {
  /** The thing as it is stored now. */
  stored: Versioned<Fields>;
  /** Saves what is written, in the place of the version that it is written on. */
  save: (fields: Fields, version: number | undefined) => void | Promise<unknown>;
}

/**
 * What is changed and not saved of a thing whose every change is in sight at once, such as switches. It stays when the thing
 * is read again, and when somebody else saved it meanwhile the reader is asked before it is saved over.
 */
export function useVersionedDraft<Fields extends object>({ stored, save, ...words }: VersionedDraft<Fields>) {
  const changesOf = useConflictChanges(words);
  const [draft, setDraft] = useState<Draft<Fields> | null>(null);
  const [saving, setSaving] = useState(false);
  const dirty = draft !== null && differences(stored.fields, draft.fields, draft.fields).length > 0;
  // What is stored by now is no draft: what others change later shows again.
  if (draft !== null && !dirty) setDraft(null);
  const fields = draft?.fields ?? stored.fields;
  const from = draft?.from ?? stored;
  const changed = from.version !== stored.version;

  const send = async (next: Versioned<Fields>, on: Versioned<Fields>) => {
    setDraft({ from: on, fields: next.fields, tried: true });
    if (next.version !== stored.version) return;
    setSaving(true);
    try {
      await save(next.fields, next.version);
    } catch {
      // The host has said why; what was written stays.
    } finally {
      setSaving(false);
    }
  };
  return {
    fields,
    dirty,
    saving,
    change: (next: Partial<Fields>) =>
      setDraft({ from, tried: draft?.tried ?? false, fields: { ...fields, ...next } }),
    submit: () => send({ fields, version: from.version }, from),
    discard: () => setDraft(null),
    /** What stands in the form while somebody else's version is in the way. */
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
