import { forwardRef, useEffect, useId, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import { societyLimits } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { TextArea } from '../../base/TextArea/TextArea.tsx';
import { useDirty } from '../../base/useDirty.ts';
import { usePending } from '../../base/usePending.ts';
import { useMessages } from '../../host/useMessages.ts';
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

/** A description, with the society's version. */
export interface StoredDescription {
  description: string;
  version?: number;
}

export interface SocietyAboutProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The stored text, shown with its line breaks. */
  description: string;
  /** Whether the user is editing. */
  editing?: boolean;
  /** The society's version. */
  version?: number;
  /** The current description after a concurrent change, compared with the user's. */
  conflict?: StoredDescription;
  /**
   * Stores a new description in the place of the one that the reader began from. While its promise is pending, the button shows
   * progress and ignores presses; what was written stays when it fails.
   */
  onSave?: (description: string, from: StoredDescription) => void | Promise<unknown>;
  /** Called on cancel; the host may end editing. Without it there is no cancel button before something is changed. */
  onCancel?: () => void;
  /** Starts editing an empty description, in the text area. */
  onBegin?: () => void;
  /** Focuses the text area when it appears. */
  writing?: boolean;
  /** The server's message for the field. */
  error?: string;
  /** Called with whether there are unsaved changes, so that the host can ask before they are lost. */
  onDirtyChange?: (dirty: boolean) => void;
}

/** A society's description, with a text area while editing. */
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
  const [begun, setBegun] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const text = draft?.text ?? description;
  const from = draft?.from ?? { description, version };
  const theirs = draft && conflict?.version !== from.version ? conflict : undefined;
  // Discards unsaved input when editing ends.
  if (!editing && draft !== null) setDraft(null);
  // Synchronises the document's focus.
  useEffect(() => {
    if (editing && (writing || begun)) field.current?.focus();
  }, [editing, writing, begun]);
  useDirty(editing && text !== from.description, onDirtyChange);
  const { attempt, pending } = usePending(onSave);
  const saving = pending !== null;
  const save = async (on: StoredDescription) => {
    setDraft({ text, from: on });
    if (await attempt(text.trim(), on)) setDraft(null);
  };
  return (
    <Root ref={ref} as="section" data-soc="SocietyAbout" aria-labelledby={id} {...rest}>
      <h2 data-part id={id}>
        {messages.title}
      </h2>
      {editing && onSave ? (
        <form
          data-part
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
          <p data-part data-state={description ? undefined : 'empty'}>
            {description || messages.empty}
          </p>
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
