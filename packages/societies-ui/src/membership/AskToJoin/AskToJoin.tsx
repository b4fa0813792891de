import { forwardRef } from 'react';
import { QuestionsDialog, type AskedQuestions } from '../../events/SignupQuestions/QuestionsDialog.tsx';

export const askToJoinMessages = {
  title: (society: string) => `Ask to join ${society}`,
  description:
    'Only committee members who decide on members read your answers. They are deleted 30 days after the decision.',
  submit: 'Ask to join',
} as const;

export interface AskToJoinProps extends AskedQuestions {
  /** The society's name, for the heading. */
  society: string;
}

/** Asks a society's questions before somebody asks to join it. */
export const AskToJoin = forwardRef<HTMLDialogElement, AskToJoinProps>(function AskToJoin(
  { society, ...rest },
  ref,
) {
  return <QuestionsDialog ref={ref} name="AskToJoin" words={askToJoinMessages} asker={society} {...rest} />;
});
AskToJoin.displayName = 'AskToJoin';
