import { useId } from 'react';
import { bookingLimits, type EventQuestion } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { Plus, Trash2 } from '../../base/Icon/icons.ts';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { Select } from '../../base/Select/Select.tsx';
import { Switch } from '../../base/Switch/Switch.tsx';
import { TextArea } from '../../base/TextArea/TextArea.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { Questions } from './RegistrationFields.styles.ts';

export const questionsFieldMessages = {
  legend: 'Questions at sign-up',
  hint: 'At most five. Only organisers see the answers, which are deleted 30 days after the event.',
  label: (number: number) => `Question ${number}`,
  kind: 'Answer',
  text: 'A short text',
  choice: 'One of several options',
  yes_no: 'Yes or no',
  options: 'Options, one per line',
  required: 'Must be answered',
  add: 'Add a question',
  remove: (number: number) => `Remove question ${number}`,
} as const;

interface QuestionsFieldProps {
  /** Above the questions. @default what an event says */
  legend?: string;
  /** Under it: how many there may be, and who reads the answers. */
  hint?: string;
  /** How many there may be. */
  max?: number;
  /** The questions, in order. */
  value: readonly EventQuestion[];
  /** Called with all questions after a change. */
  onChange: (questions: EventQuestion[]) => void;
  /** What is wrong at an index and field. */
  errorAt: (place: `${number}.${'label' | 'options'}`) => string | undefined;
  /** What is wrong with them as a whole. */
  error?: string;
}

const kinds = ['text', 'choice', 'yes_no'] as const;

/**
 * A new question's id. Answers refer to it, so they survive rewording and never appear under a different question. Not
 * `randomUUID`, which browsers offer on secure pages only.
 */
const newId = (): string => Math.random().toString(36).slice(2);

/** Edits the questions asked at sign-up, or before somebody joins. */
export function QuestionsField({
  value,
  onChange,
  errorAt,
  error,
  max = bookingLimits.questionsMax,
  ...texts
}: QuestionsFieldProps) {
  const id = useId();
  const messages = useMessages('QuestionsField', questionsFieldMessages);
  const { legend = messages.legend, hint = messages.hint } = texts;
  const change = (at: number, fields: Partial<EventQuestion>) =>
    onChange(value.map((question, index) => (index === at ? { ...question, ...fields } : question)));
  return (
    <Questions aria-invalid={error ? true : undefined} aria-describedby={error ? id : undefined}>
      <legend data-part>{legend}</legend>
      <p data-part="hint">{hint}</p>
      {error && (
        <p id={id} data-part="error">
          {error}
        </p>
      )}
      {value.map((question, index) => (
        <div key={question.id} data-part="question">
          <TextField
            label={messages.label(index + 1)}
            maxLength={bookingLimits.questionLabelMax}
            autoComplete="off"
            value={question.label}
            error={errorAt(`${index}.label`)}
            onChange={({ target }) => change(index, { label: target.value })}
          />
          <IconButton
            label={messages.remove(index + 1)}
            variant="bare"
            onClick={() => onChange(value.filter((_, place) => place !== index))}
          >
            <Trash2 />
          </IconButton>
          <Select
            label={messages.kind}
            options={kinds.map((kind) => ({ value: kind, label: messages[kind] }))}
            value={question.kind}
            onChange={({ target }) => {
              const kind = kinds.find((one) => one === target.value) ?? 'text';
              const { options = [], ...rest } = question;
              const next = kind === 'choice' ? { ...rest, kind, options } : { ...rest, kind };
              onChange(value.map((one, place) => (place === index ? next : one)));
            }}
          />
          {question.kind === 'choice' && (
            <TextArea
              label={messages.options}
              rows={3}
              value={(question.options ?? []).join('\n')}
              error={errorAt(`${index}.options`)}
              onChange={({ target }) => change(index, { options: target.value.split('\n') })}
            />
          )}
          <Switch
            label={messages.required}
            checked={question.required}
            onChange={({ target }) => change(index, { required: target.checked })}
          />
        </div>
      ))}
      {value.length < max && (
        <Button
          variant="quiet"
          icon={<Plus aria-hidden="true" />}
          onClick={() => onChange([...value, { id: newId(), kind: 'text', label: '', required: false }])}
        >
          {messages.add}
        </Button>
      )}
    </Questions>
  );
}
QuestionsField.displayName = 'QuestionsField';
