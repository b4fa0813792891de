import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { GuestList, type GuestListProps, type ListedGuest } from './GuestList.tsx';

const names = [
  ['Mara', 'Vance'],
  ['Tariq', 'Osei'],
  ['Ines', 'Lindqvist'],
  ['Jun', 'Park'],
  ['Noor', 'Haddad'],
  ['Piotr', 'Zielinski'],
  ['Ada', 'Okafor'],
  ['Leo', 'Marsh'],
  ['Ruth', 'Ben-David'],
] as const;
const vegan: ListedGuest['answers'] = { diet: 'Vegan', first: true };
const guests = names.map(([first_name, last_name], index): ListedGuest => ({
  university_id: String(10_000_020 + index),
  first_name,
  last_name,
  status: index < 7 ? 'going' : 'waiting',
  position: index < 7 ? null : index - 6,
  answers: index === 1 ? vegan : {},
  checked_in_at: index === 0 ? '2026-11-20T11:58:00Z' : null,
}));

/** Who comes to an event, for those who organise it. No e-mail addresses: what concerns guests is told to them by the platform. */
const meta = {
  title: 'Events/GuestList',
  component: GuestList,
  args: {
    guests,
    questions: [
      { id: 'diet', label: 'What do you eat?' },
      { id: 'first', label: 'Is it your first time?' },
    ],
    onAdd: fn<NonNullable<GuestListProps['onAdd']>>(() => Promise.resolve(true)),
    onDelete: fn(),
    onDownload: fn(),
    door: { id: 1, society: 1 },
  },
} satisfies Meta<typeof GuestList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    await expect(canvas.getByText('7 going, 2 waiting, 1 checked in')).toBeVisible();
    await expect(canvas.getByText('Vegan')).toBeVisible();
    await expect(canvas.getByText(/^Checked in at/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the door' })).toHaveAttribute(
      'href',
      '/societies/1/events/1/door',
    );
    await expect(canvas.getByText('Waiting, number 2')).toBeVisible();
    await step('a search narrows the list, by name or ID', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'tariq');
      await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
      await userEvent.clear(canvas.getByRole('searchbox'));
      await userEvent.type(canvas.getByRole('searchbox'), 'nobody');
      await expect(canvas.getByText('No guest matches.')).toBeVisible();
      await userEvent.clear(canvas.getByRole('searchbox'));
    });
    await step('the list is downloaded', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Download as CSV' }));
      await expect(args.onDownload).toHaveBeenCalledOnce();
    });
    await step('removing asks first, and why', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Leo Marsh' }));
      const question = await canvas.findByRole('alertdialog');
      await expect(args.onDelete).not.toHaveBeenCalled();
      await userEvent.type(within(question).getByLabelText('Reason'), 'You asked us to. ');
      await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
      await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith(guests[7], 'You asked us to.'));
    });
    await step('an ID is added, and the field is empty again', async () => {
      const field = canvas.getByLabelText('Add a guest by University ID');
      await userEvent.type(field, '10000099{Enter}');
      await expect(args.onAdd).toHaveBeenCalledWith('10000099', false);
      await waitFor(() => expect(field).toHaveValue(''));
    });
  },
};

/** All places are taken: the committee is asked, and may let one in on top of them. */
export const AddingOnTop: Story = {
  args: {
    onAdd: fn<NonNullable<GuestListProps['onAdd']>>((_, overCapacity) =>
      Promise.resolve(overCapacity || 'full'),
    ),
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Add a guest by University ID');
    const ask = async () => {
      await userEvent.type(field, '{Enter}');
      return within(await canvas.findByRole('alertdialog', { name: 'Add over capacity?' }));
    };
    await userEvent.type(field, '10000099');
    const first = await ask();
    await userEvent.click(first.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(args.onAdd).toHaveBeenCalledWith('10000099', false);
    await expect(field).toHaveValue('10000099');
    const second = await ask();
    await userEvent.click(second.getByRole('button', { name: 'Add anyway' }));
    await waitFor(() => expect(args.onAdd).toHaveBeenLastCalledWith('10000099', true));
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
  },
};

/** Whom the host takes off the list when it is asked to. */
const Removing: NonNullable<Story['render']> = function Removing(args) {
  const [left, setLeft] = useState(args.guests);
  return (
    <GuestList {...args} guests={left} onDelete={(gone) => setLeft(left.filter((guest) => guest !== gone))} />
  );
};

/** A search stays in sight when it was for the one guest too many to go without. */
export const RemovingWhoWasFound: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: Removing,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'leo');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Leo Marsh' }));
    const question = await canvas.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    await expect(await canvas.findByText('No guest matches.')).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(guests.length - 1);
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

/** By keys one goes on with the next guest, the button that was pressed being gone. */
export const RemovingByKeys: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { guests: guests.slice(0, 2) },
  render: Removing,
  play: async ({ canvas }) => {
    const remove = async (name: string) => {
      canvas.getByRole('button', { name: `Remove ${name}` }).focus();
      await userEvent.keyboard('{Enter}');
      const question = await canvas.findByRole('alertdialog');
      within(question).getByRole('button', { name: 'Remove' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.queryByText(name)).toBeNull());
    };
    await remove('Mara Vance');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Tariq Osei' })).toHaveFocus());
    await remove('Tariq Osei');
    await waitFor(() => expect(canvas.getByLabelText('Add a guest by University ID')).toHaveFocus());
  },
};

