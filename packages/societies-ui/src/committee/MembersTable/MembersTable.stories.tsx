import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { SocietyMember } from 'societies-contract';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { manyMembers, members } from '../committee.fixture.ts';
import { MembersTable } from './MembersTable.tsx';

/** Who is in a society: what they do in it, and since when they are there. */
const meta = {
  title: 'Committee/MembersTable',
  component: MembersTable,
  args: { members, onExport: fn() },
} satisfies Meta<typeof MembersTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-part="row"]')];

export const People: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, canvasElement, args }) => {
    await expect(rowsOf(canvasElement)).toHaveLength(members.length);
    await expect(rowsOf(canvasElement)[0]).toHaveTextContent(/Mira Voss.*10000002.*President/);
    await expect(canvas.getAllByText('Member').length).toBeGreaterThan(0);
    const titles = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const attended = titles.indexOf('Events attended');
    await expect(rowsOf(canvasElement)[0]?.children[attended]).toHaveTextContent('21 events');
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

/**
 * A reason is asked for; who may do more than the reader has no such button. By keys alone: who thinks better of it is back at the
 * button, and once somebody is gone, at that of who took their place.
 */
const belowPresident = ({ role }: SocietyMember) => role !== 'President';
export const Removing: Story = {
  args: { onDelete: fn(), removable: belowPresident },
  render: function Members(args) {
    const [left, setLeft] = useState(args.members);
    return (
      <MembersTable
        {...args}
        members={left}
        onDelete={async (member, reason) => {
          await args.onDelete?.(member, reason);
          setLeft((before) => before?.filter((each) => each !== member));
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Remove Mira Voss' })).toBeNull();
    const buttons = canvas.getAllByRole('button', { name: /^Remove/ });
    const button = canvas.getByRole('button', { name: 'Remove Sam Okafor' });
    const next = buttons[buttons.indexOf(button) + 1] ?? buttons[buttons.indexOf(button) - 1];
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Remove Sam Okafor?' });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const form = within(await screen.findByRole('dialog', { name: 'Remove Sam Okafor?' }));
    await expect(form.getByLabelText(/Reason/)).toHaveFocus();
    await userEvent.keyboard('Left the university.{Tab}{Tab}{Enter}');
    await waitFor(() =>
      expect(args.onDelete).toHaveBeenCalledWith(
        expect.objectContaining({ university_id: '10000004' }),
        'Left the university.',
      ),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).not.toBeInTheDocument();
    await waitFor(() => expect(next).toHaveFocus());
  },
};

/** A removal that did not work leaves the question and what was written. */
export const NotRemoved: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onDelete: fn(() => Promise.resolve(false)) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Sam Okafor' }));
    const form = within(await screen.findByRole('dialog', { name: 'Remove Sam Okafor?' }));
    await userEvent.type(form.getByLabelText(/Reason/), 'Left the university.');
    await userEvent.click(form.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledOnce());
    await waitFor(() => expect(form.getByRole('button', { name: 'Remove' })).toBeEnabled());
    await expect(form.getByLabelText(/Reason/)).toHaveValue('Left the university.');
  },
};

/** By a name, by a number, and by the day that somebody came. */
export const FoundAndSorted: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onExport: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull();
    const head = within(canvasElement.querySelector('thead') as HTMLElement);
    await userEvent.click(head.getByRole('button', { name: 'Joined' }));
    await expect(rowsOf(canvasElement)[0]).toHaveTextContent('Mira Voss');
    const search = canvas.getByRole('searchbox', { name: 'Search people' });
    await userEvent.click(search);
    await userEvent.paste('10000187');
    await waitFor(() => expect(rowsOf(canvasElement)).toHaveLength(1));
    await expect(rowsOf(canvasElement)[0]).toHaveTextContent('Tom Adeyemi');
    await userEvent.clear(search);
    await userEvent.paste('zzz');
    await expect(await canvas.findByText('Nobody to display')).toBeVisible();
  },
};

/** A page of a server that counts two hundred. */
export const FromServer: Story = {
  args: {
    members: manyMembers(25),
    count: 212,
    page: 2,
    onPageChange: fn(),
    search: '',
    onSearchChange: fn(),
    sort: null,
    onSortChange: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('26–50 of 212')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(3);
  },
};

export const Loading: Story = { args: { members: undefined } };

export const Failed: Story = {
  args: { members: undefined, error: 'Failed to fetch data', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
