import { saveTable } from '../api/saveTable.ts';
import { useAction } from '../api/useAction.ts';
import { useOutcomes } from '../preferences/useOutcomes.ts';

/**
 * What a table is told so that it can be taken along as a file for a spreadsheet.
 * @param path of the list; with a search or an order in its query the file has those too, and every page of them.
 */
export function useTableExport(path: string, fileName: string) {
  const { outcomes } = useOutcomes();
  const { run } = useAction(() => saveTable(path, fileName), {
    failure: outcomes.event.downloadFailed,
  });
  return { onExport: run };
}
