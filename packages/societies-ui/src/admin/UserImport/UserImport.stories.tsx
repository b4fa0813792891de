import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { UserImport, type ImportReport } from './UserImport.tsx';

const good: ImportReport = { accepted: 1204, refused: [] };
const bad: ImportReport = {
  accepted: 3,
  refused: [
    { row: 3, field: 'university_id', message: 'University ID must be exactly 8 digits', code: 'id_format' },
    { row: 5, field: 'email', message: 'This is already in row 2.', code: 'twice', about: '2' },
    { row: 7, field: 'email', message: 'What only the server knows.' },
  ],
};
const answer = (reply: ImportReport | undefined) => fn(() => Promise.resolve(reply));

/** Brings many users in from a table. Nothing is written before every row is right. */
const meta = {
  title: 'Admin/UserImport',
  component: UserImport,
  args: { onCheck: answer(good), onImport: answer(good), onExample: fn() },
} satisfies Meta<typeof UserImport>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (canvasElement: HTMLElement) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  await userEvent.upload(input as HTMLInputElement, new File(['a'], 'users.csv', { type: 'text/csv' }));
};

export const Empty: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download an example' }));
    await expect(args.onExample).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/university_id, first_name, last_name, email/)).toBeVisible();
  },
};

export const Imported: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await choose(canvasElement);
    await expect(await canvas.findByText('1,204 users can be imported.')).toBeVisible();
    await expect(args.onImport).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Import 1,204 users' }));
    await expect(await canvas.findByText('1,204 users were imported.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Import/ })).toBeNull();
  },
};

export const Refused: Story = {
  parameters: inEveryMode,
  args: { onCheck: answer(bad) },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await expect(await canvas.findByText('3 errors in this file.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Import/ })).toBeNull();
    const row = canvas.getByText('This is already in row 2.').closest('[data-part="row"]');
    await expect(row).toHaveTextContent(/5.*Email/);
    await expect(canvas.getByText('A university ID has exactly 8 digits.')).toBeVisible();
    // A code that is not known yet is said as the server says it.
    await expect(canvas.getByText('What only the server knows.')).toBeVisible();
  },
};

export const RefusedInGerman: Story = {
  args: { onCheck: answer(bad) },
  globals: { language: 'de' },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await expect(await canvas.findByText('Das steht schon in Zeile 2.')).toBeVisible();
    await expect(canvas.getByText('Eine Matrikelnummer hat genau 8 Ziffern.')).toBeVisible();
  },
};

/** What the file as a whole is refused for stands at the field. */
export const NoTable: Story = {
  args: {
    onCheck: answer(undefined),
    error: 'This file is not a table of text. Save it as “CSV UTF-8” and try again.',
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await expect(await canvas.findByText(/not a table of text/)).toBeVisible();
  },
};

/** Between looking and writing somebody signed up: what is refused now is shown, and nothing was written. */
export const RefusedAfterAll: Story = {
  args: { onImport: answer({ accepted: 0, refused: bad.refused.slice(0, 1) }) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Import/ }));
    await expect(await canvas.findByText('1 error in this file.')).toBeVisible();
  },
};

const many: ImportReport = {
  accepted: 0,
  refused_count: 100_000,
  refused: Array.from({ length: 1_000 }, (_, index) => ({
    row: index + 2,
    field: 'university_id',
    message: 'University ID must be 8 digits',
  })),
};
/** The reply lists the first of a hundred thousand errors; only those in sight are drawn. */
export const HundredThousand: Story = {
  args: { onCheck: answer(many) },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await expect(
      await canvas.findByText('100,000 errors in this file. The first 1,000 are listed.'),
    ).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('[data-part="row"]')).not.toBeNull());
    await expect(canvasElement.querySelectorAll('[data-part="row"]').length).toBeLessThan(100);
  },
};
