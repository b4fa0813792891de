import { forwardRef, useState, type FormEvent } from 'react';
import {
  bookingLimits,
  contentValidation,
  wrongAnswers,
  type EventAnswers,
  type EventQuestion,
} from 'societies-contract';
import { Select } from '../../base/Select/Select.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { FormModal, type FormModalProps } from '../../content/FormModal/FormModal.tsx';
import { useMessages, type Widened } from '../../host/useMessages.ts';

export const signupQuestionsMessages = {
  title: (event: string) => `Register for ${event}`,
  description: 'Only the organisers read your answers. They are deleted 30 days after the event.',
  submit: 'Register',
  choose: 'Please choose',
  yes: 'Yes',
  no: 'No',
  optional: 'Optional',
  ...contentValidation.booking,
} as const;

declare global {
  interface SocietiesMessages {
    SignupQuestions: Widened<typeof signupQuestionsMessages>;
  }
}

export interface SignupQuestionsProps extends Pick<
  FormModalProps,
  'open' | 'onClose' | 'className' | 'style'
> {
  /** What the event is called: the heading names it. */
  event: string;
  /** What is asked, in this order. */
  questions: readonly EventQuestion[];
  /** Gets the checked answers by the ids of their questions; what was left empty is left out. While its promise is pending the form is being sent. */
  onSubmit: (answers: EventAnswers) => void | Promise<unknown>;
  /** What the server says about single answers, by the ids of their questions. */
  errors?: Readonly<Record<string, string | undefined>>;
}

/** Answers as fields hold them: texts, and yes and no as words of their own. */
type Written = Record<string, string>;

const answersIn = (questions: readonly EventQuestion[], written: Written): EventAnswers =>
  Object.fromEntries(
    questions.flatMap(({ id, kind }) => {
      const answer = written[id]?.trim() ?? '';
      if (answer === '') return [];
      return [[id, kind === 'yes_no' ? answer === 'yes' : answer]];
    }),
  );

const OpenQuestions = forwardRef<HTMLDialogElement, Omit<SignupQuestionsProps, 'open'>>(
  function OpenQuestions({ event, questions, onSubmit, errors, onClose, ...rest }, ref) {
    const messages = useMessages('SignupQuestions', signupQuestionsMessages);
    const [written, setWritten] = useState<Written>({});
    const [wrong, setWrong] = useState<Record<string, string>>({});
    const [sending, setSending] = useState(false);

    async function send(submit: FormEvent) {
      submit.preventDefault();
      const answers = answersIn(questions, written);
      const found = wrongAnswers(questions, answers, messages);
      setWrong(found);
      const first = questions.find(({ id }) => found[id] !== undefined);
      if (first) {
        document.getElementsByName(first.id)[0]?.focus();
        return;
      }
      setSending(true);
      try {
        await onSubmit(answers);
      } finally {
        setSending(false);
      }
    }

    return (
      <FormModal
        ref={ref}
        data-soc="SignupQuestions"
        open
        title={messages.title(event)}
        description={messages.description}
        submitLabel={messages.submit}
        submitting={sending}
        changed={Object.values(written).some((answer) => answer.trim() !== '')}
        onSubmit={(submit) => void send(submit)}
        onClose={onClose}
        {...rest}
      >
        {questions.map(({ id, kind, label, required, options = [] }) => {
          const field = {
            name: id,
            label,
            required,
            hint: required ? undefined : messages.optional,
            error: wrong[id] ?? errors?.[id],
            value: written[id] ?? '',
            onChange: ({ target }: { target: { value: string } }) =>
              setWritten({ ...written, [id]: target.value }),
          };
          if (kind === 'text') return <TextField key={id} maxLength={bookingLimits.answerMax} {...field} />;
          const choices =
            kind === 'yes_no'
              ? [
                  { value: 'yes', label: messages.yes },
                  { value: 'no', label: messages.no },
                ]
              : options.map((option) => ({ value: option, label: option }));
          return <Select key={id} placeholder={messages.choose} options={choices} {...field} />;
        })}
      </FormModal>
    );
  },
);

/** What an event asks of those who register, before they do. */
export const SignupQuestions = forwardRef<HTMLDialogElement, SignupQuestionsProps>(function SignupQuestions(
  { open, ...rest },
  ref,
) {
  return open ? <OpenQuestions ref={ref} {...rest} /> : null;
});
SignupQuestions.displayName = 'SignupQuestions';
