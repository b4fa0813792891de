import { forwardRef } from 'react';
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
  return (
    <QuestionsDialog
      ref={ref}
      name="SignupQuestions"
      words={signupQuestionsMessages}
      asker={event}
      {...rest}
    />
  );
});
SignupQuestions.displayName = 'SignupQuestions';
