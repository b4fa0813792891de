import { useState } from 'react';
import type {
  AffiliationSortKey,
  AffiliationState,
  AskAffiliationChangesBody,
  ListedAffiliation,
  RemindedState,
} from 'societies-contract';
import { affiliationSortKeys } from 'societies-contract';
import { ButtonLink, PageContent, Select } from 'societies-ui';
import { AffiliationReview, AffiliationTable } from 'societies-ui/affiliation';
import { ExportButton } from 'societies-ui/table';
import {
  acceptAffiliation,
  affiliationsPath,
  askAffiliationChanges,
  remindAffiliations,
  saveDocument,
  tickItem,
  useAffiliation,
  useAffiliations,
  useRounds,
} from '../../../api/affiliation.ts';
import { detailOf } from '../../../api/ApiError.ts';
import { useAction } from '../../../api/useAction.ts';
import { isRetrying } from '../../../api/useRead.ts';
import { useListAddress } from '../../../lists/useListAddress.ts';
import { useTableExport } from '../../../lists/useTableExport.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';
import { useNow } from '../../../time/useNow.ts';
import { useAdminMessages } from '../useAdminMessages.ts';

/** One society beside the table. */
function Review({ row, round, onClose }: { row: ListedAffiliation; round?: number; onClose: () => void }) {
  const { outcomes, failed } = useOutcomes();
  const words = outcomes.affiliation;
  const { society } = row;
  const affiliation = useAffiliation(String(society.id), round);
  const failure = (error: unknown) => failed(detailOf(error) ?? words.decideFailed);
  const version = affiliation.data?.version ?? row.version;
  const ticking = useAction((item: string, done: boolean) => tickItem(society.id, item, done), { failure });
  const accepting = useAction(() => acceptAffiliation(society.id, version), {
    success: words.accepted(society.name),
    failure,
  });
  const asking = useAction(
    (changes: AskAffiliationChangesBody) => askAffiliationChanges(society.id, { ...changes, version }),
    { success: words.changesAsked(society.name), failure },
  );
  const downloading = useAction(
    (item: string) => {
      const name = affiliation.data?.items.find((one) => one.id === item)?.document?.name;
      return saveDocument(society.id, item, name ?? 'document.pdf', round);
    },
    { failure: failed(outcomes.event.downloadFailed) },
  );
  return (
    <AffiliationReview
      society={society}
      affiliation={affiliation.data}
      handedIn={row.handed_in_at ? { by: row.handed_in_by, at: row.handed_in_at } : null}
      onClose={onClose}
      onTick={ticking.run}
      onDownload={downloading.run}
      onAccept={accepting.run}
      onAskChanges={asking.run}
      error={affiliation.error?.message}
      onRetry={() => void affiliation.mutate()}
    />
  );
}

/** How all societies stand in a round. */
export default function AffiliationsPage() {
  const messages = useAdminMessages();
  const { outcomes, failed } = useOutcomes();
  const now = useNow();
  const rounds = useRounds();
  const [round, setRound] = useState<number>();
  const [state, setState] = useState<AffiliationState | null>(null);
  const [selected, setSelected] = useState<number>();
  const { view, typed, type, setPage, setSort } = useListAddress<AffiliationSortKey>(affiliationSortKeys);
  const reading = { ...view, round, state };
  const affiliations = useAffiliations(reading);
  const tableExport = useTableExport(affiliationsPath(reading), 'affiliation.csv');
  const { run: remind } = useAction((one: RemindedState) => remindAffiliations(one), {
    success: ({ reminded }) => outcomes.affiliation.reminded(reminded),
    failure: (error) => failed(detailOf(error) ?? outcomes.affiliation.remindFailed),
  });
  const row = affiliations.data?.results.find(({ society }) => society.id === selected);
  const current = affiliations.data?.round;
  const { sort } = view;
  return (
    <PageContent
      title={messages.affiliation}
      action={
        <ButtonLink variant="soft" href="/admin/affiliation/rounds/new">
          {messages.newRound}
        </ButtonLink>
      }
    >
      <AffiliationTable
        reply={affiliations.data}
        now={now}
        state={state}
        onStateChange={(next) => {
          setState(next);
          setPage(1, true);
        }}
        search={typed}
        onSearchChange={type}
        sort={
          sort && {
            column: sort.replace('-', ''),
            direction: sort.startsWith('-') ? 'descending' : 'ascending',
          }
        }
        onSortChange={(next) =>
          setSort(
            next && (`${next.direction === 'descending' ? '-' : ''}${next.column}` as AffiliationSortKey),
          )
        }
        page={view.page}
        onPageChange={(page) => setPage(page)}
        pending={affiliations.isLoading && affiliations.data !== undefined}
        selected={selected}
        onSelect={({ society }) => setSelected(society.id)}
        onRemind={remind}
        tools={
          <>
            {rounds.data && rounds.data.length > 1 && (
              <Select
                label={messages.rounds}
                options={rounds.data.map(({ id, name }) => ({ value: id, label: name }))}
                value={round ?? current?.id ?? ''}
                onChange={({ target }) => setRound(Number(target.value))}
              />
            )}
            {current && (
              <ButtonLink variant="quiet" href={`/admin/affiliation/rounds/${current.id}`}>
                {messages.editRound}
              </ButtonLink>
            )}
            <ExportButton {...tableExport} />
          </>
        }
        aside={
          row && (
            <Review key={row.society.id} row={row} round={round} onClose={() => setSelected(undefined)} />
          )
        }
        emptyAction={<ButtonLink href="/admin/affiliation/rounds/new">{messages.newRound}</ButtonLink>}
        error={affiliations.error?.message}
        onRetry={() => void affiliations.mutate()}
        retrying={isRetrying(affiliations)}
      />
    </PageContent>
  );
}
