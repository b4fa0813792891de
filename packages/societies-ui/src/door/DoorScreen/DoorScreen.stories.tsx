import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { doorGuests } from '../door.fixture.ts';
import type { DoorGuest } from '../door.ts';
import { DoorScreen } from './DoorScreen.tsx';

const [leo, zoe, imran] = doorGuests as [DoorGuest, DoorGuest, DoorGuest];

/**
 * What stands on a committee member's phone at the door. The camera reads guests' codes; how the last one went is seen, heard
 * and felt. Whoever has no code is found by name: two letters show matches, and nobody else.
 */
const meta = {
  title: 'Door/DoorScreen',
  component: DoorScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    const camera = spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(
      new DOMException('none', 'NotFoundError'),
    );
    return () => camera.mockRestore();
  },
  args: {
    event: { name: 'Geminids on the roof' },
    guests: doorGuests,
    onCode: fn(),
    onAdmit: fn(),
    onUndo: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DoorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LetIn: Story = {
  parameters: inEveryMode,
  args: {
    outcome: { kind: 'in', guest: leo, at: '2026-12-13T22:04:00Z', note: 'blanket: yes' },
    online: false,
    unsent: 4,
  },
  play: async ({ canvas, args, step }) => {
    await step('says who is in, how many there are, and that nothing is lost', async () => {
      await expect(canvas.getByText('1 of 5 are in')).toBeVisible();
      await expect(canvas.getByText('No network · 4 scans wait, all safe')).toBeVisible();
      const result = within(canvas.getByRole('alert'));
      await expect(result.getByText('Leo Castellanos')).toBeVisible();
      await expect(result.getByText('In · 22:04 · blanket: yes')).toBeVisible();
    });
    await step('takes it back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await expect(args.onUndo).toHaveBeenCalledWith(leo);
    });
    await step('leaves', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close the door list' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

export const FoundByName: Story = {
  play: async ({ canvas, args, step }) => {
    const search = canvas.getByRole('searchbox', { name: 'Find by name or ID' });
    await step('shows nobody who is not asked for', async () => {
      await expect(canvas.queryByText('Leo Castellanos')).toBeNull();
    });
    await step('shows matches alone, and what is known of them', async () => {
      await userEvent.type(search, 'br');
      await expect(within(canvas.getByRole('list')).getAllByRole('listitem')).toHaveLength(1);
      await expect(canvas.getByText('In since 21:52')).toBeVisible();
      await userEvent.clear(search);
      await userEvent.type(search, 'imran');
      await expect(canvas.getByText('In the line')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /Let .* in/ })).toBeNull();
    });
    await step('says when there is nobody', async () => {
      await userEvent.clear(search);
      await userEvent.type(search, 'nobody');
      await expect(canvas.getByText('Nobody on the list has this name or ID.')).toBeVisible();
    });
    await step('lets in by a press, and is ready for the next', async () => {
      await userEvent.clear(search);
      await userEvent.type(search, 'castell');
      await userEvent.click(canvas.getByRole('button', { name: 'Let Leo Castellanos in' }));
      await expect(args.onAdmit).toHaveBeenCalledWith(leo);
      await expect(search).toHaveValue('');
    });
  },
};

export const AlreadyIn: Story = {
  args: { outcome: { kind: 'again', guest: zoe, at: '2026-12-13T21:52:00Z', by: 'Amara Osei' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Zoë BrontëAlready in since 21:52, let in by Amara Osei',
    );
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};
export const InTheLine: Story = { args: { outcome: { kind: 'waiting', guest: imran } } };
export const OfAnotherEvent: Story = {
  args: { outcome: { kind: 'other_event' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This code is for a different event.');
  },
};
export const NotOnTheList: Story = { args: { outcome: { kind: 'unknown' } } };
export const NotATicket: Story = {
  args: { outcome: { kind: 'invalid' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not a valid ticket');
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};
