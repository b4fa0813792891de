import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { affiliationNow, round } from '../affiliation.fixture.ts';
import { RoundEditor } from './RoundEditor.tsx';

/** Writes a round. A new one begins with a template, or from nothing. */
const meta = {
  title: 'Affiliation/RoundEditor',
  component: RoundEditor,
  args: { now: affiliationNow, onSave: fn(), onCancel: fn(), onDirtyChange: fn() },
} satisfies Meta<typeof RoundEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromTemplate: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'Save round' }));
    await step('asks for what is missing', async () => {
      await save();
      await expect(args.onSave).not.toHaveBeenCalled();
      await waitFor(() => expect(canvas.getByLabelText(/^Name/)).toHaveFocus());
    });
    await step('fills in what most unions ask for', async () => {
      await userEvent.type(canvas.getByLabelText(/^Name/), '2026/27');
      await userEvent.click(canvas.getByRole('button', { name: 'Use the template' }));
      await expect(within(canvas.getByRole('list')).getAllByRole('listitem')).toHaveLength(6);
    });
    await step('puts items in order, and takes them out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Move up: At least 15 members' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Remove: Constitution' }));
      await save();
      await waitFor(() => expect(args.onSave).toHaveBeenCalled());
      const [body] = args.onSave.mock.calls[0] as [
        { items: { id: string; min?: number; roles?: string[] }[] },
      ];
      await expect(body.items.map(({ id }) => id)).toEqual([
        'members',
        'committee',
        'risk_assessment',
        'code_of_conduct',
        'data_protection',
      ]);
      await expect(body.items[1]?.roles).toEqual(['President', 'Secretary', 'Treasurer']);
    });
  },
};

export const Changed: Story = {
  args: { round: { ...round, begun: 31 } },
  play: async ({ canvas, args, step }) => {
    await step('keeps the ids of what stays', async () => {
      await expect(canvas.getByText(/31 societies have begun/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Save round' }));
      await expect(args.onSave).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('button', { name: 'Remove: Item 9' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Save round' }));
      await waitFor(() =>
        expect(args.onSave).toHaveBeenCalledWith(
          expect.objectContaining({ version: 1, name: 'Affiliation 2026/27' }),
        ),
      );
    });
  },
};

export const Deleted: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { round: { ...round, begun: 31 }, onDelete: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete round' }));
    const question = canvas.getByRole('alertdialog', { name: 'Delete “Affiliation 2026/27”?' });
    await expect(question).toHaveTextContent(/What 31 societies answered .* cannot be undone/);
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Delete round' }));
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledOnce());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
