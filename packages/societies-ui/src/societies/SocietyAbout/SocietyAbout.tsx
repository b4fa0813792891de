import { forwardRef, useEffect, useId, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import { societyLimits } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { TextArea } from '../../base/TextArea/TextArea.tsx';
import { useDirty } from '../../base/useDirty.ts';
import { useMessages, type Widened } from '../../host/useMessages.ts';
import { useRule } from '../../host/useRule.ts';
import { ConflictNotice } from '../../content/ConflictNotice/ConflictNotice.tsx';
import { Root } from './SocietyAbout.styles.ts';

export const societyAboutMessages = {
  title: 'About',
  description: 'Description',
  empty: 'Nothing has been written about this society yet.',
  begin: 'Write something',
  save: 'Save',
  cancel: 'Cancel',
} as const;

declare global {
  interface SocietiesMessages {
    SocietyAbout: Widened<typeof societyAboutMessages>;
  }
}

/** Words of a society and the version of it that they are from. */
export interface StoredDescription {
  description: string;
  version?: number;
}

export interface SocietyAboutProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The stored words, shown with their line breaks. */
  description: string;
  /** The pages are being edited by somebody who may. */
  editing?: boolean;
  /** Which version of the society the words are from. */
  version?: number;
  /** The words as they are now, when somebody else saved others meanwhile: shown beside what the reader wrote, who chooses. */
  conflict?: StoredDescription;
  /**
   * Stores a new description in the place of the one that the reader began from. While its promise is pending the button
   * shows that it works and cannot be pressed again; what was written stays when it fails.
   */
  onSave?: (description: string, from: StoredDescription) => void | Promise<unknown>;
  /** The old description is back; the host may leave editing. Without it there is nothing to cancel before something is written. */
  onCancel?: () => void;
  /** Begins editing where nothing is written yet, in the text area; for those who may. */
  onBegin?: () => void;
  /** Somebody has come here to write: the text area has the focus as soon as it is there. */
  writing?: boolean;
  /** What the server says about it. */
  error?: string;
  /** Told whether something is written that is not saved, for a host that asks before it is lost. */
  onDirtyChange?: (dirty: boolean) => void;
}

/** What a society says about itself; a text area while its pages are edited. */
export const SocietyAbout = forwardRef<HTMLDivElement, SocietyAboutProps>(function SocietyAbout(
  {
    description,
    version,
    conflict,
    editing = false,
    onSave,
    onCancel,
    onBegin,
    writing = false,
    error,
    onDirtyChange,
    ...rest
  },
  ref,
) {
  const messages = useMessages('SocietyAbout', societyAboutMessages);
  const descriptionMax = useRule('society', 'descriptionMax', societyLimits.descriptionMax);
  const id = useId();
  const [draft, setDraft] = useState<{ text: string; from: StoredDescription } | null>(null);
  const [saving, setSaving] = useState(false);
  const [begun, setBegun] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const text = draft?.text ?? description;
  const from = draft?.from ?? { description, version };
  const theirs = draft && conflict?.version !== from.version ? conflict : undefined;
  // Editing ended: what was written and not saved is gone, and does not come back with the next time.
  if (!editing && draft !== null) setDraft(null);
  // Focus lives in the document, outside React.
  useEffect(() => {
    if (editing && (writing || begun)) field.current?.focus();
  }, [editing, writing, begun]);
  useDirty(editing && text !== from.description, onDirtyChange);
  const save = async (on: StoredDescription) => {
    setSaving(true);
    setDraft({ text, from: on });
    try {
      await onSave?.(text.trim(), on);
      setDraft(null);
    } catch {
      // The host has said why; what was written stays.
    } finally {
      setSaving(false);
    }
  };
  return (
    <Root ref={ref} as="section" data-soc="SocietyAbout" aria-labelledby={id} {...rest}>
      <h2 id={id}>{messages.title}</h2>
      {editing && onSave ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (!saving) void save(from);
          }}
        >
          <TextArea
            ref={field}
            label={messages.description}
            rows={5}
            maxLength={descriptionMax}
            value={text}
            error={error}
            onChange={(event) => setDraft({ text: event.currentTarget.value, from })}
          />
          {theirs && (
            <ConflictNotice
              changes={[{ label: messages.description, theirs: theirs.description, mine: text }]}
              onKeepMine={() => void save(theirs)}
              onTakeTheirs={() => setDraft({ text: theirs.description, from: theirs })}
              pending={saving}
            />
          )}
          <div data-part="actions">
            <Button
              variant="bare"
              disabled={saving || (!onCancel && text === from.description)}
              onClick={() => {
                setDraft(null);
                onCancel?.();
              }}
            >
              {messages.cancel}
            </Button>
            <Button type="submit" loading={saving} disabled={text === from.description}>
              {messages.save}
            </Button>
          </div>
        </form>
      ) : (
        <>
          <p data-state={description ? undefined : 'empty'}>{description || messages.empty}</p>
          {!description && onBegin && (
            <Button
              variant="soft"
              onClick={() => {
                setBegun(true);
                onBegin();
              }}
            >
              {messages.begin}
            </Button>
          )}
        </>
      )}
    </Root>
  );
});
SocietyAbout.displayName = 'SocietyAbout';
