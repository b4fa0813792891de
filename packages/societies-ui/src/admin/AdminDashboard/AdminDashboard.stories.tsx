import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { societies } from '../../societies/societies.fixture.ts';
import { analytics } from '../admin.fixture.ts';
import { AdminDashboard } from './AdminDashboard.tsx';

/** The platform at a glance. */
const meta = {
  title: 'Admin/AdminDashboard',
  component: AdminDashboard,
  args: { analytics, logos: Object.fromEntries(societies.map(({ id, logo }) => [id, logo])) },
} satisfies Meta<typeof AdminDashboard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Figures: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    for (const figure of ['48', '1,204', '132', '41']) await expect(canvas.getByText(figure)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Astronomy Society' })).toBeVisible();
    await expect(canvas.getByText('3.4 sign-ups a member')).toBeVisible();
    await expect(canvas.getByText('301 members')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Manage all users' })).toHaveAttribute(
      'href',
      '/admin/users',
    );
  },
};
export const NobodyYet: Story = {
  args: {
    analytics: {
      ...analytics,
      top_performing_societies: { most_engaged: null, most_popular: null },
      changes: { societies_this_term: 0, users_this_month: 0, events_this_week: 0 },
      series: [{ name: 'Members over time', points: [] }],
    },
  },
};
export const Loading: Story = { args: { analytics: undefined } };
export const Failed: Story = {
  args: { analytics: undefined, failed: true, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to load analytics data. Please try again later.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const NoData: Story = {
  args: { analytics: null },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('No analytics data available. Please try refreshing the page.'),
    ).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
