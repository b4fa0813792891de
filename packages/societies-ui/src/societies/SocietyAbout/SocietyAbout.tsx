import { forwardRef, useId, useState, type ComponentPropsWithoutRef } from 'react';
import { limits } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { TextArea } from '../../base/TextArea/TextArea.tsx';
import { useDirty } from '../../base/useDirty.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Root } from './SocietyAbout.styles.ts';

export const societyAboutMessages = {
  title: 'About',
  description: 'Description',
  empty: 'Nothing has been written about this society yet.',
  save: 'Save',
  cancel: 'Cancel',
} as const;

export interface SocietyAboutProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The stored words, shown with their line breaks. */
  description: string;
  /** The pages are being edited by somebody who may. */
  editing?: boolean;
  /** Stores a new description. While its promise is pending the button shows that it works and cannot be pressed again. */
  onSave?: (description: string) => void | Promise<unknown>;
  /** Puts the old description back; the host may leave editing. */
  onCancel?: () => void;
  /** What the server says about it. */
  error?: string;
  /** Told whether something is written that is not saved, for a host that asks before it is lost. */
  onDirtyChange?: (dirty: boolean) => void;
}

/** What a society says about itself; a text area while its pages are edited. */
export const SocietyAbout = forwardRef<HTMLDivElement, SocietyAboutProps>(function SocietyAbout(
  { description, editing = false, onSave, onCancel, error, onDirtyChange, ...rest },
  ref,
) {
  const messages = useMessages('SocietyAbout', societyAboutMessages);
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const text = draft ?? description;
  // Editing ended: what was written and not saved is gone, and does not come back with the next time.
  if (!editing && draft !== null) setDraft(null);
  useDirty(editing && text !== description, onDirtyChange);
  const save = async () => {
    setSaving(true);
    try {
      await onSave?.(text.trim());
      setDraft(null);
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
            if (!saving) void save();
          }}
        >
          <TextArea
            label={messages.description}
            rows={5}
            maxLength={limits.society.descriptionMax}
            value={text}
            error={error}
            onChange={(event) => setDraft(event.currentTarget.value)}
          />
          <div data-part="actions">
            <Button
              variant="bare"
              disabled={saving}
              onClick={() => {
                setDraft(null);
                onCancel?.();
              }}
            >
              {messages.cancel}
            </Button>
            <Button type="submit" loading={saving} disabled={text === description}>
              {messages.save}
            </Button>
          </div>
        </form>
      ) : (
        <p data-state={description ? undefined : 'empty'}>{description || messages.empty}</p>
      )}
    </Root>
  );
});
SocietyAbout.displayName = 'SocietyAbout';
