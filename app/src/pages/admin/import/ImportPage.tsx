import { useSearchParams } from 'react-router-dom';
import { importFieldsOf, importKinds, importLimits, type ImportKind } from 'societies-contract';
import { ImportList, MoveIn } from 'societies-ui/admin';
import { detailOf, messageOf } from '../../../api/ApiError.ts';
import { checkImport, importFile, saveRefused, undoImport, useImports } from '../../../api/imports.ts';
import { saveAs } from '../../../api/saveTable.ts';
import { useAction } from '../../../api/useAction.ts';
import { isRetrying } from '../../../api/useRead.ts';
import { useListAddress } from '../../../lists/useListAddress.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';
import { useNow } from '../../../time/useNow.ts';

/** A row of each kind, in the order of its fields. */
const examples: Record<ImportKind, readonly string[]> = {
  users: ['10000901', 'Ada', 'Lovelace', 'ada.lovelace@example.ac.uk'],
  societies: ['Analytical Engines', 'Technology', 'We compute by steam.'],
  memberships: ['Analytical Engines', '10000901', '2026-10-01'],
  committee: ['Analytical Engines', 'President', '10000901'],
  events: [
    'Analytical Engines',
    'First steam',
    'Bring coal.',
    '2027-03-01 19:00',
    'Hall 2',
    '',
    '',
    '90',
    '40',
    '0',
  ],
};

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

function saveExample(kind: ImportKind): void {
  const rows = [importFieldsOf(kind), examples[kind]].map((cells) => cells.map(quoted).join(','));
  saveAs(new Blob([`\uFEFF${rows.join('\r\n')}\r\n`], { type: 'text/csv' }), `${kind}.csv`);
}

/** Brings over what another system exported. */
export default function ImportPage() {
  const { outcomes, failed } = useOutcomes();
  const [query, setQuery] = useSearchParams();
  const kind = importKinds.find((each) => each === query.get('kind')) ?? importKinds[0];
  const { page } = useListAddress([]).view;
  const imports = useImports(page);
  // The page shows what is wrong with the file.
  const checking = useAction(checkImport, { failure: () => undefined });
  const importing = useAction(importFile, { failure: () => undefined });
  const saving = useAction(saveRefused, {
    failure: (error) => failed(detailOf(error) ?? outcomes.imports.downloadFailed),
  });
  const undoing = useAction((id: number, name: string) => undoImport(id).then(() => name), {
    success: outcomes.imports.undone,
    failure: (error) => failed(detailOf(error) ?? outcomes.imports.undoFailed),
  });
  const error = importing.error ?? checking.error;
  const running = imports.data?.results.find(({ state }) => state === 'running');
  return (
    <MoveIn
      kind={kind}
      onKindChange={(next) => setQuery({ kind: next }, { replace: true })}
      onCheck={(file, options) => checking.attempt(kind, file, options).catch(() => undefined)}
      onImport={(file, options) => importing.attempt(kind, file, options).catch(() => undefined)}
      onDownloadRefused={(file, options) => saving.run(kind, file, options)}
      onExample={saveExample}
      error={error === undefined ? undefined : (detailOf(error) ?? messageOf(error))}
      progress={running && { done: running.done, total: running.total }}
    >
      <ImportList
        imports={imports.data?.results}
        count={imports.data?.count}
        page={page}
        onPageChange={(next) => setQuery({ kind, page: String(next) })}
        pending={imports.isLoading && imports.data !== undefined}
        now={useNow()}
        undoDays={importLimits.undoDays}
        onUndo={({ id, file_name: name }) => undoing.run(id, name)}
        error={imports.error?.message}
        onRetry={() => void imports.mutate()}
        retrying={isRetrying(imports)}
      />
    </MoveIn>
  );
}
