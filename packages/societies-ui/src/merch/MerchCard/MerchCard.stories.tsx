import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { hostileTheme, themes } from '../../societies/societies.fixture.ts';
import { hoodie, longItem } from '../merch.fixture.ts';
import { MerchCard, MerchCardSkeleton } from './MerchCard.tsx';

/** One thing that a society sells. The shop opens in a window of its own, and says so. */
const meta = {
  title: 'Merch/MerchCard',
  component: MerchCard,
  args: { item: hoodie, theme: themes.default },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MerchCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£32.00')).toBeVisible();
    const buy = canvas.getByRole('link', { name: 'Buy (opens in a new window)' });
    await expect(buy).toHaveAttribute('href', hoodie.purchase_url);
    await expect(buy).toHaveAttribute('rel', 'noreferrer');
    await expect(buy).toHaveAccessibleDescription(hoodie.name);
  },
};
/** Sold at the next meeting only: there is no shop to lead to. */
export const WithoutShop: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { item: { ...hoodie, purchase_url: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£32.00')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Editing: Story = {
  args: { onEdit: fn(), onDeletePress: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Edit ${hoodie.name}` }));
    await expect(args.onEdit).toHaveBeenCalledWith(hoodie);
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${hoodie.name}` }));
    await expect(args.onDeletePress).toHaveBeenCalledWith(hoodie);
  },
};
export const LongText: Story = {
  args: { item: longItem },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    await expect(canvas.getByText('£1,234.56')).toBeVisible();
  },
};
export const HostileTheme: Story = { args: { theme: hostileTheme }, globals: { theme: 'Hostile yellow' } };
export const Loading: Story = { render: () => <MerchCardSkeleton /> };
