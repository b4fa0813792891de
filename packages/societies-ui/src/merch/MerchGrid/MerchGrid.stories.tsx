import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { themes } from '../../societies/societies.fixture.ts';
import { hoodie, items } from '../merch.fixture.ts';
import { MerchGrid } from './MerchGrid.tsx';

/** What a society sells. */
const meta = {
  title: 'Merch/MerchGrid',
  component: MerchGrid,
  args: { items, theme: themes.default },
} satisfies Meta<typeof MerchGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Editing: Story = {
  args: { onCreate: fn(), onEdit: fn(), onDelete: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create merch' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${hoodie.name}` }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith(hoodie);
  },
};
export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No merch to display')).toBeVisible();
  },
};
export const Disabled: Story = {
  args: { items: undefined, disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Merchandise is disabled for this society')).toBeVisible();
  },
};
export const Loading: Story = { args: { items: undefined } };
export const Failed: Story = { args: { items: undefined, error: 'Failed to fetch data', onRetry: fn() } };
