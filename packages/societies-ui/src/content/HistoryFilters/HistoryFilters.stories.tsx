import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { HistoryFilters, wholeHistory, type HistoryFiltersProps } from './HistoryFilters.tsx';

const people = {
  options: [
    { value: '10000002', label: 'Mira Voss', hint: '10000002' },
    { value: '10000003', label: 'Nadia Rahman', hint: '10000003' },
  ],
};
const societies = {
  options: [
    { value: '1', label: 'Astronomy Society' },
    { value: '3', label: 'Climbing & Mountaineering' },
  ],
};

/** Keeps what is chosen, as the page around it does in its address. */
function Kept({
  filter: first,
  onFilterChange,
  search: words,
  onSearchChange,
  ...rest
}: HistoryFiltersProps) {
  const [filter, setFilter] = useState(first);
  const [search, setSearch] = useState(words);
  return (
    <HistoryFilters
      {...rest}
      filter={filter}
      onFilterChange={(next) => {
        setFilter(next);
        onFilterChange(next);
      }}
      search={search}
      onSearchChange={(next) => {
        setSearch(next);
        onSearchChange(next);
      }}
    />
  );
}

/** Over a history: who did what, in which society, and when. */
const meta = {
  title: 'Content/HistoryFilters',
  component: HistoryFilters,
  args: { filter: wholeHistory, onFilterChange: fn(), search: '', onSearchChange: fn(), people, societies },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof HistoryFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfTheSite: Story = {
  play: async ({ canvas, args, step }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the history' }), 'stars');
    await expect(args.onSearchChange).toHaveBeenLastCalledWith('stars');
    await step('each part is chosen on its own', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
      await userEvent.type(canvas.getByRole('combobox', { name: 'Who' }), 'nadia');
      await userEvent.click(await within(document.body).findByRole('option', { name: /Nadia Rahman/ }));
      await userEvent.type(canvas.getByRole('combobox', { name: 'What' }), 'cancelled the event');
      await userEvent.click(
        await within(document.body).findByRole('option', { name: 'Cancelled the event' }),
      );
      await userEvent.type(canvas.getByLabelText('From'), '2026-11-01');
      await expect(args.onFilterChange).toHaveBeenLastCalledWith({
        actor: '10000003',
        action: 'event.cancelled',
        society: null,
        from: '2026-11-01',
        to: null,
      });
      await expect(canvas.getByRole('button', { name: 'Filter (3)' })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
    });
    await step('and all of it is taken back at once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show everything' }));
      await expect(args.onFilterChange).toHaveBeenLastCalledWith(wholeHistory);
      await expect(canvas.queryByRole('button', { name: 'Show everything' })).toBeNull();
    });
  },
};
/** What a link narrowed is shown opened. */
export const Narrowed: Story = {
  parameters: inEveryMode,
  args: {
    filter: {
      actor: '10000002',
      action: 'society.changed',
      society: '1',
      from: '2026-11-20',
      to: '2026-11-02',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'What' })).toHaveValue('Changed the society');
    await expect(canvas.getByLabelText('Up to')).toHaveAccessibleDescription(/before “From/);
  },
};
/** A committee is offered only what is done in a society. */
export const OfOneSociety: Story = {
  args: { societies: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await expect(canvas.queryByRole('combobox', { name: 'Society' })).toBeNull();
    await userEvent.type(canvas.getByRole('combobox', { name: 'What' }), 'administrator');
    await expect(within(document.body).queryByRole('option', { name: /administrator/i })).toBeNull();
  },
};
