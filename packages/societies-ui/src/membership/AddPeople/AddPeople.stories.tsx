import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { AddPeople, type AddReport } from './AddPeople.tsx';

/** A server's answer: those that end in 6 are members, short ones are refused, the rest is added. */
const answer = (ids: string[]): Promise<AddReport> => {
  const known = ids.filter((id) => /^\d{8}$/.test(id));
  return Promise.resolve({
    added: known.filter((id) => !id.endsWith('06')),
    already: known.filter((id) => id.endsWith('06')),
    refused: ids
      .filter((id) => !known.includes(id))
      .map((university_id) => ({ university_id, code: 'invalid' as const })),
  });
};

/** People come in by their IDs: what would happen is said first. */
const meta = {
  title: 'Membership/AddPeople',
  component: AddPeople,
  args: { onCheck: fn(answer), onAdd: fn(answer) },
} satisfies Meta<typeof AddPeople>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Checked: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args }) => {
    await userEvent.type(
      canvas.getByLabelText('University IDs'),
      '10000602, 10000603, 10000604\n10000006\nmira 1000061',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(await canvas.findByText('3 will be added')).toBeVisible();
    await expect(canvas.getByText('1 is a member already: 10000006')).toBeVisible();
    await expect(canvas.getByText('mira is not a university ID')).toBeVisible();
    await expect(canvas.getByText('1000061 has seven digits')).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const Added: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('University IDs');
    await userEvent.type(field, '10000602 10000603 mira');
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add 2 people' }));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith(['10000602', '10000603']));
    await expect(await canvas.findByText('2 people added')).toBeVisible();
    // What was refused stays, to be mended.
    await expect(field).toHaveValue('mira');
  },
};

/** Spreadsheets drop leading zeros. */
export const LostZeros: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('University IDs'), '1000061');
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Add the zero that a spreadsheet left out' }),
    );
    await expect(await canvas.findByRole('button', { name: 'Add 1 person' })).toBeVisible();
    await expect(args.onCheck).toHaveBeenLastCalledWith(['01000061']);
  },
};

export const FromAFile: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement, step }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
    await step('takes the IDs of a table', async () => {
      await userEvent.upload(
        input,
        new File(['Name,ID\nWen Li,10000602\nBen Okoye,10000603\n'], 'fair.csv', { type: 'text/csv' }),
      );
      await waitFor(() => expect(canvas.getByLabelText('University IDs')).toHaveValue('10000602\n10000603'));
    });
    await step('says what is no table of text', async () => {
      await userEvent.upload(input, new File([new Uint8Array([80, 75, 0, 0])], 'fair.xlsx'));
      await expect(await canvas.findByText(/not plain text/)).toBeVisible();
    });
  },
};

export const Empty: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(await canvas.findByText('Please enter at least one university ID.')).toBeVisible();
    await expect(canvas.getByLabelText('University IDs')).toHaveFocus();
    await expect(args.onCheck).not.toHaveBeenCalled();
  },
};
