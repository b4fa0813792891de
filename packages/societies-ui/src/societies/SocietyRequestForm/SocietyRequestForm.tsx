import { forwardRef, useMemo } from 'react';
import {
  accountValidation,
  contentValidation,
  societyRequestLimits,
  type Category,
  type SimilarSociety,
} from 'societies-contract';
import { societyRequestSchema, type SocietyRequestValues } from 'societies-contract/forms';
import { Button, ButtonLink } from '../../base/Button/Button.tsx';
import { Modal } from '../../base/Modal/Modal.tsx';
import { Select } from '../../base/Select/Select.tsx';
import { TextArea } from '../../base/TextArea/TextArea.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { whileOpen } from '../../base/whileOpen.tsx';
import { useFormRules } from '../../host/useFormRules.ts';
import { useMessages } from '../../host/useMessages.ts';
import type { FieldErrors } from '../../content/FormModal/fieldErrors.ts';
import type { FormFrameProps } from '../../content/FormModal/contentForm.ts';
import { FormModal } from '../../content/FormModal/FormModal.tsx';
import { useValidatedForm } from '../../content/FormModal/useValidatedForm.ts';
import { SimilarSocieties } from '../SimilarSocieties/SimilarSocieties.tsx';

export const societyRequestFormMessages = {
  title: 'Create your own society',
  description: 'Tell us about it. An administrator reads every request.',
  name: 'Society name',
  proposal: 'Proposal',
  proposalHint: 'What it does, who it is for, and what it needs to begin.',
  category: 'Category',
  categoryPlaceholder: 'Choose a category',
  submit: 'Send request',
  full: (max: number) =>
    `You have ${max} requests that nobody has decided yet. You can send another when one is decided or withdrawn.`,
  mine: 'See your requests',
  close: 'Close',
  ...accountValidation.any,
  ...contentValidation.societyRequest,
} as const;

export interface SocietyRequestFormProps extends FormFrameProps {
  /** The categories to choose from. */
  categories: readonly Category[];
  /** Called with the validated values. While its promise is pending, the button shows progress and ignores presses. */
  onSubmit: (values: SocietyRequestValues) => void | Promise<unknown>;
  /** The server's messages for single fields. */
  fieldErrors?: FieldErrors<SocietyRequestValues>;
  /** Societies with a name like the one that is typed. @default none */
  similar?: readonly SimilarSociety[];
  /** Called with the name while it is typed, for `similar`. */
  onNameChange?: (name: string) => void;
  /** How many requests of the student nobody has decided yet; at the most there may be, this is said instead. @default 0 */
  undecided?: number;
  /** Where the student's requests are, for that case. */
  requestsHref?: string;
}

/** The form's fields; a missing category is the empty string. */
type Draft = {
  name: string;
  proposal: string;
  category: number | '';
};

const OpenForm = forwardRef<HTMLDialogElement, Omit<SocietyRequestFormProps, 'open'>>(function OpenForm(
  {
    categories,
    onSubmit,
    fieldErrors,
    similar = [],
    onNameChange,
    undecided = 0,
    requestsHref,
    onDirtyChange,
    ...rest
  },
  ref,
) {
  const messages = useMessages('SocietyRequestForm', societyRequestFormMessages);
  const rules = useFormRules();
  const { field, submission } = useValidatedForm<Draft, SocietyRequestValues>({
    schema: useMemo(() => societyRequestSchema(rules, messages), [rules, messages]),
    values: { name: '', proposal: '', category: '' },
    fieldErrors,
    onSubmit,
  });
  const { pendingMax } = societyRequestLimits;
  if (undecided >= pendingMax)
    return (
      <Modal
        ref={ref}
        data-soc="SocietyRequestForm"
        size="small"
        open
        title={messages.title}
        description={messages.full(pendingMax)}
        actions={
          <>
            <Button variant="quiet" onClick={rest.onClose}>
              {messages.close}
            </Button>
            {requestsHref !== undefined && <ButtonLink href={requestsHref}>{messages.mine}</ButtonLink>}
          </>
        }
        {...rest}
      />
    );
  return (
    <FormModal
      ref={ref}
      data-soc="SocietyRequestForm"
      open
      title={messages.title}
      description={messages.description}
      submitLabel={messages.submit}
      onDirtyChange={onDirtyChange}
      {...submission}
      {...rest}
    >
      <TextField
        label={messages.name}
        maxLength={rules.society.nameMax}
        autoComplete="off"
        {...field('name', {
          onChange: (event: { target: { value: string } }) => onNameChange?.(event.target.value),
        })}
      />
      <SimilarSocieties societies={similar} />
      <Select
        label={messages.category}
        placeholder={messages.categoryPlaceholder}
        options={categories.map((category) => ({ value: category.id, label: category.name }))}
        {...field('category')}
      />
      <TextArea
        label={messages.proposal}
        hint={messages.proposalHint}
        maxLength={rules.societyRequest.proposalMax}
        rows={5}
        {...field('proposal')}
      />
    </FormModal>
  );
});

/** Requests a new society. Asks before discarding unsaved input. */
export const SocietyRequestForm = whileOpen<SocietyRequestFormProps>(OpenForm);
SocietyRequestForm.displayName = 'SocietyRequestForm';
