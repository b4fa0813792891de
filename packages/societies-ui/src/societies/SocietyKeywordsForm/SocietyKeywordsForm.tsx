import { forwardRef, useMemo, type ComponentPropsWithoutRef } from 'react';
import { factsSchema, keywordsIn } from 'societies-contract/forms';
import { Button } from '../../base/Button/Button.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { useDirty } from '../../base/useDirty.ts';
import { useVersionedForm } from '../../content/FormModal/useVersionedForm.ts';
import { useFormRules } from '../../host/useFormRules.ts';
import { useMessages } from '../../host/useMessages.ts';
import { societyFactsFormMessages } from '../SocietyFactsForm/SocietyFactsForm.tsx';
import { Form } from './SocietyKeywordsForm.styles.ts';

interface StoredKeywords {
  keywords?: readonly string[];
  /** The society's, which counts its keywords too. */
  version?: number;
}

export interface SocietyKeywordsFormProps extends Omit<
  ComponentPropsWithoutRef<'form'>,
  'children' | 'onSubmit'
> {
  /** What the society is found by now, and the version that it is from. */
  stored: StoredKeywords;
  /** What it is found by meanwhile, when somebody else saved it first: the form says what differs, and asks. */
  conflict?: StoredKeywords;
  /** Gets the checked keywords and the version that they are written on. Until its promise is settled the form is being sent. */
  onSave: (keywords: string[], version: number | undefined) => void | Promise<unknown>;
  /** What the server says about them. */
  error?: string;
  /** Told whether something is written that is not saved, for a host that asks before it is lost. */
  onDirtyChange?: (dirty: boolean) => void;
}

const fieldsOf = ({ keywords }: StoredKeywords) => ({ keywords: keywords?.join(', ') ?? '' });

/** The keywords of a society by themselves; `SocietyFactsForm` has them among all that a society says. It shares that form's texts. */
export const SocietyKeywordsForm = forwardRef<HTMLFormElement, SocietyKeywordsFormProps>(
  function SocietyKeywordsForm({ stored, conflict, onSave, error, onDirtyChange, ...rest }, ref) {
    const messages = useMessages('SocietyFactsForm', societyFactsFormMessages);
    const { about } = useFormRules();
    const { field, submission, notice } = useVersionedForm<{ keywords: string }>({
      schema: useMemo(() => factsSchema(about, messages).pick(['keywords']), [about, messages]),
      values: fieldsOf(stored),
      fieldErrors: error === undefined ? undefined : { keywords: [error] },
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
        {notice}
        <Button type="submit" data-part="save" loading={submission.submitting} disabled={!submission.changed}>
          {messages.save}
        </Button>
      </Form>
    );
  },
);
SocietyKeywordsForm.displayName = 'SocietyKeywordsForm';