export const Empty: Story = {
  args: { guests: [], addError: 'Nobody has this University ID.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody has registered yet.')).toBeVisible();
    await expect(canvas.getByLabelText('Add a guest by University ID')).toHaveAccessibleDescription(
      'Nobody has this University ID.',
    );
  },
};

/** Those who deleted their accounts since are counted, and nobody by name. */
export const AccountsGone: Story = {
  args: { nameless: { going: 2, waiting: 1, came: 2 }, onAdd: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9 going, 3 waiting, 3 checked in')).toBeVisible();
    await expect(canvas.getByText('And 3 deleted accounts.')).toBeVisible();
  },
};

const paidBy = { university_id: '10000008', name: 'Tomas Reyes' };
const paying = guests.map((guest, index): ListedGuest => ({
  ...guest,
  paid_at: index < 2 ? '2026-11-19T10:00:00Z' : null,
  paid_by: index < 2 ? paidBy : null,
  paid_price: index < 2 ? [60, 65][index] : null,
  pay_until: index === 2 ? '2026-11-23T18:00:00Z' : null,
}));

/** Notes and takes back when the host is asked to. */
const Noting: NonNullable<Story['render']> = function Noting(args) {
  const [noted, setNoted] = useState(args.guests);
  return (
    <GuestList
      {...args}
      guests={noted}
      onPaid={async (marked, paid) => {
        await args.onPaid?.(marked, paid);
        setNoted((before) =>
          before.map((guest) =>
            guest.university_id === marked.university_id
              ? {
                  ...guest,
                  paid_at: paid ? '2026-11-20T12:00:00Z' : null,
                  paid_by: paid ? paidBy : null,
                  paid_price: paid ? 65 : null,
                }
              : guest,
          ),
        );
      }}
    />
  );
};

/** Who has paid is noted by one press, and taken back by the same; whoever paid before the price changed keeps theirs. */
export const Payments: Story = {
  parameters: inEveryMode,
  args: { guests: paying, price: 65, onPaid: fn() },
  render: Noting,
  play: async ({ canvas, args, step }) => {
    await expect(canvas.getByText('2 of 7 have paid · £125.00 of £450.00')).toBeVisible();
    await expect(canvas.getByText('£60.00 · price at that time · noted by Tomas Reyes')).toBeVisible();
    await expect(canvas.getByText('£65.00 · noted by Tomas Reyes')).toBeVisible();
    await expect(canvas.getByText('To be paid by 23 November 2026, 18:00')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Paid: Leo Marsh' })).toBeNull();
    await step('one press notes it, the same press takes it back', async () => {
      const paid = canvas.getByRole('button', { name: 'Paid: Ines Lindqvist' });
      await expect(paid).toHaveAttribute('aria-pressed', 'false');
      await userEvent.click(paid);
      await waitFor(() => expect(paid).toHaveAttribute('aria-pressed', 'true'));
      await expect(args.onPaid).toHaveBeenLastCalledWith(paying[2], true);
      await expect(canvas.getByText('3 of 7 have paid · £190.00 of £450.00')).toBeVisible();
      await userEvent.click(paid);
      await waitFor(() => expect(paid).toHaveAttribute('aria-pressed', 'false'));
      await expect(args.onPaid).toHaveBeenCalledTimes(2);
    });
    await step('who has not paid is filtered', async () => {
      const filter = canvas.getByRole('button', { name: 'Not paid (5)' });
      await userEvent.click(filter);
      await expect(filter).toHaveAttribute('aria-pressed', 'true');
      await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
      await expect(canvas.queryByText('Mara Vance')).toBeNull();
      await expect(canvas.queryByText('Leo Marsh')).toBeNull();
      await userEvent.click(filter);
      await expect(canvas.getAllByRole('listitem')).toHaveLength(guests.length);
    });
  },
};

/** By keys one ticks one after the other: the focus goes on to the next who has not paid. */
export const PaymentsByKeys: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { guests: paying.slice(1, 4), price: 65, onPaid: fn() },
  render: Noting,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Not paid (2)' }).focus();
    await userEvent.keyboard(' ');
    canvas.getByRole('button', { name: 'Paid: Ines Lindqvist' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Paid: Jun Park' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(await canvas.findByText('Everybody with a place has paid.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Add a guest by University ID')).toHaveFocus());
  },
};

/** While it is noted, a second press is none. */
export const PaymentOnItsWay: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    guests: paying,
    price: 65,
    onPaid: fn<NonNullable<GuestListProps['onPaid']>>(() => new Promise(() => {})),
  },
  play: async ({ canvas, args }) => {
    const paid = canvas.getByRole('button', { name: 'Paid: Jun Park' });
    await userEvent.dblClick(paid);
    await expect(args.onPaid).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Paid: Ines Lindqvist' }));
    await expect(args.onPaid).toHaveBeenCalledTimes(2);
  },
};

/** The price went down to nothing since: whoever paid is still seen. */
export const FreeSince: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { guests: paying.slice(0, 1), price: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paid')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Paid/ })).toBeNull();
    await expect(canvas.getByText('£60.00 · price at that time · noted by Tomas Reyes')).toBeVisible();
  },
};

export const PaymentsOnAPhone: Story = { ...Payments, globals: { viewport: { value: 'phone' } } };
