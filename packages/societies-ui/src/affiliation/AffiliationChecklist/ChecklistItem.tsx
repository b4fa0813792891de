import { useState, type ReactNode } from 'react';
import {
  affiliationLimits,
  documentLimits,
  type AffiliationAnswer,
  type AffiliationItem,
} from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { FileDrop } from '../../base/FileDrop/FileDrop.tsx';
import { Check, CornerUpLeft, Download, FileText, Landmark, Trash2 } from '../../base/Icon/icons.ts';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { Progress } from '../../base/Progress/Progress.tsx';
import { TextArea } from '../../base/TextArea/TextArea.tsx';
import { usePending } from '../../base/usePending.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import { writtenSize } from '../sizes.ts';
import { affiliationChecklistMessages } from './AffiliationChecklist.messages.ts';

/** What the checklist's host does. `false` says that it failed. */
export interface ChecklistActions {
  /** Stores an answer; null takes it back. Without it the reader only reads. */
  onAnswer?: (item: string, value: boolean | string | null) => void | Promise<unknown>;
  /** Stores a PDF, in place of the one before. */
  onUpload?: (item: string, file: File) => void | Promise<unknown>;
  /** Removes the PDF of an item. */
  onRemove?: (item: string) => void | Promise<unknown>;
  /** Downloads the PDF of an item. */
  onDownload?: (item: string) => void | Promise<unknown>;
  /** The uploads that are under way, by item: the parts that are sent, from 0 to 1. */
  uploads?: Readonly<Record<string, number>>;
  /** The server's messages, by item. */
  errors?: Readonly<Record<string, string>>;
}

interface ChecklistItemProps extends ChecklistActions {
  /** What is asked for. */
  item: AffiliationItem;
  /** How the society stands with it. */
  answer: AffiliationAnswer;
}

