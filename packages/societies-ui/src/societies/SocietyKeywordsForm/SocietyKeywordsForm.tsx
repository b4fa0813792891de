import { forwardRef, useMemo, type ComponentPropsWithoutRef } from 'react';
import { factsSchema, keywordsIn } from 'societies-contract/forms';
import { Button } from '../../base/Button/Button.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { useDirty } from '../../base/useDirty.ts';
import { FormRefusal } from '../../content/FormModal/FormRefusal.tsx';
import { useVersionedForm } from '../../content/FormModal/useVersionedForm.ts';
import { useFormRules } from '../../host/useFormRules.ts';
import { useMessages } from '../../host/useMessages.ts';
import { societyFactsFormMessages } from '../SocietyFactsForm/SocietyFactsForm.tsx';
import { Form } from './SocietyKeywordsForm.styles.ts';

interface StoredKeywords {
  keywords?: readonly string[];
  /** The society's version. */
  version?: number;
}

export interface SocietyKeywordsFormProps extends Omit<
  ComponentPropsWithoutRef<'form'>,
  'children' | 'onSubmit'
> {
  /** The stored keywords with their version. */
  stored: StoredKeywords;
  /** The current keywords after a concurrent change: the form shows what differs and asks which to keep. */
  conflict?: StoredKeywords;
  /**
   * Called with the validated keywords and the version they are based on. Until its promise is settled, the form counts as
   * being sent.
   */
  onSave: (keywords: string[], version: number | undefined) => void | Promise<unknown>;
  /** The server's message for the field. */
  error?: string;
  /** Called with whether there are unsaved changes, so that the host can ask before they are lost. */
  onDirtyChange?: (dirty: boolean) => void;
}

const fieldsOf = ({ keywords }: StoredKeywords) => ({ keywords: keywords?.join(', ') ?? '' });

/** Edits only a society's keywords; `SocietyFactsForm` edits them with all facts. Shares that form's messages. */
export const SocietyKeywordsForm = forwardRef<HTMLFormElement, SocietyKeywordsFormProps>(
  function SocietyKeywordsForm({ stored, conflict, onSave, error, onDirtyChange, ...rest }, ref) {
    const messages = useMessages('SocietyFactsForm', societyFactsFormMessages);
    const { about } = useFormRules();
    const { field, submission, notice } = useVersionedForm<{ keywords: string }>({
      schema: useMemo(() => factsSchema(about, messages).pick(['keywords']), [about, messages]),
      values: fieldsOf(stored),
      fieldErrors: useMemo(() => (error === undefined ? undefined : { keywords: [error] }), [error]),
      version: stored.version,
      current: conflict && { values: fieldsOf(conflict), version: conflict.version },
      labels: messages,
      onSubmit: async ({ keywords }, version) => {
        await onSave(keywordsIn(keywords), version);
      },
    });
    useDirty(submission.changed, onDirtyChange);
    return (
      <Form ref={ref} data-soc="SocietyKeywordsForm" noValidate {...rest} onSubmit={submission.onSubmit}>
        <TextField label={messages.keywords} hint={messages.keywordsHint} {...field('keywords')} />
        <FormRefusal>{submission.refusal}</FormRefusal>
        {notice}
        <Button type="submit" data-part="save" loading={submission.submitting} disabled={!submission.changed}>
          {messages.save}
        </Button>
      </Form>
    );
  },
);
SocietyKeywordsForm.displayName = 'SocietyKeywordsForm';
