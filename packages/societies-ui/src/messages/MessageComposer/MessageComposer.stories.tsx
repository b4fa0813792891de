import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { messageEvents } from '../messages.fixture.ts';
import { MessageComposer } from './MessageComposer.tsx';

/** Writes to a society's people, who stay unnamed. */
const meta = {
  title: 'Messages/MessageComposer',
  component: MessageComposer,
  args: {
    open: true,
    audiences: ['members', 'committee', 'guests'],
    events: messageEvents,
    society: { name: 'Astronomy Society', replyTo: 'hello@astronomy.constellation.example' },
    onPreview: fn(() => 1_204),
    onSend: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof MessageComposer>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const write = async (dialog: Canvas) => {
  await userEvent.type(dialog.getByLabelText(/^Subject/), 'This Thursday');
  await userEvent.type(dialog.getByLabelText(/^Message/), 'We meet **outside**.');
};

export const Writing: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Write a message' }));
    await step('begins in the subject, and asks for what is missing', async () => {
      await expect(dialog.getByLabelText(/^Subject/)).toHaveFocus();
      await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
      await expect(dialog.getByText('Please say what it is about.')).toBeVisible();
      await expect(dialog.getByText('Please write a message.')).toBeVisible();
      await expect(args.onPreview).not.toHaveBeenCalled();
    });
    await step('shows the mail and how many get it, and leads back to what was written', async () => {
      await write(dialog);
      await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
      await expect(await dialog.findByText('1,204 people get it')).toBeVisible();
      const mail = within(dialog.getByRole('region', { name: 'How the email looks' }));
      await expect(mail.getByRole('heading', { name: 'Astronomy Society: This Thursday' })).toBeVisible();
      await expect(mail.getByText('outside').tagName).toBe('STRONG');
      await userEvent.click(dialog.getByRole('button', { name: 'Change it' }));
      await expect(dialog.getByLabelText(/^Subject/)).toHaveValue('This Thursday');
    });
    await step('sends what was shown', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
      await userEvent.click(await dialog.findByRole('button', { name: 'Send to 1,204 people' }));
      await waitFor(() =>
        expect(args.onSend).toHaveBeenCalledWith({
          audience: 'members',
          event: null,
          subject: 'This Thursday',
          text: 'We meet **outside**.',
        }),
      );
    });
  },
};

export const ToGuests: Story = {
  args: { audiences: ['guests'], onPreview: fn(() => 1) },
  play: async ({ canvas, args }) => {
    const dialog = within(canvas.getByRole('dialog'));
    await write(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
    await expect(dialog.getByText('Please choose an event.')).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText(/^Event/), 'Mirror grinding');
    await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
    await expect(await dialog.findByText('1 person gets it')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Send to 1 person' }));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith(expect.objectContaining({ audience: 'guests', event: 8 })),
    );
  },
};

/** From an event's page its guests are chosen. */
export const OfAnEvent: Story = {
  args: { event: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Guests of an event' })).toBeChecked();
    await expect(canvas.getByLabelText(/^Event/)).toHaveDisplayValue('Dark-sky weekend');
  },
};

export const Nobody: Story = {
  args: { onPreview: fn(() => 0) },
  play: async ({ canvas, args }) => {
    const dialog = within(canvas.getByRole('dialog'));
    await write(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
    await expect(await dialog.findByText(/^Nobody would get it/)).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** A society without an address as its contact says so before sending. */
export const WithoutAnswers: Story = {
  args: { society: { name: 'Astronomy Society', replyTo: null } },
  play: async ({ canvas }) => {
    const dialog = within(canvas.getByRole('dialog'));
    await write(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
    await expect(await dialog.findByText(/^Nobody can answer/)).toBeVisible();
  },
};

/** What was written stays when it could not be sent. */
export const NotSent: Story = {
  args: {
    onSend: fn(() => Promise.reject(new Error('Too many.'))),
    errors: { subject: 'Too long' },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const dialog = within(canvas.getByRole('dialog'));
    await write(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
    await userEvent.click(await dialog.findByRole('button', { name: /^Send to/ }));
    await expect(await dialog.findByLabelText(/^Message/)).toHaveValue('We meet **outside**.');
    await expect(dialog.getByLabelText(/^Subject/)).toHaveAccessibleDescription('Too long');
  },
};
