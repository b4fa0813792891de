import { yupResolver } from '@hookform/resolvers/yup';
import { forwardRef } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { limits, type Category } from 'societies-contract';
import { societyRequestForm, type SocietyRequestValues } from 'societies-contract/forms';
import { Select } from '../../base/Select/Select.tsx';
import { TextArea } from '../../base/TextArea/TextArea.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { FormModal, type FormModalProps } from '../../shell/FormModal/FormModal.tsx';

export const societyRequestFormMessages = {
  title: 'Create your own society',
  description: 'Tell us about it. An administrator reads every request.',
  name: 'Society name',
  proposal: 'Proposal',
  proposalHint: 'What it does, who it is for, and what it needs to begin.',
  category: 'Category',
  categoryPlaceholder: 'Choose a category',
  submit: 'Send request',
} as const;

export interface SocietyRequestFormProps extends Pick<
  FormModalProps,
  'open' | 'onClose' | 'className' | 'style'
> {
  categories: readonly Category[];
  /** Gets the checked values. While its promise is pending the button shows that it works and cannot be pressed again. */
  onSubmit: (values: SocietyRequestValues) => void | Promise<unknown>;
  /** What the server says about single fields. */
  fieldErrors?: Partial<Record<keyof SocietyRequestValues, string | readonly string[]>>;
}

/** What the fields hold while they are written: a category that is not chosen yet is the empty string. */
interface Draft {
  name: string;
  proposal: string;
  category: number | '';
}

const OpenForm = forwardRef<HTMLDialogElement, Omit<SocietyRequestFormProps, 'open'>>(function OpenForm(
  { categories, onSubmit, fieldErrors, ...rest },
  ref,
) {
  const messages = useMessages('SocietyRequestForm', societyRequestFormMessages);
  const { register, handleSubmit, formState } = useForm<Draft, unknown, SocietyRequestValues>({
    // The schema turns the draft's empty category into a missing one; the library's types take a schema of equal halves only.
    resolver: yupResolver(societyRequestForm) as unknown as Resolver<Draft, unknown, SocietyRequestValues>,
    mode: 'onTouched',
    defaultValues: { name: '', proposal: '', category: '' },
  });
  const { errors, isSubmitting, isDirty } = formState;
  const errorOf = (field: keyof SocietyRequestValues) =>
    errors[field]?.message ?? [fieldErrors?.[field]].flat()[0];
  return (
    <FormModal
      ref={ref}
      data-soc="SocietyRequestForm"
      open
      title={messages.title}
      description={messages.description}
      submitLabel={messages.submit}
      submitting={isSubmitting}
      changed={isDirty}
      onSubmit={(event) => void handleSubmit(async (values) => void (await onSubmit(values)))(event)}
      {...rest}
    >
      <TextField
        label={messages.name}
        maxLength={limits.society.nameMax}
        autoComplete="off"
        error={errorOf('name')}
        data-autofocus=""
        {...register('name')}
      />
      <Select
        label={messages.category}
        placeholder={messages.categoryPlaceholder}
        options={categories.map((category) => ({ value: category.id, label: category.name }))}
        error={errorOf('category')}
        {...register('category')}
      />
      <TextArea
        label={messages.proposal}
        hint={messages.proposalHint}
        maxLength={limits.societyRequest.proposalMax}
        rows={5}
        error={errorOf('proposal')}
        {...register('proposal')}
      />
    </FormModal>
  );
});

/** Asks for a new society: name, category, proposal. It asks before throwing away what was written. */
export const SocietyRequestForm = forwardRef<HTMLDialogElement, SocietyRequestFormProps>(
  function SocietyRequestForm({ open, ...rest }, ref) {
    return open ? <OpenForm ref={ref} {...rest} /> : null;
  },
);
SocietyRequestForm.displayName = 'SocietyRequestForm';
