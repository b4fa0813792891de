import { forwardRef, useId, useState, type ComponentPropsWithoutRef } from 'react';
import {
  contentValidation,
  joiningLimits,
  wrongQuestions,
  type EventQuestion,
  type Joining,
  type JoinMode,
} from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import type { Icon } from '../../base/Icon/icon.ts';
import { Globe, Inbox, LockKeyhole } from '../../base/Icon/icons.ts';
import { useDirty } from '../../base/useDirty.ts';
import { useRefusal } from '../../base/useRefusal.ts';
import { useVersionedDraft } from '../../content/ConflictNotice/useVersionedDraft.tsx';
import { QuestionsField } from '../../events/EventForm/QuestionsField.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { Root } from './JoiningForm.styles.ts';

const { questionRequired, optionsRange, questionTwice } = contentValidation.event;

export const joiningFormMessages = {
  mode: 'How people join',
  modes: { open: 'Anybody can join', ask: 'People ask to join', invite: 'By invitation' } as Record<
    JoinMode,
    string
  >,
  hints: {
    open: 'One press, and they are members.',
    ask: 'They answer your questions and you decide.',
    invite: 'Only with an invitation of yours, or when you add them.',
  } as Record<JoinMode, string>,
  questions: 'Questions for people who ask',
  questionsHint: (max: number) =>
    `At most ${max}. Only those who manage members read the answers, which are deleted 30 days after the decision.`,
  save: 'Save',
  questionRequired,
  optionsRange,
  questionTwice,
} as const;

/** How people join, as far as the form edits it, and its version. */
export type StoredJoining = Pick<Joining, 'join_mode' | 'join_questions' | 'version'>;

export interface JoiningFormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit' | 'children'> {
  /**
   * The stored settings. What is changed and not saved stays when they change; where they are at another version by then,
   * saving says what others changed and asks which to keep.
   */
  joining: StoredJoining;
  /** Gets the checked settings, with the version that they are based on. While its promise is pending, the form counts as being sent. */
  onSave: (joining: StoredJoining) => void | Promise<unknown>;
  /** Called with whether there are unsaved changes, so that the host can ask before they are lost. */
  onDirtyChange?: (dirty: boolean) => void;
}

const modes: readonly JoinMode[] = ['open', 'ask', 'invite'];
const icons: Readonly<Record<JoinMode, Icon>> = { open: Globe, ask: Inbox, invite: LockKeyhole };

/** Options as they are stored: without empty lines. */
const cleaned = (questions: readonly EventQuestion[]) =>
  questions.map(({ options, ...question }) => ({
    ...question,
    label: question.label.trim(),
    ...(question.kind === 'choice' && {
      options: (options ?? []).map((option) => option.trim()).filter(Boolean),
    }),
  }));

/** Settings of how a society is joined: at once, by asking or by invitation, and the questions to those who ask. */
export const JoiningForm = forwardRef<HTMLFormElement, JoiningFormProps>(function JoiningForm(
  { joining, onSave, onDirtyChange, ...rest },
  ref,
) {
  const messages = useMessages('JoiningForm', joiningFormMessages);
  const group = useId();
  const refuse = useRefusal();
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const { join_mode, join_questions, version } = joining;
  const draft = useVersionedDraft({
    stored: { fields: { join_mode, join_questions }, version },
    labels: { join_mode: messages.mode, join_questions: messages.questions },
    wordsFor: (field, value) =>
      field === 'join_mode'
        ? messages.modes[value as JoinMode]
        : (value as EventQuestion[]).map(({ label }) => label).join(' · '),
    save: (fields, on) =>
      onSave({
        ...fields,
        join_questions: cleaned(fields.join_questions),
        ...(on !== undefined && { version: on }),
      }),
  });
  useDirty(draft.dirty, onDirtyChange);
  const { fields } = draft;
  return (
    <Root
      ref={ref}
      data-soc="JoiningForm"
      noValidate
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        const found = wrongQuestions(cleaned(fields.join_questions), messages);
        setWrong(found);
        if (Object.keys(found).length > 0) refuse(event.currentTarget);
        else void draft.submit();
      }}
    >
      <fieldset role="radiogroup" data-part="modes">
        <legend data-part>{messages.mode}</legend>
        {modes.map((mode) => {
          const Drawing = icons[mode];
          return (
            <label key={mode} data-part="mode">
              <input
                data-part
                type="radio"
                name={group}
                value={mode}
                aria-label={messages.modes[mode]}
                aria-describedby={`${group}${mode}`}
                checked={fields.join_mode === mode}
                onChange={() => draft.change({ join_mode: mode })}
              />
              <Drawing aria-hidden="true" strokeWidth={1.75} />
              <span data-part="name">{messages.modes[mode]}</span>
              <span id={`${group}${mode}`} data-part="hint">
                {messages.hints[mode]}
              </span>
            </label>
          );
        })}
      </fieldset>
      {fields.join_mode === 'ask' && (
        <QuestionsField
          legend={messages.questions}
          hint={messages.questionsHint(joiningLimits.questionsMax)}
          max={joiningLimits.questionsMax}
          value={fields.join_questions}
          errorAt={(place) => wrong[place]}
          onChange={(questions) => {
            setWrong({});
            draft.change({ join_questions: questions });
          }}
        />
      )}
      {draft.notice}
      <Button type="submit" data-part="save" loading={draft.saving} disabled={!draft.dirty}>
        {messages.save}
      </Button>
    </Root>
  );
});
JoiningForm.displayName = 'JoiningForm';
