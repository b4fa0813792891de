import { restoreRights, type RestorableKind } from 'societies-contract';
import { HistoryFilters, HistoryList, type ListedEntry } from 'societies-ui/committee';
import { restoreThing } from '../../../api/restoring.ts';
import { useAction } from '../../../api/useAction.ts';
import { useMemberChoices } from '../../../lists/useChoices.ts';
import { useSocietyHistory } from '../../../lists/useSocietyHistory.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';
import { useSocietyContext } from '../SocietyContext.ts';

/** The kind of a deleted thing, if a committee can restore it. */
const kindOf = ({ subject: { kind } }: ListedEntry) =>
  kind in restoreRights ? (kind as RestorableKind) : null;

/** The society's history, with filters and restoring. */
export default function HistoryPage() {
  const { id, society, may } = useSocietyContext();
  const { outcomes, succeeded, failed } = useOutcomes();
  const { list, filters } = useSocietyHistory(id);
  const people = useMemberChoices(id, filters.filter.actor);
  const restoring = useAction(
    async (entry: ListedEntry) => {
      const kind = kindOf(entry);
      const { subject, after } = entry;
      // One entry speaks for all dates of a series that were deleted together.
      const following = after?.['dates'] !== undefined;
      if (kind) await restoreThing({ society: society.id, kind, id: Number(subject.id), following });
    },
    { success: succeeded(outcomes.undo.done), failure: failed(outcomes.undo.failed) },
  );
  const mayRestore = (entry: ListedEntry) => {
    const kind = kindOf(entry);
    return kind !== null && may(restoreRights[kind]);
  };
  return (
    <HistoryList
      {...list}
      filters={<HistoryFilters {...filters} people={people} />}
      entries={list.entries?.map((entry) => ({
        ...entry,
        restorable: entry.restorable && mayRestore(entry),
      }))}
      onRestore={restoring.run}
    />
  );
}
