import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PlaceList } from '../../agenda/PlaceList/PlaceList.tsx';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { themes } from '../../societies/societies.fixture.ts';
import { events, full, joined, open, passed, storyNow } from '../events.fixture.ts';
import { EventGrid } from './EventGrid.tsx';

/** The events of a society, in one to three columns, with all the states of a list. */
const meta = {
  title: 'Events/EventGrid',
  component: EventGrid,
  args: { events, now: storyNow, theme: themes.default, onRegister: fn() },
} satisfies Meta<typeof EventGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'All Events' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.queryByRole('button', { name: 'Create event' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(args.onRegister).toHaveBeenCalledWith(open);
  },
};

/** An event of another society that this one hosts too leads to that society's page of it. */
export const WithOtherSocieties: Story = {
  parameters: inEveryMode,
  args: {
    events: [],
    cohosted: (
      <PlaceList
        now={storyNow}
        events={[{ ...open, society: { id: 7, name: 'Chess Club', logo: null, theme: themes.default } }]}
      />
    ),
  },
  play: async ({ canvas }) => {
    const part = within(canvas.getByRole('region', { name: 'With other societies' }));
    await expect(part.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(part.getByText(open.name)).toBeVisible();
    await expect(part.getByText(/^Chess Club/)).toBeVisible();
    await expect(canvas.getByText('Nothing else is planned yet')).toBeVisible();
  },
};

/** As a student meets it: their own events above, those that are over folded away. */
export const InParts: Story = {
  parameters: inEveryMode,
  args: {
    events: [open, full],
    yours: [joined],
    past: { count: 14, open: false, onToggle: fn() },
    onWithdraw: fn(),
  },
  play: async ({ canvas, canvasElement, args, step }) => {
    await step('the first picture is fetched at once', async () => {
      const pictures = [...canvasElement.querySelectorAll('[data-soc="SocietyArt"]')];
      await expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
        'eager',
        'lazy',
        'lazy',
      ]);
    });
    const part = (name: string) => within(canvas.getByRole('region', { name }));
    await expect(part('Yours').getByRole('heading', { level: 4, name: joined.name })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Coming up' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await step('what is over is asked for when somebody wants it', async () => {
      const past = part('Past · 14');
      const toggle = past.getByRole('button', { name: 'Show past events' });
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(toggle);
      await expect(args.past?.onToggle).toHaveBeenCalledWith(true);
    });
  },
};

/** Who registers by keys goes on from the event, which has gone over to their own. */
export const RegisteringByKeys: Story = {
  render: function Registering(args) {
    const [isGoing, setGoing] = useState(false);
    const registered = { ...open, joined: true };
    return (
      <EventGrid
        {...args}
        events={isGoing ? [full] : [open, full]}
        yours={isGoing ? [registered] : []}
        onRegister={() => setGoing(true)}
        onWithdraw={() => setGoing(false)}
      />
    );
  },
  play: async ({ canvas }) => {
    const name = () => canvas.getByRole('link', { name: open.name });
    canvas.getByRole('button', { name: 'Register' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region', { name: 'Yours' })).toContainElement(name());
    await expect(name()).toHaveFocus();
    canvas.getByRole('button', { name: 'Give up my place' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('region', { name: 'Yours' })).toBeNull();
    await expect(name()).toHaveFocus();
  },
};

const past = { count: 14, open: true, onToggle: fn(), events: [passed] };

export const PastShown: Story = {
  args: {
    events: [],
    past: { ...past, pages: { count: 14, page: 1, pageSize: 12, onPageChange: fn() } },
    onCreate: fn(),
  },
  play: async ({ canvas, args }) => {
    const nothing = canvas.getByText('Nothing else is planned yet');
    await expect(nothing).toBeVisible();
    // In place, where something is missed.
    const create = canvas.getByRole('button', { name: 'Create event' });
    await expect(nothing.closest('[data-soc="EmptyState"]')).toContainElement(create);
    await userEvent.click(create);
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('article', { name: passed.name })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2 of 2' }));
    await expect(args.past?.pages?.onPageChange).toHaveBeenCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide past events' }));
    await expect(args.past?.onToggle).toHaveBeenCalledWith(false);
  },
};

export const PastLoading: Story = { args: { events: [open], past: { ...past, events: undefined } } };

export const PastFailed: Story = {
  args: {
    events: [open],
    past: { ...past, events: undefined, error: 'Failed to fetch data', onRetry: fn() },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.past?.onRetry).toHaveBeenCalledOnce();
  },
};

export const Editing: Story = {
  args: { events: [open, joined], onCreate: fn(), onEdit: fn(), onDelete: fn() },
  play: async ({ canvas, args, step }) => {
    await step('creates', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Create event' }));
      await expect(args.onCreate).toHaveBeenCalledOnce();
    });
    await step('asks before it deletes, with the number of guests', async () => {
      await expect(canvas.getAllByRole('button', { name: /^Delete/ })).toHaveLength(2);
      await userEvent.click(canvas.getByRole('button', { name: `Delete ${open.name}` }));
      const question = await canvas.findByRole('alertdialog', { name: 'Confirm Delete' });
      await expect(question).toHaveTextContent(`Are you sure you want to delete ${open.name}?`);
      await expect(question).toHaveTextContent(
        `${open.participants} people are registered, and will be told.`,
      );
      await expect(args.onDelete).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
      await expect(args.onDelete).toHaveBeenCalledWith(open, false);
      await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    });
  },
};

export const Empty: Story = {
  args: { events: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No events to display')).toBeVisible();
  },
};

export const Disabled: Story = {
  args: { events: undefined, disabled: true, onCreate: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Events are disabled for this society')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Create event' })).toBeNull();
  },
};

export const Loading: Story = { args: { events: undefined } };

export const Failed: Story = {
  args: { events: undefined, error: 'Failed to fetch data', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
