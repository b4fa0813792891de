import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ImportReply } from 'societies-contract';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { dryRun } from '../imports.fixture.ts';
import { MoveIn, type ImportOptions } from './MoveIn.tsx';

const answer = (reply: ImportReply | undefined) =>
  fn((_file: File, _options: ImportOptions) => Promise.resolve(reply));
const clean: ImportReply = { ...dryRun, refused: [], refused_rows: 0 };

/** Brings over what another system exported. Nothing is stored before the reader has seen what would be. */
const meta = {
  title: 'Admin/MoveIn',
  component: MoveIn,
  args: {
    kind: 'memberships',
    onKindChange: fn(),
    onCheck: answer(dryRun),
    onImport: answer({ ...dryRun, import_id: 7 }),
    onDownloadRefused: fn(),
    onExample: fn(),
  },
} satisfies Meta<typeof MoveIn>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = new File(['Student Number;Group'], 'memberships-2026.csv', { type: 'text/csv' });
const choose = async (canvasElement: HTMLElement) =>
  userEvent.upload(canvasElement.querySelector('input[type="file"]') as HTMLInputElement, file);

export const Choosing: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    await step('says what a file of the kind holds, and gives an example', async () => {
      await expect(canvas.getByText(/Each row is a membership/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Download an example' }));
      await expect(args.onExample).toHaveBeenCalledWith('memberships');
    });
    await step('another kind is chosen by its tab', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Events' }));
      await expect(args.onKindChange).toHaveBeenCalledWith('events');
    });
  },
};

export const Checked: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, canvasElement, args, step }) => {
    await choose(canvasElement);
    const submit = await canvas.findByRole('button', { name: 'Import 1,268 rows' });
    await step('says how the file was read', async () => {
      await expect(
        canvas.getByText('1,308 rows · semicolons · Windows-1252 · looks like CampusGroups'),
      ).toBeVisible();
    });
    await step('guesses columns, shows samples, and leaves the others out', async () => {
      await expect(canvas.getByRole('combobox', { name: 'Group becomes' })).toHaveValue('society');
      await expect(canvas.queryByRole('combobox', { name: 'Position becomes' })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Use one of them' }));
      await expect(canvas.getByRole('combobox', { name: 'Position becomes' })).toHaveValue('');
    });
    await step('shows the first rows as they will be', async () => {
      await expect(
        canvas.getByRole('row', { name: /Priya Nair.*10000412.*Astronomy Society.*New/ }),
      ).toBeVisible();
    });
    await step('says which rows are refused and why', async () => {
      await expect(canvas.getByRole('heading', { name: '5 rows are refused' })).toBeVisible();
      await expect(
        canvas.getByRole('row', { name: /530.*Group.*Astro Soc.*Did you mean Astronomy Society/ }),
      ).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Download refused' }));
      await waitFor(() => expect(args.onDownloadRefused).toHaveBeenCalledWith(file, {}));
    });
    await step('imports only once the refused rows are left out', async () => {
      await expect(submit).toBeDisabled();
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Leave the 5 refused rows out' }));
      await userEvent.click(submit);
      await waitFor(() => expect(args.onImport).toHaveBeenCalledWith(file, { skipRefused: true }));
      await expect(await canvas.findByText('1,268 memberships imported')).toBeVisible();
      await expect(canvas.getByText(/5 rows were left out\. You can undo it below for 7 days/)).toBeVisible();
    });
  },
};

/** A changed column is read anew; a field that two columns would have moves to the one that was chosen last. */
export const ColumnsChanged: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onCheck: answer(clean) },
  play: async ({ canvas, canvasElement, args }) => {
    await choose(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Use one of them' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Position becomes' }), 'society');
    await waitFor(() =>
      expect(args.onCheck).toHaveBeenLastCalledWith(file, {
        mapping: {
          'Student Number': 'university_id',
          Group: null,
          'Date Joined': 'joined',
          'First Name': null,
          Position: 'society',
          'Mobile Phone': null,
        },
      }),
    );
  },
};

