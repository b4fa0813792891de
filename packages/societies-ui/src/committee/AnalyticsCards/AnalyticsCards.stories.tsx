import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { membersOverTime, registrations } from '../../plots/plots.fixture.ts';
import { AnalyticsCards } from './AnalyticsCards.tsx';

/** A society's figures as its committee sees them: groups of numbers, then plots, each also as a table. */
const meta = {
  title: 'Committee/AnalyticsCards',
  component: AnalyticsCards,
  args: {
    analytics: {
      groups: {
        Members: { Members: 212, 'Joined this month': 9, 'On the committee': 4 },
        Events: { 'Events held': 14, 'Events to come': 3, Registrations: 402, 'Places taken (%)': 81 },
        Payments: { 'Expected (£)': 1560, 'Paid (£)': 1105.5 },
        Posts: { Posts: 22, Likes: 310, 'Likes per post': 14.1 },
        Merch: { Items: 4 },
      },
      series: [membersOverTime, registrations],
    },
    onRetry: fn(),
  },
} satisfies Meta<typeof AnalyticsCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Figures: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Events' })).toBeVisible();
    await expect(canvas.getByText('14.1')).toBeVisible();
    await expect(canvas.getByText('81 %')).toBeVisible();
    await expect(canvas.getByText('£1,105.50')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Registrations per event' })).toBeVisible();
  },
};

/** Where memberships end with the year: who renewed, and who left. */
export const MembershipYears: Story = {
  parameters: inEveryMode,
  args: {
    analytics: {
      groups: { Members: { Members: 212, 'Joined this month': 9, 'On the committee': 4 } },
      series: [membersOverTime],
      membership_years: [
        { ended_on: '2026-07-31', renewed: 148, lapsed: 37 },
        { ended_on: '2025-07-31', renewed: 96, lapsed: 54 },
      ],
    },
  },
  play: async ({ canvas, step }) => {
    await step('the latest year has its figures', async () => {
      const year = within(canvas.getByRole('group', { name: /^Memberships until/ }));
      await expect(year.getByText('148')).toBeVisible();
      await expect(year.getByText('37')).toBeVisible();
      await expect(year.getByText('80 %')).toBeVisible();
    });
    await step('all of them have a plot', async () => {
      await expect(canvas.getByRole('list', { name: 'Memberships renewed (%)' })).toBeVisible();
    });
  },
};

/** Two figures beside each other. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'Events' }));
    const places = group.getAllByRole('definition').map((figure) => figure.getBoundingClientRect());
    const [first, second, third] = places as [DOMRect, DOMRect, DOMRect];
    await expect(second.left).toBeGreaterThan(first.right);
    await expect(third.left).toBe(first.left);
    await expect(third.top).toBeGreaterThan(first.bottom);
  },
};

export const Loading: Story = { args: { analytics: undefined } };

export const Failed: Story = {
  args: { analytics: undefined, failed: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Failed to load analytics data. Please try again later.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { analytics: { groups: {}, series: [] } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('No analytics data available. Please try refreshing the page.'),
    ).toBeVisible();
  },
};
