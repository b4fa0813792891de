import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { SocietyEvent } from 'societies-contract';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { themes } from '../../societies/societies.fixture.ts';
import { open } from '../events.fixture.ts';
import { EventForm } from './EventForm.tsx';

/**
 * Makes an event or changes one. Date and time are the reader's own; the form hands them over as one instant, and hours as
 * `hh:mm:ss`. What was written is not thrown away without a question.
 */
const meta = {
  title: 'Events/EventForm',
  component: EventForm,
  args: { open: true, now: new Date('2026-11-20T12:00:00Z'), onClose: fn(), onSubmit: fn() },
} satisfies Meta<typeof EventForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is sent of a new event whose registration nobody unfolded: it has a waiting list. */
const registration = {
  opens_at: null,
  closes_at: null,
  cancel_until: null,
  waiting_list: true,
  members_only: false,
  link: null,
  questions: [],
  payment: null,
};

export const New: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    const submit = canvas.getByRole('button', { name: 'Create event' });
    await step('begins with an hour for a hundred, free and open for registration', async () => {
      await expect(canvas.getByLabelText('Price')).toHaveValue('0');
      await expect(canvas.getByLabelText('Duration')).toHaveValue('1');
      await expect(canvas.getByLabelText('Max participants')).toHaveValue('100');
      await expect(canvas.getByRole('switch', { name: 'Open for registration' })).toBeChecked();
    });
    await step('says what is missing, and goes to the first', async () => {
      await userEvent.clear(canvas.getByLabelText('Price'));
      await userEvent.click(submit);
      for (const message of [
        'Event name is required.',
        'Event description is required.',
        'Event date is required.',
        'Event time is required.',
        'Event venue is required.',
        'Event price is required and must be a non-negative number.',
      ]) {
        await expect(await canvas.findByText(message)).toBeVisible();
      }
      await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus());
    });
    await step('refuses numbers out of range', async () => {
      await userEvent.clear(canvas.getByLabelText('Duration'));
      await userEvent.type(canvas.getByLabelText('Duration'), '0.25');
      await userEvent.tab();
      await expect(
        await canvas.findByText('Event duration is required and must be at least 30 minutes.'),
      ).toBeVisible();
      await userEvent.clear(canvas.getByLabelText('Max participants'));
      await userEvent.type(canvas.getByLabelText('Max participants'), '0');
      await userEvent.tab();
      await expect(
        await canvas.findByText('Max participants is required and must be at least 1.'),
      ).toBeVisible();
    });
    await step('hands over an instant and hh:mm:ss', async () => {
      await userEvent.type(canvas.getByLabelText('Name'), 'Moon walk');
      await userEvent.type(canvas.getByLabelText('Description'), 'Round the lake.');
      await userEvent.type(canvas.getByLabelText('Date'), '2026-12-02');
      await userEvent.type(canvas.getByLabelText('Time'), '20:30');
      await userEvent.type(canvas.getByLabelText('Venue'), 'North gate');
      await userEvent.type(canvas.getByLabelText('Dress code'), ' Warm boots ');
      await userEvent.clear(canvas.getByLabelText('Duration'));
      await userEvent.type(canvas.getByLabelText('Duration'), '1:30');
      await userEvent.clear(canvas.getByLabelText('Max participants'));
      await userEvent.type(canvas.getByLabelText('Max participants'), '25');
      await userEvent.type(canvas.getByLabelText('Price'), '2,50');
      await userEvent.click(submit);
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({
          name: 'Moon walk',
          description: 'Round the lake.',
          datetime: new Date('2026-12-02T20:30').toISOString(),
          duration: '01:30:00',
          venue: 'North gate',
          dress_code: 'Warm boots',
          max_participants: 25,
          price: 2.5,
          is_active: true,
          image: null,
          ...registration,
        }),
      );
    });
  },
};

const weekly = { ...open, series_id: open.id };
const clash = {
  shared_members: 38,
  event: {
    ...open,
    id: 40,
    name: 'Blitz night',
    society: { id: 2, name: 'Chess Club', logo: null, theme: themes.default },
  },
};

