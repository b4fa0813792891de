import { forwardRef, useMemo, type ComponentPropsWithoutRef } from 'react';
import { accountValidation } from 'societies-contract';
import { forgottenSchema, type ForgottenValues } from 'societies-contract/forms';
import { Button } from '../../base/Button/Button.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { useFormRules } from '../../host/useFormRules.ts';
import { useMessages } from '../../host/useMessages.ts';
import type { FieldErrors } from '../../content/FormModal/fieldErrors.ts';
import { FormRefusal } from '../../content/FormModal/FormRefusal.tsx';
import { useValidatedForm } from '../../content/FormModal/useValidatedForm.ts';
import { FormRoot } from '../account.styles.ts';

const { emailRequired, emailMax, emailInvalid } = accountValidation.signup;
export const forgotPasswordFormMessages = {
  email: 'Email',
  hint: 'The email address of your account. The link we send works for one hour.',
  submit: 'Send me a link',
  emailRequired,
  emailMax,
  emailInvalid,
} as const;

export interface ForgotPasswordFormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit'> {
  /** Called with the validated address. While its promise is pending, the button shows progress and ignores presses. */
  onSubmit: (values: ForgottenValues) => void | Promise<unknown>;
  /** The server's message for the address. */
  fieldErrors?: FieldErrors<ForgottenValues>;
}

/** Asks for the address to which a reset link is mailed. */
export const ForgotPasswordForm = forwardRef<HTMLFormElement, ForgotPasswordFormProps>(
  function ForgotPasswordForm({ onSubmit, fieldErrors, ...rest }, ref) {
    const messages = useMessages('ForgotPasswordForm', forgotPasswordFormMessages);
    const rules = useFormRules();
    const { field, submission } = useValidatedForm<ForgottenValues>({
      schema: useMemo(() => forgottenSchema(rules, messages), [rules, messages]),
      values: { email: '' },
      fieldErrors,
      onSubmit,
    });
    return (
      <FormRoot ref={ref} data-soc="ForgotPasswordForm" noValidate {...rest} onSubmit={submission.onSubmit}>
        <TextField
          label={messages.email}
          hint={messages.hint}
          type="email"
          autoComplete="email"
          {...field('email')}
        />
        <FormRefusal>{submission.refusal}</FormRefusal>
        <Button type="submit" fullWidth loading={submission.submitting}>
          {messages.submit}
        </Button>
      </FormRoot>
    );
  },
);
ForgotPasswordForm.displayName = 'ForgotPasswordForm';
