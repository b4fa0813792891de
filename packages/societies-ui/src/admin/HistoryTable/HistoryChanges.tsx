import type { HistoryAction, HistoryEntry } from 'societies-contract';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { fieldsOf, useHistoryWords } from '../../content/historyWords.ts';
import { useMessages } from '../../host/useMessages.ts';
import { historyTableMessages } from './HistoryTable.messages.ts';

/** Actions whose details are shown although there is nothing before them, such as the reason for a suspension. */
const withDetails: ReadonlySet<HistoryAction> = new Set([
  'user.suspended',
  'users.imported',
  'societies.imported',
  'memberships.imported',
  'committee.imported',
  'events.imported',
  'mails.retried',
  'message.sent',
]);

/** The old and new values of an entry's fields; nothing for creations and deletions. */
export function HistoryChanges({ entry }: { entry: Pick<HistoryEntry, 'action' | 'before' | 'after'> }) {
  const { nameOf, wordsOf } = useHistoryWords();
  const messages = useMessages('HistoryTable', historyTableMessages);
  const { after } = entry;
  const before = entry.before ?? (withDetails.has(entry.action) ? after : null);
  if (before === null || after === null) return null;
  const inWords = (field: string, value: unknown) => wordsOf(field, value) ?? messages.rearranged;

  return (
    <dl data-part="changes">
      {fieldsOf(before, after).map((field) => {
        const [was, is] = [inWords(field, before[field]), inWords(field, after[field])];
        return (
          <div key={field}>
            <dt data-part="field">{nameOf(field)}</dt>
            <dd data-part="value">
              {was !== is && (
                <>
                  <VisuallyHidden>{`${messages.before}: `}</VisuallyHidden>
                  <del data-part>{was}</del>
                  <span aria-hidden="true"> → </span>
                </>
              )}
              <VisuallyHidden>{`${messages.after}: `}</VisuallyHidden>
              <ins data-part>{is}</ins>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