/** A new one that repeats, begun from another, at a time when others meet. */
export const Again: Story = {
  args: {
    template: open,
    clashes: [{ ...clash, own: true, event: { ...clash.event, id: 41, name: 'Moon watch' } }, clash],
    onTimeChange: fn(),
  },
  play: async ({ canvas, args, step }) => {
    await step('has what the other had, and a day of its own', async () => {
      await expect(canvas.getByLabelText('Name')).toHaveValue(open.name);
      await expect(canvas.getByLabelText('Date')).toHaveValue('');
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
    await step('warns of who meets then', async () => {
      await userEvent.type(canvas.getByLabelText('Date'), '2026-12-02');
      await expect(await canvas.findByText('Your society has another event then: Moon watch.')).toBeVisible();
      await expect(
        await canvas.findByText(
          '38 of your members are also in Chess Club, which has an event then: Blitz night.',
        ),
      ).toBeVisible();
      await expect(args.onTimeChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ duration: open.duration }),
      );
      await userEvent.clear(canvas.getByLabelText('Duration'));
      await userEvent.type(canvas.getByLabelText('Duration'), '90 min');
      await waitFor(() =>
        expect(args.onTimeChange).toHaveBeenLastCalledWith(expect.objectContaining({ duration: '01:30:00' })),
      );
    });
    await step('repeats until a day after its own', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Repeats'), 'two_weeks');
      await userEvent.type(canvas.getByLabelText('Repeat until'), '2026-12-01');
      await userEvent.click(canvas.getByRole('button', { name: 'Create event' }));
      await expect(await canvas.findByText('Please choose a day after the event.')).toBeVisible();
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await userEvent.clear(canvas.getByLabelText('Repeat until'));
      await userEvent.type(canvas.getByLabelText('Repeat until'), '2027-01-27');
      await userEvent.click(canvas.getByRole('button', { name: 'Create event' }));
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith(
          expect.objectContaining({ repeat: { every: 'two_weeks', until: '2027-01-27' } }),
        ),
      );
    });
  },
};

/** One of a series: the change can be one of all that follow. */
export const OneOfSeveral: Story = {
  args: { event: weekly },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByLabelText('Repeats')).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: 'Also change all later dates of this series' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ following: true })),
    );
  },
};

export const Change: Story = {
  args: { event: open },
  play: async ({ canvas, args, step }) => {
    await step('shows the event in the reader’s time', async () => {
      const starts = new Date(open.datetime);
      const hours = String(starts.getHours()).padStart(2, '0');
      await expect(canvas.getByLabelText('Time')).toHaveValue(`${hours}:30`);
      await expect(canvas.getByLabelText('Duration')).toHaveValue('2.5');
    });
    await step('keeps what was not changed', async () => {
      await userEvent.clear(canvas.getByLabelText('Venue'));
      await userEvent.type(canvas.getByLabelText('Venue'), 'Tower');
      await userEvent.click(canvas.getByRole('switch', { name: 'Open for registration' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith(
          expect.objectContaining({
            venue: 'Tower',
            name: open.name,
            datetime: new Date(open.datetime).toISOString(),
            duration: open.duration,
            is_active: false,
          }),
        ),
      );
    });
  },
};

export const AsksBeforeDiscarding: Story = {
  args: { event: open },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Name'), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep writing' }));
    await expect(canvas.getByLabelText('Name')).toHaveValue(`${open.name}!`);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A year mistyped is seen before anybody else sees it; an event that is over can still be written down. */
export const InThePast: Story = {
  args: { event: open },
  play: async ({ canvas, args, step }) => {
    const save = canvas.getByRole('button', { name: 'Save changes' });
    const date = canvas.getByLabelText('Date');
    await userEvent.clear(date);
    await userEvent.type(date, '2025-12-02');
    await step('nothing is saved before the question is answered', async () => {
      await userEvent.click(save);
      const question = await canvas.findByRole('alertdialog', { name: 'This date has passed' });
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await userEvent.click(within(question).getByRole('button', { name: 'Change the date' }));
      await waitFor(() => expect(date).toHaveFocus());
    });
    await step('saves it when that is meant', async () => {
      await userEvent.click(save);
      await userEvent.click(await canvas.findByRole('button', { name: 'Save anyway' }));
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
      await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    });
  },
};

