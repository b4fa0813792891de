import { saveTable } from '../api/saveTable.ts';
import { useAction } from '../api/useAction.ts';
import { useOutcomes } from '../preferences/useOutcomes.ts';

/**
 * A table's props for its CSV export.
 * @param path of the list; the file has all pages, with the search and order in its query.
 */
export function useTableExport(path: string, fileName: string) {
  const { outcomes } = useOutcomes();
  const { run } = useAction(() => saveTable(path, fileName), {
    failure: outcomes.event.downloadFailed,
  });
  return { onExport: run };
}
