import { forwardRef } from 'react';
import { useMessages } from '../../host/useMessages.ts';
import { QuestionsDialog, type AskedQuestions } from './QuestionsDialog.tsx';

export const signupQuestionsMessages = {
  title: (event: string) => `Register for ${event}`,
  description: 'Only the organisers read your answers. They are deleted 30 days after the event.',
  submit: 'Register',
} as const;

export interface SignupQuestionsProps extends AskedQuestions {
  /** The event's name, for the heading. */
  event: string;
}

/** Asks an event's questions before signing up. */
export const SignupQuestions = forwardRef<HTMLDialogElement, SignupQuestionsProps>(function SignupQuestions(
  { event, ...rest },
  ref,
) {
  const messages = useMessages('SignupQuestions', signupQuestionsMessages);
  return (
    <QuestionsDialog
      ref={ref}
      data-soc="SignupQuestions"
      title={messages.title(event)}
      description={messages.description}
      submitLabel={messages.submit}
      {...rest}
    />
  );
});
SignupQuestions.displayName = 'SignupQuestions';
