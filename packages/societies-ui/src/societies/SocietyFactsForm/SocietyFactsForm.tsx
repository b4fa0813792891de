import { forwardRef, useEffect, useId, useMemo, type ComponentPropsWithoutRef } from 'react';
import { accountValidation, contentValidation, type SocietyFacts } from 'societies-contract';
import { factsSchema, keywordsIn } from 'societies-contract/forms';
import { Button } from '../../base/Button/Button.tsx';
import { Card } from '../../base/Card/Card.tsx';
import { TextArea } from '../../base/TextArea/TextArea.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { useDirty } from '../../base/useDirty.ts';
import type { FieldErrors } from '../../content/FormModal/fieldErrors.ts';
import { FormRefusal } from '../../content/FormModal/FormRefusal.tsx';
import { useVersionedForm } from '../../content/FormModal/useVersionedForm.ts';
import { useFormRules } from '../../host/useFormRules.ts';
import { useMessages } from '../../host/useMessages.ts';
import { Form } from './SocietyFactsForm.styles.ts';

export const societyFactsFormMessages = {
  title: 'Come along',
  meeting_time: 'When you meet',
  meeting_place: 'Where you meet',
  contact: 'How to reach you',
  how_to_join: 'How to join',
  website: 'Website',
  instagram: 'Instagram',
  discord: 'Discord',
  keywords: 'Keywords',
  keywordsHint: 'People find you by these too. At most ten, with commas between them.',
  save: 'Save',
  cancel: 'Cancel',
  ...accountValidation.any,
  ...contentValidation.about,
} as const;

type StoredFacts = Partial<SocietyFacts> & {
  /** The society's version. */
  version?: number;
};

export interface SocietyFactsFormProps extends Omit<
  ComponentPropsWithoutRef<'section'>,
  'children' | 'onSubmit'
> {
  /** The stored facts with their version. */
  facts: StoredFacts;
  /** The current facts after a concurrent change: the form shows what differs and asks which to keep. */
  conflict?: StoredFacts;
  /**
   * Called with the validated facts and the version they are based on. Until its promise is settled, the form counts as being
   * sent.
   */
  onSave: (facts: SocietyFacts, version: number | undefined) => void | Promise<unknown>;
  /** Called on cancel; the host may end editing. */
  onCancel?: () => void;
  /** Focuses the first field when it appears. */
  writing?: boolean;
  /** The server's messages for single fields. */
  fieldErrors?: FieldErrors<SocietyFacts>;
  /** Called with whether there are unsaved changes, so that the host can ask before they are lost. */
  onDirtyChange?: (dirty: boolean) => void;
}

/** Keywords are a single comma-separated text. */
type Fields = Record<keyof SocietyFacts, string>;

const fieldsOf = (facts: Partial<SocietyFacts>): Fields => ({
  keywords: facts.keywords?.join(', ') ?? '',
  meeting_time: facts.meeting_time ?? '',
  meeting_place: facts.meeting_place ?? '',
  contact: facts.contact ?? '',
  how_to_join: facts.how_to_join ?? '',
  website: facts.website ?? '',
  instagram: facts.instagram ?? '',
  discord: facts.discord ?? '',
});

const factsOf = (fields: Fields): SocietyFacts => ({
  ...fields,
  keywords: keywordsIn(fields.keywords),
  website: fields.website || null,
  instagram: fields.instagram || null,
  discord: fields.discord || null,
});

/** Edits a society's facts, all of them optional. */
export const SocietyFactsForm = forwardRef<HTMLDivElement, SocietyFactsFormProps>(function SocietyFactsForm(
  { facts, conflict, onSave, onCancel, writing = false, fieldErrors, onDirtyChange, ...rest },
  ref,
) {
  const messages = useMessages('SocietyFactsForm', societyFactsFormMessages);
  const { about } = useFormRules();
  const id = useId();
  const { form, field, submission, notice } = useVersionedForm<Fields>({
    schema: useMemo(() => factsSchema(about, messages), [about, messages]),
    values: fieldsOf(facts),
    fieldErrors,
    version: facts.version,
    current: conflict && { values: fieldsOf(conflict), version: conflict.version },
    labels: messages,
    onSubmit: async (values, version) => {
      await onSave(factsOf(values), version);
    },
  });
  useDirty(submission.changed, onDirtyChange);
  const { setFocus } = form;
  // Synchronises the document's focus.
  useEffect(() => {
    if (writing) setFocus('meeting_time');
  }, [writing, setFocus]);
  return (
    <Card ref={ref} as="section" data-soc="SocietyFactsForm" aria-labelledby={id} {...rest}>
      <Form noValidate onSubmit={submission.onSubmit}>
        <h2 data-part id={id}>
          {messages.title}
        </h2>
        <div data-part="row">
          <TextField label={messages.meeting_time} maxLength={about.factMax} {...field('meeting_time')} />
          <TextField label={messages.meeting_place} maxLength={about.factMax} {...field('meeting_place')} />
        </div>
        <TextField label={messages.contact} maxLength={about.factMax} {...field('contact')} />
        <TextArea
          label={messages.how_to_join}
          maxLength={about.howToJoinMax}
          rows={3}
          {...field('how_to_join')}
        />
        <TextField label={messages.website} type="url" {...field('website')} />
        <div data-part="row">
          <TextField label={messages.instagram} type="url" {...field('instagram')} />
          <TextField label={messages.discord} type="url" {...field('discord')} />
        </div>
        <TextField label={messages.keywords} hint={messages.keywordsHint} {...field('keywords')} />
        <FormRefusal>{submission.refusal}</FormRefusal>
        {notice}
        <div data-part="actions">
          <Button
            variant="bare"
            disabled={submission.submitting || (!onCancel && !submission.changed)}
            onClick={() => {
              form.reset();
              onCancel?.();
            }}
          >
            {messages.cancel}
          </Button>
          <Button type="submit" loading={submission.submitting} disabled={!submission.changed}>
            {messages.save}
          </Button>
        </div>
      </Form>
    </Card>
  );
});
SocietyFactsForm.displayName = 'SocietyFactsForm';
