import { ArrowDown, ArrowUp, ChevronsUpDown } from '../Icon/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { SortHeader } from './DataTable.styles.ts';
import type { DataTableModel } from './useDataTable.ts';

const icons = { none: ChevronsUpDown, ascending: ArrowUp, descending: ArrowDown } as const;

/** The headers of a table; those of columns that can be sorted are buttons. */
export const TableHead = <Row,>({ table }: { table: DataTableModel<Row> }) => (
  <thead data-part>
    <tr data-part>
      {table.columns.map((column) => {
        const direction = table.directionOf(column.id);
        const Icon = icons[direction];
        return (
          <th
            data-part
            key={column.id}
            scope="col"
            data-align={column.align}
            style={{ inlineSize: column.width }}
            aria-sort={column.sortValue && direction !== 'none' ? direction : undefined}
          >
            {column.sortValue ? (
              <SortHeader type="button" data-part="sort" onClick={() => table.sortBy(column.id)}>
                <span>{column.header}</span>
                <Icon aria-hidden="true" data-state={direction} />
              </SortHeader>
            ) : column.hideHeader ? (
              <VisuallyHidden>{column.header}</VisuallyHidden>
            ) : (
              column.header
            )}
          </th>
        );
      })}
    </tr>
  </thead>
);
