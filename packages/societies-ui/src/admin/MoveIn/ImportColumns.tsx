import { useId, useState } from 'react';
import {
  dateOrders,
  importFieldsOf,
  type DateOrder,
  type ImportField,
  type ImportKind,
  type ImportMapping,
  type ImportReply,
} from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { Card } from '../../base/Card/Card.tsx';
import { ArrowRight, CalendarDays, ChevronDown, CircleAlert, Sparkles } from '../../base/Icon/icons.ts';
import { Choice, ChoiceBox } from '../../base/Select/Select.styles.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { dayOf } from './dayOf.ts';
import { moveInMessages } from './MoveIn.messages.ts';

type Column = ImportReply['columns'][number];

interface ImportColumnsProps {
  /** What the file holds; decides which fields there are to choose. */
  kind: ImportKind;
  /** The file's columns with samples, what each was recognised as, and what it becomes. */
  columns: ImportReply['columns'];
  /** Required fields that no column becomes. */
  missing: ImportReply['missing'];
  /** The first day that can be read in two ways, and how days are read; null if no column holds such days. */
  dates: ImportReply['dates'];
  /** The reader's answer to how days are read. */
  dateOrder: DateOrder | undefined;
  /** Whether nothing can be changed, such as while the file is imported. */
  disabled: boolean;
  /** Called with what every column becomes now; a field is in it once. */
  onMappingChange: (mapping: ImportMapping) => void;
  /** Called with whether the day or the month comes first. */
  onDateOrderChange: (order: DateOrder) => void;
}

/** Asks whether the day or the month comes first, with both readings of a day that the file holds. */
function DateQuestion({
  sample,
  order,
  disabled,
  onChange,
}: {
  sample: string;
  order: DateOrder | null | undefined;
  disabled: boolean;
  onChange: (order: DateOrder) => void;
}) {
  const messages = useMessages('MoveIn', moveInMessages);
  const dates = useDates();
  const id = useId();
  return (
    <fieldset data-part="dates" disabled={disabled}>
      <legend data-part>
        <CalendarDays aria-hidden="true" />
        <span>{messages.twoWays(sample)}</span>
      </legend>
      {dateOrders.map((each) => {
        const day = dayOf(sample, each);
        return (
          day && (
            <label data-part key={each}>
              <input
                data-part
                type="radio"
                name={id}
                checked={order === each}
                onChange={() => onChange(each)}
              />
              <span>{dates.dayAndMonth(day)}</span>
            </label>
          )
        );
      })}
    </fieldset>
  );
}

/** What each column of a file becomes: guessed from its heading, with samples, to be changed. */
export function ImportColumns({
  kind,
  columns,
  missing,
  dates,
  dateOrder,
  disabled,
  onMappingChange,
  onDateOrderChange,
}: ImportColumnsProps) {
  const messages = useMessages('MoveIn', moveInMessages);
  const names: Readonly<Record<string, string>> = messages.fields;
  const titleId = useId();
  const [all, setAll] = useState(false);
  const isUsed = ({ field, guess, twice }: Column) => field !== null || guess !== null || twice;
  const shown = all ? columns : columns.filter(isUsed);
  const leftOut = all ? [] : columns.filter((column) => !isUsed(column));
  const anyGuess = columns.some(({ field, guess }) => guess !== null && field === guess);
  const change = (name: string, field: ImportField | null) =>
    onMappingChange(
      Object.fromEntries(
        columns.map((column) => [
          column.name,
          column.name === name ? field : column.field === field && field !== null ? null : column.field,
        ]),
      ),
    );
  return (
    <Card as="section" data-part="columns" aria-labelledby={titleId} clip>
      <div data-part="title">
        <div>
          <h2 data-part id={titleId}>
            {messages.columns}
          </h2>
          <p data-part>{messages.columnsHint}</p>
        </div>
        {anyGuess && (
          <p data-part="legend">
            <Sparkles aria-hidden="true" />
            <span>{messages.guessed}</span>
          </p>
        )}
      </div>
      {missing.length > 0 && (
        <p data-part="missing" role="alert">
          <CircleAlert aria-hidden="true" />
          <span>{messages.missing(missing.map((field) => names[field] ?? field))}</span>
        </p>
      )}
      <div data-part="headings" aria-hidden="true">
        <span>{messages.inFile}</span>
        <span>{messages.samples}</span>
        <span>{messages.becomes}</span>
      </div>
      <ul data-part>
        {shown.map((column) => {
          const guessed = column.guess !== null && column.field === column.guess;
          return (
            <li key={column.name} data-part="column">
              <span data-part="name">
                <strong data-part>{column.name}</strong>
                {column.twice && column.field === null && <span data-part="twice">{messages.twice}</span>}
              </span>
              <span data-part="samples">
                <VisuallyHidden>{`${messages.samples}: `}</VisuallyHidden>
                {column.samples.map((sample) => (
                  <span key={sample} data-part="sample">
                    {sample}
                  </span>
                ))}
              </span>
              <ArrowRight aria-hidden="true" />
              <ChoiceBox>
                <Choice
                  aria-label={messages.becomesOf(column.name)}
                  aria-description={guessed ? messages.guessed : undefined}
                  data-empty={column.field === null || undefined}
                  data-guessed={guessed || undefined}
                  disabled={disabled}
                  value={column.field ?? ''}
                  onChange={({ currentTarget }) =>
                    change(column.name, (currentTarget.value || null) as ImportField | null)
                  }
                >
                  <option value="">{messages.leaveOut}</option>
                  {importFieldsOf(kind).map((field) => (
                    <option key={field} value={field}>
                      {names[field]}
                    </option>
                  ))}
                </Choice>
                {guessed && <Sparkles aria-hidden="true" data-part="guess" />}
                <ChevronDown aria-hidden="true" />
              </ChoiceBox>
              {dates?.column === column.name && (dates.order === null || dateOrder !== undefined) && (
                <DateQuestion
                  sample={dates.sample}
                  order={dateOrder ?? dates.order}
                  disabled={disabled}
                  onChange={onDateOrderChange}
                />
              )}
            </li>
          );
        })}
      </ul>
      {leftOut.length > 0 && (
        <div data-part="left-out">
          <span>{messages.leftOut}</span>
          <ul data-part>
            {leftOut.map(({ name }) => (
              <li key={name} data-part="sample">
                {name}
              </li>
            ))}
          </ul>
          <Button variant="bare" size="small" onClick={() => setAll(true)}>
            {messages.useOne}
          </Button>
        </div>
      )}
    </Card>
  );
}
ImportColumns.displayName = 'ImportColumns';