/** A title that is too long is shortened by who wrote it, not by the field. */
export const NameTooLong: Story = {
  args: { event: open },
  play: async ({ canvas, args }) => {
    const name = canvas.getByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.click(name);
    await userEvent.paste('x'.repeat(103));
    await expect(name).toHaveValue('x'.repeat(103));
    await expect(canvas.getByText('3 characters too many')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('Event name takes at most 100 characters.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const RefusedByServer: Story = {
  args: { event: open, fieldErrors: { datetime: ['The date has passed'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Date')).toHaveAccessibleDescription('The date has passed');
  },
};

/** Somebody else saved the event meanwhile: what was written here stays, and the reader chooses. */
export const Conflict: Story = {
  args: { event: { ...open, version: 1 }, conflict: undefined },
  render: function Render(args) {
    const [conflict, setConflict] = useState<SocietyEvent>();
    return (
      <EventForm
        {...args}
        conflict={conflict}
        onSubmit={(draft) => {
          void args.onSubmit(draft);
          if (draft.version === 1) setConflict({ ...open, venue: 'Meadow gate', price: 9, version: 2 });
        }}
      />
    );
  },
  play: async ({ canvas, args, step }) => {
    const venue = canvas.getByLabelText('Venue');
    await userEvent.clear(venue);
    await userEvent.type(venue, 'North gate');
    await userEvent.clear(canvas.getByLabelText('Name'));
    await userEvent.type(canvas.getByLabelText('Name'), 'Moon walk');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await step('says what they changed, and keeps what was written', async () => {
      const notice = await canvas.findByRole('region', { name: /Somebody else saved this/ });
      await expect(
        within(notice)
          .getAllByRole('listitem')
          .map((item) => item.textContent),
      ).toEqual(['VenueTheirsMeadow gateYoursNorth gate', 'PriceTheirs9']);
      await expect(venue).toHaveValue('North gate');
    });
    await step('keeps mine on top of theirs', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenLastCalledWith(
          expect.objectContaining({ name: 'Moon walk', venue: 'North gate', price: 9, version: 2 }),
        ),
      );
      await expect(canvas.queryByRole('button', { name: 'Keep mine' })).toBeNull();
    });
  },
};

export const TakeTheirs: Story = {
  ...Conflict,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const venue = canvas.getByLabelText('Venue');
    await userEvent.clear(venue);
    await userEvent.type(venue, 'North gate');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Take theirs' }));
    await expect(venue).toHaveValue('Meadow gate');
    await expect(canvas.getByLabelText('Price')).toHaveValue('9');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** A question in the place of one that is removed is another one: what was answered before is no answer to it. */
export const ReplacedQuestion: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    event: { ...open, questions: [{ id: 'q1', kind: 'text', label: 'What do you bring?', required: false }] },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Registration'));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove question 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add a question' }));
    await userEvent.type(canvas.getByLabelText('Question 1'), 'What do you eat?');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const id = expect.not.stringMatching(/^q1$/) as string;
    const questions = [expect.objectContaining({ id, label: 'What do you eat?' })];
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ questions })));
  },
};

const instructions = 'Pay at the desk on Tuesdays.';

/** What costs nothing is not paid; once there is a price, the form asks how, and refuses half of an answer. */
export const Paid: Story = {
  parameters: inEveryMode,
  args: { event: open },
  play: async ({ canvas, args, step }) => {
    const save = canvas.getByRole('button', { name: 'Save changes' });
    await expect(canvas.queryByRole('group', { name: 'Payment' })).toBeNull();
    await userEvent.clear(canvas.getByLabelText('Price'));
    await userEvent.type(canvas.getByLabelText('Price'), '65');
    await step('hours without how to pay are no answer, nor is half an hour or a year', async () => {
      await userEvent.type(await canvas.findByLabelText('Pay within'), '400');
      await userEvent.click(save);
      await expect(await canvas.findByText('Please say how to pay.')).toBeVisible();
      await expect(canvas.getByText('Please enter a whole number of hours from 1 to 336.')).toBeVisible();
      await userEvent.type(canvas.getByLabelText('Where to pay'), 'http://pay.example');
      await userEvent.click(save);
      await expect(
        await canvas.findByText('Please enter a web address that starts with https://'),
      ).toBeVisible();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('hands over how, where, and until when', async () => {
      await userEvent.type(canvas.getByLabelText('How to pay'), instructions);
      await userEvent.clear(canvas.getByLabelText('Where to pay'));
      await userEvent.type(canvas.getByLabelText('Where to pay'), 'https://pay.example/ball');
      await userEvent.clear(canvas.getByLabelText('Pay within'));
      await userEvent.type(canvas.getByLabelText('Pay within'), '48');
      await userEvent.click(save);
      const payment = { instructions, url: 'https://pay.example/ball', pay_within_hours: 48 };
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ price: 65, payment })),
      );
    });
    await step('free again, nothing of it is sent', async () => {
      await userEvent.clear(canvas.getByLabelText('Where to pay'));
      await userEvent.type(canvas.getByLabelText('Where to pay'), 'nowhere');
      await userEvent.clear(canvas.getByLabelText('Price'));
      await userEvent.type(canvas.getByLabelText('Price'), '0');
      await expect(canvas.queryByRole('group', { name: 'Payment' })).toBeNull();
      await userEvent.click(save);
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ price: 0, payment: null })),
      );
    });
  },
};
export const PaidOnAPhone: Story = { ...Paid, globals: { viewport: { value: 'phone' } } };

