import type { Meta, StoryObj } from '@storybook/react-vite';
import { importLimits } from 'societies-contract';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { imports, importsNow } from '../imports.fixture.ts';
import { ImportList } from './ImportList.tsx';

/** What was imported before. Each import can be undone as a whole for some days. */
const meta = {
  title: 'Admin/ImportList',
  component: ImportList,
  args: { imports, now: importsNow, undoDays: importLimits.undoDays, onUndo: fn() },
} satisfies Meta<typeof ImportList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, step }) => {
    await step('says how far one is that runs', async () => {
      await expect(canvas.getByRole('progressbar', { name: 'Running' })).toHaveAttribute(
        'aria-valuetext',
        '41,000 of 100,000',
      );
    });
    await step('says what each added, and how long it can be undone', async () => {
      await expect(canvas.getByRole('row', { name: /Committees.*183 new.*6 days left/ })).toBeVisible();
      await expect(canvas.getByRole('row', { name: /half\.xlsx.*Nothing stored/ })).toBeVisible();
      await expect(
        canvas.getByRole('row', { name: /events-old\.csv.*a deleted account.*Undone/ }),
      ).toBeVisible();
      await expect(
        canvas.getByRole('row', { name: /1,204 new, 4 unchanged, 2 left out.*Older than 7 days/ }),
      ).toBeVisible();
    });
  },
};

export const Undone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo officers-2026.csv' }));
    const dialog = within(
      await canvas.findByRole('alertdialog', { name: 'Undo the import of officers-2026.csv?' }),
    );
    await expect(args.onUndo).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Undo the import' }));
    await waitFor(() => expect(args.onUndo).toHaveBeenCalledWith(imports[2]));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
  },
};

export const None: Story = { args: { imports: [] } };
export const Loading: Story = { args: { imports: undefined } };
export const Failed: Story = { args: { imports: undefined, error: 'Failed to fetch data', onRetry: fn() } };