export const AmbiguousDates: Story = {
  parameters: inEveryMode,
  args: {
    onCheck: fn((_file: File, { dateOrder }: ImportOptions) =>
      Promise.resolve({
        ...clean,
        dates: { column: 'Date Joined', sample: '03/10/2025', order: dateOrder ?? null },
      }),
    ),
  },
  play: async ({ canvas, canvasElement, args, step }) => {
    await choose(canvasElement);
    const question = within(await canvas.findByRole('group', { name: '03/10/2025 can be read in two ways' }));
    await step('nothing is imported before it is answered', async () => {
      await expect(canvas.getByRole('button', { name: /^Import/ })).toBeDisabled();
      await expect(canvas.getByText('Answer the questions about the columns first.')).toBeVisible();
    });
    await step('both readings are named', async () => {
      await expect(question.getByRole('radio', { name: '10 March' })).not.toBeChecked();
      await userEvent.click(question.getByRole('radio', { name: '3 October' }));
      await waitFor(() => expect(args.onCheck).toHaveBeenLastCalledWith(file, { dateOrder: 'day_first' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: /^Import/ })).toBeEnabled());
      await expect(canvas.getByRole('radio', { name: '3 October' })).toBeChecked();
    });
  },
};

/** A required field that no column becomes. */
export const MissingColumn: Story = {
  args: {
    onCheck: answer({
      ...clean,
      accepted: 0,
      missing: ['university_id'],
      preview: [],
      columns: clean.columns.map((column) =>
        column.name === 'Student Number' ? { ...column, field: null, guess: null, twice: true } : column,
      ),
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await expect(await canvas.findByText(/Still missing: University ID/)).toBeVisible();
    await expect(canvas.getByText(/two columns of this name/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Import/ })).toBeDisabled();
  },
};

export const LostZeros: Story = {
  args: { onCheck: answer({ ...dryRun, short_ids: 37 }) },
  play: async ({ canvas, canvasElement, args }) => {
    await choose(canvasElement);
    await userEvent.click(
      await canvas.findByRole('checkbox', {
        name: 'Put back the zeros that a spreadsheet dropped from 37 IDs',
      }),
    );
    await waitFor(() => expect(args.onCheck).toHaveBeenLastCalledWith(file, { padIds: true }));
  },
};

/** What the file as a whole is refused for stands at the field. */
export const NoTable: Story = {
  args: {
    onCheck: answer(undefined),
    error: 'This file is not a table. Save it as “CSV UTF-8” or as an Excel workbook (.xlsx) and try again.',
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await expect(await canvas.findByText(/is not a table/)).toBeVisible();
  },
};

/** A long file: how far it is. */
export const Importing: Story = {
  args: {
    onCheck: answer(clean),
    onImport: fn((_file: File, _options: ImportOptions) => new Promise<undefined>(() => {})),
    progress: { done: 400, total: 1308 },
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Import/ }));
    await expect(canvas.getByRole('progressbar', { name: 'Importing' })).toHaveAttribute(
      'aria-valuetext',
      '400 of 1,308',
    );
    await expect(canvas.getByRole('combobox', { name: 'Group becomes' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Another file' })).toBeNull();
  },
};

/** An answer to an earlier question comes late, and does not replace the one to the last. */
export const LateAnswer: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Answering(args) {
    const [late, setLate] = useState<(reply: ImportReply) => void>();
    return (
      <>
        <button type="button" onClick={() => late?.({ ...clean, accepted: 1 })}>
          Answer late
        </button>
        <MoveIn
          {...args}
          onCheck={(_, { padIds, dateOrder }) => {
            if (padIds) return Promise.resolve({ ...clean, accepted: 1300, short_ids: 0 });
            if (dateOrder) return new Promise((resolve) => setLate(() => resolve));
            const dates = { column: 'Date Joined', sample: '03/10/2025', order: null };
            return Promise.resolve({ ...clean, short_ids: 3, dates });
          }}
        />
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: '3 October' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Put back the zeros/ }));
    await expect(await canvas.findByRole('button', { name: 'Import 1,300 rows' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Answer late' }));
    await expect(canvas.getByRole('button', { name: 'Import 1,300 rows' })).toBeEnabled();
  },
};