/** Another price is not that of who has paid, and hours that are set later begin then: the form says both. */
export const AnotherPrice: Story = {
  args: { event: { ...open, price: 65, payment: { instructions, url: null, pay_within_hours: null } } },
  play: async ({ canvas, args }) => {
    const kept = 'People who have paid keep the old price. Everybody else pays the new one.';
    await expect(canvas.getByLabelText('How to pay')).toHaveValue(instructions);
    await expect(canvas.queryByText(kept)).toBeNull();
    await userEvent.clear(canvas.getByLabelText('Price'));
    await userEvent.type(canvas.getByLabelText('Price'), '80');
    await expect(await canvas.findByText(kept)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Pay within'), '48');
    await expect(canvas.getByLabelText('Pay within')).toHaveAccessibleDescription(
      /the hours begin when you save/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const payment = { instructions, url: null, pay_within_hours: 48 };
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ price: 80, payment })),
    );
  },
};

/** What the server refuses stands at its field. */
export const PaymentRefused: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    event: { ...open, price: 65 },
    fieldErrors: { 'payment.url': ['Please enter a web address that starts with https://'] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Where to pay')).toHaveAccessibleDescription(/starts with https/);
  },
};

/** How one registers is folded: most events need none of it. */
export const WithRegistration: Story = {
  parameters: inEveryMode,
  args: {
    event: {
      ...open,
      waiting_list: true,
      opens_at: '2026-12-01T09:00:00Z',
      questions: [{ id: 'q1', kind: 'text', label: 'What do you bring?', required: false }],
    },
  },
  play: async ({ canvas, args, step }) => {
    const save = canvas.getByRole('button', { name: 'Save changes' });
    await userEvent.click(canvas.getByText('Registration'));
    await step('says which times contradict each other, and sends nothing', async () => {
      await userEvent.type(canvas.getByLabelText('Closes on'), '2026-11-30');
      await userEvent.click(save);
      await expect(await canvas.findByText('Registration has to close after it opens.')).toBeVisible();
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await userEvent.clear(canvas.getByLabelText('Closes on'));
    });
    await step('a question is written, and keeps its place and id', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add a question' }));
      await userEvent.click(save);
      await expect(await canvas.findByText('Please write the question.')).toBeVisible();
      await userEvent.type(canvas.getByLabelText('Question 2'), 'What do you eat?');
      await userEvent.selectOptions(canvas.getAllByLabelText('Answer')[1] as HTMLElement, 'choice');
      await userEvent.type(canvas.getByLabelText('Options, one per line'), 'Anything\nVegan');
      await userEvent.click(canvas.getByRole('switch', { name: 'Members only' }));
      await userEvent.click(save);
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith(
          expect.objectContaining({
            opens_at: '2026-12-01T09:00:00.000Z',
            closes_at: null,
            waiting_list: true,
            members_only: true,
            questions: [
              { id: 'q1', kind: 'text', label: 'What do you bring?', required: false },
              {
                id: expect.any(String) as string,
                kind: 'choice',
                label: 'What do you eat?',
                required: false,
                options: ['Anything', 'Vegan'],
              },
            ],
          }),
        ),
      );
    });
  },
};
