import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { pressByKeys, tabTo } from '../../foundations/keys.fixture.ts';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { adminSocieties } from '../admin.fixture.ts';
import { SocietiesTable } from './SocietiesTable.tsx';

/** Societies as administrators look after them. */
const meta = {
  title: 'Admin/SocietiesTable',
  component: SocietiesTable,
  args: { societies: adminSocieties, onStateChange: fn(), onRename: fn() },
} satisfies Meta<typeof SocietiesTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dense: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    const rows = () => canvas.getAllByRole('row').slice(1);
    await step('a row tells who leads, and leads on', async () => {
      const row = within(canvas.getByRole('row', { name: /Astronomy Society/ }));
      await expect(row.getByRole('link', { name: 'Astronomy Society' })).toHaveAttribute(
        'href',
        '/admin/societies/1',
      );
      await expect(row.getByRole('link', { name: 'Mira Voss' })).toHaveAttribute(
        'href',
        '/admin/users/10000002',
      );
      await expect(row.getByText('14 November 2026')).toBeVisible();
      await expect(row.getByText('Active')).toBeVisible();
      const quiet = canvas.getByRole('row', { name: /Night Cyclists/ });
      await expect(quiet).toHaveTextContent('Nobody');
      await expect(quiet).toHaveTextContent('Nothing yet');
    });
    await step('a row leads to its history, and to another name', async () => {
      await expect(canvas.getByRole('link', { name: 'History of Astronomy Society' })).toHaveAttribute(
        'href',
        '/admin/history?society=1',
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Rename Astronomy Society' }));
      await expect(args.onRename).toHaveBeenCalledWith(adminSocieties[0]);
    });
    await step('sorted by its columns', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Members' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Members' }));
      await expect(rows()[0]).toHaveTextContent('Climbing & Mountaineering');
    });
    await step('narrowed to a state', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Quiet');
      await expect(args.onStateChange).toHaveBeenCalledWith('quiet');
    });
    await step('found by name or President', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search societies' }), 'voss');
      await expect(rows()).toHaveLength(1);
    });
  },
};
/** By keys alone: sorted, narrowed, found, and on to the society that was looked for. */
export const ByKeys: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await tabTo(canvas.getByRole('searchbox', { name: 'Search societies' }));
    await userEvent.keyboard('voss');
    await tabTo(canvas.getByRole('combobox', { name: 'State' }));
    await pressByKeys(canvas.getByRole('button', { name: 'Members' }));
    await expect(canvas.getByRole('columnheader', { name: 'Members' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await tabTo(canvas.getByRole('link', { name: 'Astronomy Society' }));
    await expect(args.onStateChange).not.toHaveBeenCalled();
  },
};
export const Nothing: Story = { args: { societies: [], state: 'quiet' } };
export const Loading: Story = { args: { societies: undefined } };
export const Failed: Story = {
  args: { societies: undefined, error: 'Failed to fetch data', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