/** One thing that a round asks for, with its answer and what the reader can do about it. */
export function ChecklistItem({
  item,
  answer,
  onAnswer,
  onUpload,
  onRemove,
  onDownload,
  uploads,
  errors,
}: ChecklistItemProps) {
  const messages = useMessages('AffiliationChecklist', affiliationChecklistMessages);
  const dates = useDates();
  const { number } = useNumbers();
  const { attempt, pending } = usePending(onAnswer);
  const [draft, setDraft] = useState<string | null>(null);
  const [replacing, setReplacing] = useState(false);
  const { id, kind, label, help, required } = item;
  const { done, value, document, comment, roles, at, by } = answer;
  const day = (instant: string) => dates.dayAndMonth(dates.isoDay(instant));
  const error = errors?.[id];
  const uploading = uploads?.[id];
  const set = (next: boolean | string | null) => void attempt(id, next);
  const signed = (write: (name: string, day: string) => string) => at && by && write(by, day(at));

  const detail = (): ReactNode => {
    switch (kind) {
      case 'statement':
        return signed(messages.confirmedBy) || help;
      case 'text':
        return typeof value === 'string' && value !== '' ? value : help;
      case 'roles_filled':
        return (roles ?? [])
          .map(({ name, holder }) => messages.holder(name, holder ?? messages.nobody))
          .join(', ');
      case 'members':
        return messages.members;
      case 'events':
        return messages.events;
      case 'office':
        return signed(messages.by) || help || messages.wait;
      default:
        return document ? undefined : help;
    }
  };
  const action = (): ReactNode => {
    if (kind === 'office')
      return (
        <span data-part="office">
          <Landmark aria-hidden="true" />
          <span>{messages.union}</span>
        </span>
      );
    if (kind === 'roles_filled') {
      const all = roles ?? [];
      return <span>{messages.of(all.filter(({ holder }) => holder !== null).length, all.length)}</span>;
    }
    if (kind === 'members' || kind === 'events')
      return <span>{messages.of(Number(value ?? 0), item.min ?? 0)}</span>;
    if (kind === 'statement' && onAnswer)
      return value === true ? (
        <Button
          variant="bare"
          size="small"
          aria-label={messages.takeBackIt(label)}
          loading={pending !== null}
          onClick={() => set(null)}
        >
          {messages.takeBack}
        </Button>
      ) : (
        <Button
          variant="soft"
          size="small"
          aria-label={messages.confirmIt(label)}
          loading={pending !== null}
          onClick={() => set(true)}
        >
          {messages.confirm}
        </Button>
      );
    if (kind === 'text' && onAnswer && draft === null)
      return (
        <Button
          variant="bare"
          size="small"
          aria-label={messages.editIt(label)}
          onClick={() => setDraft(typeof value === 'string' ? value : '')}
        >
          {messages.edit}
        </Button>
      );
    if (kind === 'document' && document && onUpload && !comment && !replacing)
      return (
        <Button
          variant="bare"
          size="small"
          aria-label={messages.replaceIt(label)}
          onClick={() => setReplacing(true)}
        >
          {messages.replace}
        </Button>
      );
    return null;
  };
  const drops = kind === 'document' && onUpload && (!document || comment !== null || replacing);
  const state = comment !== null && !done ? 'change' : done ? 'done' : 'open';
  return (
    <li data-part="item" data-state={state}>
      <span data-part="mark">
        {state === 'change' ? <CornerUpLeft aria-hidden="true" /> : done && <Check aria-hidden="true" />}
        <VisuallyHidden>
          {state === 'change' ? messages.toChange : done ? messages.done : messages.open}
        </VisuallyHidden>
      </span>
      <div data-part="words">
        <p data-part="label">
          <span>{label}</span>
          {!required && <span data-part="optional">{messages.optional}</span>}
        </p>
        {draft === null && detail() && <p data-part="detail">{detail()}</p>}
        {document && (
          <p data-part="document">
            <FileText aria-hidden="true" />
            <strong data-part>{document.name}</strong>
            <span>{messages.document(writtenSize(document.size, number), day(document.uploaded_at))}</span>
            {onDownload && (
              <IconButton
                label={messages.download(document.name)}
                size="small"
                onClick={() => void onDownload(id)}
              >
                <Download />
              </IconButton>
            )}
            {onRemove && (
              <IconButton
                label={messages.removeIt(document.name)}
                size="small"
                onClick={() => void onRemove(id)}
              >
                <Trash2 />
              </IconButton>
            )}
          </p>
        )}
      </div>
      <div data-part="action">{action()}</div>
      {comment !== null && !done && (
        <blockquote data-part="comment">
          <p data-part>{comment}</p>
        </blockquote>
      )}
      {draft !== null && (
        <form
          data-part="more"
          onSubmit={(event) => {
            event.preventDefault();
            void attempt(id, draft.trim() === '' ? null : draft.trim()).then((stored) => {
              if (stored) setDraft(null);
            });
          }}
        >
          <TextArea
            label={messages.answer}
            hint={help || undefined}
            rows={4}
            maxLength={affiliationLimits.textMax}
            value={draft}
            error={error}
            onChange={({ target }) => setDraft(target.value)}
          />
          <div data-part="buttons">
            <Button type="submit" size="small" loading={pending !== null}>
              {messages.save}
            </Button>
            <Button variant="quiet" size="small" onClick={() => setDraft(null)}>
              {messages.cancel}
            </Button>
          </div>
        </form>
      )}
      {uploading !== undefined ? (
        <div data-part="more">
          <Progress label={messages.uploading(label)} value={Math.round(uploading * 100)} />
        </div>
      ) : (
        drops && (
          <div data-part="more">
            <FileDrop
              label={label}
              hideLabel
              hint={document ? messages.chooseNew : messages.choose}
              accept={[documentLimits.contentType]}
              maxBytes={documentLimits.maxBytes}
              error={error}
              onFiles={([file]) => {
                if (!file) return;
                setReplacing(false);
                void onUpload(id, file);
              }}
            />
          </div>
        )
      )}
    </li>
  );
}
ChecklistItem.displayName = 'ChecklistItem';
