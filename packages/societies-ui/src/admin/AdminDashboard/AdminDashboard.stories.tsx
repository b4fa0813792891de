import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { societies } from '../../societies/societies.fixture.ts';
import { analytics } from '../admin.fixture.ts';
import { AdminDashboard, type AdminDashboardProps } from './AdminDashboard.tsx';

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
    await expect(canvas.getByText('34 coming, 17 this week')).toBeVisible();
    await expect(canvas.getByText('3.4 sign-ups a member')).toBeVisible();
    await expect(canvas.getByText('301 members')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Manage all users' })).toHaveAttribute(
      'href',
      '/admin/users',
    );
    // Figures lead to the rows behind them.
    for (const [figure, href] of [
      ['Societies', '/admin/societies?view=table&sort=-creation_date'],
      ['Students', '/admin/users?sort=-date_joined'],
      ['Events', '/whats-on'],
      ['Active societies', '/admin/societies?view=table&state=active'],
      ['Astronomy Society', '/admin/societies/1'],
    ] as const) {
      await expect(canvas.getByRole('link', { name: figure })).toHaveAttribute('href', href);
    }
  },
};
/** A line leads to mails that did not arrive, while there are any. */
export const Undelivered: Story = {
  args: { undelivered: 3 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '3 emails were not delivered' })).toHaveAttribute(
      'href',
      '/admin/mails',
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
export const Loading: Story = { parameters: inEveryMode, args: { analytics: undefined, logos: {} } };

const Arriving = (args: AdminDashboardProps) => {
  const [here, setHere] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setHere(true)}>
        Answer
      </button>
      <AdminDashboard {...args} analytics={here ? args.analytics : undefined} />
    </>
  );
};

/** What stands in for the figures has their size, so that nothing moves when they come; logos come without initials before them. */
export const NothingMoves: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { logos: {} },
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const heights = () =>
      [...canvasElement.querySelectorAll('[data-part="stats"], [data-part="rest"], [data-part="plots"]')].map(
        (row) => Math.round(row.getBoundingClientRect().height),
      );
    const waiting = heights();
    await expect(waiting).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(await canvas.findByText('1,204')).toBeVisible();
    await expect(heights()).toEqual(waiting);
    for (const logo of canvasElement.querySelectorAll('[data-soc="SocietyLogo"]'))
      await expect(logo).toBeEmptyDOMElement();
  },
};
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
