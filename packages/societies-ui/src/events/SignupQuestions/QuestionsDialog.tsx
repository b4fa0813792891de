import { forwardRef, useState, type FormEvent } from 'react';
import {
  bookingLimits,
  contentValidation,
  ownOf,
  wrongAnswers,
  type EventAnswers,
  type EventQuestion,
} from 'societies-contract';
import { Select } from '../../base/Select/Select.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { usePending } from '../../base/usePending.ts';
import { useRefusal } from '../../base/useRefusal.ts';
import { whileOpen } from '../../base/whileOpen.tsx';
import { FormModal, type FormModalProps } from '../../content/FormModal/FormModal.tsx';
import { useMessages } from '../../host/useMessages.ts';

export const questionsDialogMessages = {
  choose: 'Please choose',
  yes: 'Yes',
  no: 'No',
  optional: 'Optional',
  ...contentValidation.booking,
} as const;

/** What an event and a society ask for alike. */
export interface AskedQuestions extends Pick<FormModalProps, 'open' | 'onClose' | 'className' | 'style'> {
  /** The questions, in order. */
  questions: readonly EventQuestion[];
  /**
   * Called with the validated answers by question id, without empty ones. While its promise is pending, the form counts as
   * being sent.
   */
  onSubmit: (answers: EventAnswers) => void | Promise<unknown>;
  /** The server's messages for answers, by question id. */
  errors?: Readonly<Record<string, string | undefined>>;
}

interface QuestionsDialogProps extends AskedQuestions {
  /** The component that asks. */
  name: 'SignupQuestions' | 'AskToJoin';
  /** Its messages in English. */
  words: { title: (asker: string) => string; description: string; submit: string };
  /** The name of the event or society, for the heading. */
  asker: string;
}

/** Answers as form fields: text, with booleans as words. */
type Written = Record<string, string>;

const answersIn = (questions: readonly EventQuestion[], written: Written): EventAnswers =>
  Object.fromEntries(
    questions.flatMap(({ id, kind }) => {
      const answer = ownOf(written, id)?.trim() ?? '';
      if (answer === '') return [];
      return [[id, kind === 'yes_no' ? answer === 'yes' : answer]];
    }),
  );

const OpenQuestions = forwardRef<HTMLDialogElement, Omit<QuestionsDialogProps, 'open'>>(
  function OpenQuestions({ name, words, asker, questions, onSubmit, errors, ...rest }, ref) {
    const { title, description, submit: submitLabel } = useMessages(name, words);
    const messages = useMessages('QuestionsDialog', questionsDialogMessages);
    const [written, setWritten] = useState<Written>({});
    const [wrong, setWrong] = useState<Record<string, string>>({});
    const { run, pending } = usePending(onSubmit);
    const refuse = useRefusal();

    async function send(submit: FormEvent) {
      submit.preventDefault();
      const answers = answersIn(questions, written);
      const found = wrongAnswers(questions, answers, messages);
      setWrong(found);
      if (Object.keys(found).length > 0) return;
      const form = submit.target as HTMLFormElement;
      await run(answers);
      refuse(form);
    }

    return (
      <FormModal
        ref={ref}
        data-soc={name}
        open
        title={title(asker)}
        description={description}
        submitLabel={submitLabel}
        submitting={pending !== null}
        refusal={Object.entries(errors ?? {})
          .flatMap(([id, sentence]) => (questions.some((one) => one.id === id) ? [] : [sentence]))
          .join(' ')}
        changed={Object.values(written).some((answer) => answer.trim() !== '')}
        onSubmit={(submit) => void send(submit)}
        {...rest}
      >
        {questions.map(({ id, kind, label, required, options = [] }) => {
          const field = {
            name: id,
            label,
            required,
            hint: required ? undefined : messages.optional,
            error: ownOf(wrong, id) ?? (errors && ownOf(errors, id)),
            value: ownOf(written, id) ?? '',
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

/** Asks questions in a dialog before something is done. */
export const QuestionsDialog = whileOpen<QuestionsDialogProps>(OpenQuestions);
QuestionsDialog.displayName = 'QuestionsDialog';
