import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { climbing } from '../../societies/societies.fixture.ts';
import { RemoveSociety } from '../../societies/RemoveSociety/RemoveSociety.tsx';
import { adminSocieties, analytics } from '../admin.fixture.ts';
import { PlotCard } from '../../plots/PlotCard/PlotCard.tsx';
import { SocietyDetails } from './SocietyDetails.tsx';

const [astronomy] = adminSocieties;

const [growth] = analytics.series;

/** What an administrator needs to know of a society. */
const meta = {
  title: 'Admin/SocietyDetails',
  component: SocietyDetails,
  args: {
    society: astronomy,
    committee: [
      { role: { id: 2, name: 'Secretary' }, name: 'Unassigned', university_id: null },
      { role: { id: 1, name: 'President' }, name: 'Mira Voss', university_id: '10000002' },
    ],
    theme: { ...climbing.theme, name: 'Crag' },
    joined: 12,
    growth: growth && <PlotCard series={growth} />,
    coming: {
      count: 7,
      events: [
        {
          id: 5,
          name: 'Geminids on the roof',
          datetime: '2026-12-13T21:00:00Z',
          participants: 18,
          max_participants: 40,
        },
      ],
    },
    history: <p>What was done.</p>,
    onRename: fn(),
    removal: <RemoveSociety onWarn={fn()} onDelete={fn()} />,
  },
} satisfies Meta<typeof SocietyDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Astronomy Society' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Rename or move' }));
    await expect(args.onRename).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Open its page' })).toHaveAttribute('href', '/societies/1');
    await expect(canvas.getByRole('link', { name: 'All societies' })).toHaveAttribute(
      'href',
      '/admin/societies',
    );
    const committee = within(canvas.getByRole('region', { name: 'Committee' }));
    const [first, second] = committee.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Mira VossPresident');
    await expect(second).toHaveTextContent('Unassigned');
    await expect(committee.getByRole('link', { name: 'Mira Voss' })).toHaveAttribute(
      'href',
      '/admin/users/10000002',
    );
    await expect(canvas.getByRole('link', { name: 'Geminids on the roof' })).toHaveAttribute(
      'href',
      '/societies/1/events/5',
    );
    await expect(canvas.getByText(/18 of 40 places taken/)).toBeVisible();
    await expect(canvas.getByText('12 joined this month')).toBeVisible();
    await expect(canvas.getByText('Theme: Crag')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove Society' })).toBeVisible();
  },
};
export const Quiet: Story = {
  args: { society: adminSocieties[2], coming: { count: 0, events: [] }, joined: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is planned.')).toBeVisible();
    await expect(canvas.getByText('Nothing yet')).toBeVisible();
  },
};
export const Loading: Story = {
  args: {
    society: undefined,
    committee: undefined,
    theme: undefined,
    joined: undefined,
    growth: undefined,
    coming: undefined,
    history: undefined,
    removal: undefined,
  },
};
export const Failed: Story = {
  args: { society: undefined, error: 'Failed to fetch data', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Failed to fetch data' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
