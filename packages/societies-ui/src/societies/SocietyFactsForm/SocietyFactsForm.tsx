import { forwardRef, useEffect, useId, useMemo, type ComponentPropsWithoutRef } from 'react';
import { accountValidation, contentValidation, type SocietyFacts } from 'societies-contract';
import { factsSchema, keywordsIn } from 'societies-contract/forms';
import { Button } from '../../base/Button/Button.tsx';
import { Card } from '../../base/Card/Card.tsx';
import { TextArea } from '../../base/TextArea/TextArea.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { useDirty } from '../../base/useDirty.ts';
import type { FieldErrors } from '../../content/FormModal/fieldErrors.ts';
import { useVersionedForm } from '../../content/FormModal/useVersionedForm.ts';
import { useFormRules } from '../../host/useFormRules.ts';
import { useMessages, type Widened } from '../../host/useMessages.ts';
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

declare global {
  interface SocietiesMessages {
    SocietyFactsForm: Widened<typeof societyFactsFormMessages>;
  }
}

type StoredFacts = Partial<SocietyFacts> & {
  /** The society's, which counts its facts too. */
  version?: number;
};

export interface SocietyFactsFormProps extends Omit<
  ComponentPropsWithoutRef<'section'>,
  'children' | 'onSubmit'
> {
  /** What the society says now, and the version that it is from. */
  facts: StoredFacts;
  /** What it says meanwhile, when somebody else saved it first: the form says what differs, and asks. */
  conflict?: StoredFacts;
  /** Gets the checked facts and the version that they are written on. Until its promise is settled the form is being sent. */
  onSave: (facts: SocietyFacts, version: number | undefined) => void | Promise<unknown>;
  /** What is written is given up; the host may leave editing. */
  onCancel?: () => void;
  /** Somebody has come here to write: the first field has the focus as soon as it is there. */
  writing?: boolean;
  /** What the server says about single fields. */
  fieldErrors?: FieldErrors<SocietyFacts>;
  /** Told whether something is written that is not saved, for a host that asks before it is lost. */
  onDirtyChange?: (dirty: boolean) => void;
}

/** Keywords are one text here, with commas between them. */
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

/** Changes when and where a society meets, how to reach it and how to join, and where else it is found: all of it optional. */
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
  // Focus lives in the document, outside React.
  useEffect(() => {
    if (writing) setFocus('meeting_time');
  }, [writing, setFocus]);
  return (
    <Card ref={ref} as="section" data-soc="SocietyFactsForm" aria-labelledby={id} {...rest}>
      <Form noValidate onSubmit={submission.onSubmit}>
        <h2 id={id}>{messages.title}</h2>
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
