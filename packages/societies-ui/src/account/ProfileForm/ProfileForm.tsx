import { yupResolver } from '@hookform/resolvers/yup';
import { Pencil } from '../../base/Icon/icons.ts';
import { forwardRef, useEffect, useMemo, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import { useForm } from 'react-hook-form';
import { accountValidation, type Profile } from 'societies-contract';
import { profileSchema, type ProfileValues } from 'societies-contract/forms';
import { Button } from '../../base/Button/Button.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { useDirty } from '../../base/useDirty.ts';
import { useRefusal } from '../../base/useRefusal.ts';
import { useFormRules } from '../../host/useFormRules.ts';
import { useMessages } from '../../host/useMessages.ts';
import { FormRoot } from '../account.styles.ts';
import { FormRefusal } from '../../content/FormModal/FormRefusal.tsx';
import { serverErrors, type FieldErrors } from '../../content/FormModal/fieldErrors.ts';

export const profileFormMessages = {
  universityId: 'University ID',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  edit: 'Edit information',
  save: 'Save changes',
  cancel: 'Cancel',
  ...accountValidation.any,
  ...accountValidation.signup,
} as const;

export interface ProfileFormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit'> {
  /** The stored details. Unsaved input is kept when they change. */
  profile: Pick<Profile, 'university_id' | 'first_name' | 'last_name' | 'email'>;
  /**
   * Called with the validated values. While its promise is pending, the button shows progress and ignores presses; when it
   * gives `false` the details were not saved, and the form stays open with what was typed.
   */
  onSubmit: (values: ProfileValues) => void | boolean | Promise<void | boolean>;
  /** The server's messages for single fields, such as an email that is taken. */
  fieldErrors?: FieldErrors<ProfileValues>;
  /** Called with whether there are unsaved changes, so that the host can ask before they are lost. */
  onDirtyChange?: (dirty: boolean) => void;
}

const valuesOf = ({ first_name, last_name, email }: ProfileFormProps['profile']): ProfileValues => ({
  first_name,
  last_name,
  email,
});

/** A user's details: read-only until 'Edit information' is pressed, then saved or reset. The university ID never changes. */
export const ProfileForm = forwardRef<HTMLFormElement, ProfileFormProps>(function ProfileForm(
  { profile, onSubmit, fieldErrors, onDirtyChange, ...rest },
  ref,
) {
  const messages = useMessages('ProfileForm', profileFormMessages);
  const rules = useFormRules();
  const [editing, setEditing] = useState(false);
  const { first_name, last_name, email } = profile;
  const { register, handleSubmit, formState, reset, setFocus } = useForm<ProfileValues>({
    resolver: useMemo(
      () => yupResolver(profileSchema(rules, messages, { first_name, last_name, email })),
      [rules, messages, first_name, last_name, email],
    ),
    mode: 'onTouched',
    values: valuesOf(profile),
    resetOptions: { keepDirtyValues: true },
    errors: useMemo(() => serverErrors(fieldErrors), [fieldErrors]),
  });
  const { errors, isSubmitting, isDirty } = formState;
  const refuse = useRefusal();
  const form = useRef<HTMLElement>(null);
  /** What the server says of something that is not in this form. */
  const { first_name: _, last_name: __, email: ___, ...elsewhere } = fieldErrors ?? {};
  const unseen = Object.values<string | readonly string[] | undefined>(elsewhere).flat().join(' ');
  const latest = useRef(profile);
  useEffect(() => {
    latest.current = profile;
  });
  const save = handleSubmit(async (values) => {
    if ((await onSubmit(values)) === false) {
      refuse(form.current);
      return;
    }
    // The stored values may differ from the input: a new address may have to be confirmed first.
    const kept = latest.current === profile ? values : valuesOf(latest.current);
    reset(kept, { keepDirtyValues: false });
    setEditing(false);
  });
  useDirty(editing && isDirty, onDirtyChange);
  const field = (name: keyof ProfileValues) => ({
    readOnly: !editing,
    error: editing ? errors[name]?.message : undefined,
    ...register(name),
  });
  return (
    <FormRoot
      ref={ref}
      data-soc="ProfileForm"
      data-state={editing ? 'editing' : undefined}
      noValidate
      {...rest}
      onSubmit={(event) => {
        form.current = event.currentTarget;
        void save(event);
      }}
    >
      <TextField label={messages.universityId} value={profile.university_id} readOnly />
      <div data-part="pair">
        <TextField label={messages.firstName} autoComplete="given-name" {...field('first_name')} />
        <TextField label={messages.lastName} autoComplete="family-name" {...field('last_name')} />
      </div>
      <TextField label={messages.email} type="email" autoComplete="email" {...field('email')} />
      {editing && <FormRefusal>{unseen}</FormRefusal>}
      <div data-part="actions">
        {editing ? (
          <>
            {/* A separate element: if React reused the pressed button, the same press would submit the form. */}
            <Button key="save" type="submit" loading={isSubmitting}>
              {messages.save}
            </Button>
            <Button
              variant="quiet"
              disabled={isSubmitting}
              onClick={() => {
                reset(valuesOf(profile), { keepDirtyValues: false });
                setEditing(false);
              }}
            >
              {messages.cancel}
            </Button>
          </>
        ) : (
          <Button
            key="edit"
            variant="soft"
            icon={<Pencil aria-hidden="true" />}
            onClick={() => {
              setEditing(true);
              setFocus('first_name');
            }}
          >
            {messages.edit}
          </Button>
        )}
      </div>
    </FormRoot>
  );
});
ProfileForm.displayName = 'ProfileForm';
