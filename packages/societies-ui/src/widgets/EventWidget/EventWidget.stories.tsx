import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { SocietiesProvider } from '../../host/SocietiesProvider.tsx';
import { geminids } from '../widgets.fixture.ts';
import { EventWidget } from './EventWidget.tsx';

/** One event on the home page: its day as a leaf, how long, where, how many days to go, and a place at it. */
const meta = {
  title: 'Widgets/EventWidget',
  component: EventWidget,
  args: {
    event: geminids,
    now: new Date('2026-11-20T12:00:00Z'),
    onRegister: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 412, maxInlineSize: '100%', blockSize: 330, borderRadius: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EventWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToCome: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('23 days to go')).toBeVisible();
    await expect(canvas.getByText('2.5 hours')).toBeVisible();
    await expect(canvas.getByText(/^\d\d:\d\d/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: geminids.name })).toHaveAttribute(
      'href',
      `/societies/1/events/${geminids.id}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(args.onRegister).toHaveBeenCalledWith(geminids);
  },
};

export const Joined: Story = {
  args: { event: { ...geminids, joined: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Registered' })).toBeDisabled();
  },
};

export const Full: Story = {
  args: { event: { ...geminids, participants: 60 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Full' })).toBeDisabled();
  },
};

export const Passed: Story = {
  args: { event: { ...geminids, datetime: '2026-10-16T18:00:00Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Event has passed')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Registration Closed' })).toBeDisabled();
  },
};

export const Inactive: Story = { args: { event: { ...geminids, is_active: false } } };

/** Under an hour is told in minutes. */
export const Short: Story = {
  args: {
    event: {
      ...geminids,
      duration: '00:45:00',
      name: 'A very long name for a very short meeting under the big telescope',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('45 minutes')).toBeVisible();
  },
};

export const Registering: Story = { args: { pending: true } };

/** For members only: the society's header offers to join. */
export const MembersOnly: Story = {
  args: { event: { ...geminids, members_only: true } },
  decorators: [
    (Story) => (
      <SocietiesProvider memberOf={[99]}>
        <Story />
      </SocietiesProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Register' })).toBeNull();
    await expect(canvas.getByText('Members only')).toBeVisible();
  },
};
