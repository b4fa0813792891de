import { forwardRef, useState } from 'react';
import { contentValidation, joiningLimits, type AddedMembers, type AddRefusal } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { FileDrop } from '../../base/FileDrop/FileDrop.tsx';
import { CircleAlert, UserCheck, UserPlus } from '../../base/Icon/icons.ts';
import { TextArea } from '../../base/TextArea/TextArea.tsx';
import { usePending } from '../../base/usePending.ts';
import { useRefusal } from '../../base/useRefusal.ts';
import { useMessages } from '../../host/useMessages.ts';
import { wholeNumber } from '../../host/wholeNumber.ts';
import type { PanelProps } from '../../shell/Panel/Panel.tsx';
import { Form, Root } from './AddPeople.styles.ts';
import { idsIn, idsInTable, isShort, padded, textOf } from './universityIds.ts';

const { idsRequired, idsMax } = contentValidation.joining;
const people = (count: number) => (count === 1 ? '1 person' : `${wholeNumber(count)} people`);

export const addPeopleMessages = {
  title: 'Add people',
  hint: 'Each of them is notified and can leave with one press.',
  ids: 'University IDs',
  idsHint: (max: number) => `From a spreadsheet or a list, at most ${wholeNumber(max)}`,
  file: 'Or a file with them',
  fileHint: 'CSV or text',
  noText: 'This file is not plain text. Save it as “CSV UTF-8” and try again.',
  noIds: 'There are no university IDs in this file.',
  check: 'Check',
  willBeAdded: (count: number) => `${wholeNumber(count)} will be added`,
  already: (ids: readonly string[]) =>
    `${ids.length === 1 ? '1 is a member already' : `${wholeNumber(ids.length)} are members already`}: ${ids.join(', ')}`,
  refused: {
    invalid: (id: string) => `${id} is not a university ID`,
    unknown: (id: string) => `Nobody has the ID ${id}`,
    suspended: (id: string) => `The account of ${id} is suspended`,
  } as Record<AddRefusal, (id: string) => string>,
  short: (id: string) => `${id} has seven digits`,
  pad: (count: number) =>
    count === 1
      ? 'Add the zero that a spreadsheet left out'
      : `Add the zero that a spreadsheet left out ${wholeNumber(count)} times`,
  add: (count: number) => `Add ${people(count)}`,
  added: (count: number) => `${people(count)} added`,
  idsRequired,
  idsMax,
} as const;

/** What adding people did, or would do. */
export type AddReport = Pick<AddedMembers, 'added' | 'already' | 'refused'>;

export interface AddPeopleProps extends Omit<PanelProps, 'title' | 'hint' | 'action' | 'children'> {
  /** Says what adding them would do, without doing it. Resolves to undefined on failure. */
  onCheck: (universityIds: string[]) => Promise<AddReport | undefined>;
  /** Adds those that can be added. Resolves to undefined on failure. */
  onAdd: (universityIds: string[]) => Promise<AddReport | undefined>;
  /** The server's message for the list. */
  error?: string;
}

/** Adds people to a society by their university IDs, pasted or from a file. What would happen is said before it does. */
export const AddPeople = forwardRef<HTMLDivElement, AddPeopleProps>(function AddPeople(
  { onCheck, onAdd, error, ...rest },
  ref,
) {
  const messages = useMessages('AddPeople', addPeopleMessages);
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [fileError, setFileError] = useState<string>();
  const [report, setReport] = useState<AddReport>();
  const [done, setDone] = useState<number>();
  const checking = usePending(onCheck);
  const adding = usePending(onAdd);
  const refuse = useRefusal();

  const write = (next: string) => {
    setText(next);
    setWrong(undefined);
    setReport(undefined);
    setDone(undefined);
  };
  const check = async (ids: string[], form: HTMLFormElement | null) => {
    const { addAtOnce } = joiningLimits;
    const found =
      ids.length === 0
        ? messages.idsRequired
        : ids.length > addAtOnce
          ? messages.idsMax(addAtOnce)
          : undefined;
    setWrong(found);
    if (found === undefined) setReport(await checking.run(ids));
    refuse(form);
  };
  const add = async () => {
    const reply = await adding.run(report?.added ?? []);
    if (!reply) return;
    // What was refused stays, to be mended.
    setText([...(report?.refused ?? []), ...reply.refused].map(({ university_id: id }) => id).join('\n'));
    setReport(undefined);
    setDone(reply.added.length);
  };
  const take = async ([file]: File[]) => {
    if (!file) return;
    const table = await textOf(file);
    const ids = table === undefined ? [] : idsInTable(table);
    setFileError(table === undefined ? messages.noText : ids.length === 0 ? messages.noIds : undefined);
    if (ids.length > 0) write([...idsIn(text), ...ids].join('\n'));
  };
  const short = report?.refused.filter(({ university_id: id }) => isShort(id)).length ?? 0;
  const count = report?.added.length ?? 0;

  return (
    <Root ref={ref} data-soc="AddPeople" title={messages.title} hint={messages.hint} {...rest}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void check(idsIn(text), event.currentTarget);
        }}
      >
        <TextArea
          label={messages.ids}
          hint={messages.idsHint(joiningLimits.addAtOnce)}
          rows={4}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          value={text}
          error={wrong ?? error}
          onChange={({ target }) => write(target.value)}
        />
        <FileDrop
          label={messages.file}
          hint={messages.fileHint}
          error={fileError}
          maxBytes={1_048_576}
          onFiles={(files) => void take(files)}
        />
        <div role="status" data-part="report">
          {done !== undefined && (
            <p data-part data-state="added">
              <UserPlus aria-hidden="true" />
              <span>{messages.added(done)}</span>
            </p>
          )}
          {report && (
            <>
              <p data-part data-state={count > 0 ? 'added' : undefined}>
                <UserPlus aria-hidden="true" />
                <span>{messages.willBeAdded(count)}</span>
              </p>
              {report.already.length > 0 && (
                <p data-part>
                  <UserCheck aria-hidden="true" />
                  <span>{messages.already(report.already)}</span>
                </p>
              )}
              {report.refused.map(({ university_id: id, code }) => (
                <p data-part key={id} data-state="refused">
                  <CircleAlert aria-hidden="true" />
                  <span>{isShort(id) ? messages.short(id) : messages.refused[code](id)}</span>
                </p>
              ))}
            </>
          )}
        </div>
        {short > 0 && (
          <Button
            variant="soft"
            onClick={(event) => {
              const ids = [...new Set(idsIn(text).map(padded))];
              write(ids.join('\n'));
              void check(ids, event.currentTarget.form);
            }}
          >
            {messages.pad(short)}
          </Button>
        )}
        {count > 0 ? (
          <Button loading={adding.pending !== null} onClick={() => void add()}>
            {messages.add(count)}
          </Button>
        ) : (
          <Button type="submit" variant="quiet" loading={checking.pending !== null}>
            {messages.check}
          </Button>
        )}
      </Form>
    </Root>
  );
});
AddPeople.displayName = 'AddPeople';
