import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { doorGuests } from '../door.fixture.ts';
import type { DoorGuest, DoorOutcome, LateOutcome } from '../door.ts';
import { DoorScreen } from './DoorScreen.tsx';

const [leo, zoe, imran] = doorGuests as [DoorGuest, DoorGuest, DoorGuest];

const late: LateOutcome[] = [
  { id: '1', name: 'Zoë Brontë', kind: 'again', at: '2026-12-13T21:52:00Z', by: 'Amara Osei' },
  { id: '2', name: 'Imran Haddad', kind: 'waiting' },
  { id: '3', name: 'Jonah Price', kind: 'unknown' },
];

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
      await expect(canvas.getByText('No network · 4 scans saved here, not sent yet')).toBeVisible();
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

/** The long button label wraps below the name. */
export const InGerman: Story = {
  globals: { language: 'de', viewport: { value: 'phone' } },
  args: { outcome: { kind: 'in', guest: leo, at: '2026-12-13T22:04:00Z' }, late },
  play: async ({ canvas }) => {
    const undo = await canvas.findByRole('button', { name: 'Zurücknehmen' });
    const result = within(canvas.getByRole('alert'));
    const time = result.getByText(/^Eingelassen · /);
    await expect(undo.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      time.getBoundingClientRect().bottom,
    );
    await expect(canvas.getByText('3 Scans zählen nicht')).toBeVisible();
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
      await expect(canvas.getByText('On the waiting list')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /Let in/ })).toBeNull();
    });
    await step('says when there is nobody', async () => {
      await userEvent.clear(search);
      await userEvent.type(search, 'nobody');
      await expect(canvas.getByText('Nobody on the list has this name or ID.')).toBeVisible();
    });
    await step('lets in by a press, and is ready for the next', async () => {
      await userEvent.clear(search);
      await userEvent.type(search, 'castell');
      await userEvent.click(canvas.getByRole('button', { name: 'Let in Leo Castellanos' }));
      await expect(args.onAdmit).toHaveBeenCalledWith(leo);
      await expect(search).toHaveValue('');
    });
  },
};

const silent = { chromatic: { disableSnapshot: true } };

/** Whoever lets somebody in by keys, or takes it back, goes on with the search. */
export const ByKeys: Story = {
  parameters: silent,
  render: function Door(args) {
    const [outcome, setOutcome] = useState<DoorOutcome>();
    return (
      <DoorScreen
        {...args}
        outcome={outcome}
        onAdmit={(guest) => setOutcome({ kind: 'in', guest, at: '2026-12-13T22:04:00Z' })}
        onUndo={() => setOutcome(undefined)}
      />
    );
  },
  play: async ({ canvas, step }) => {
    const search = canvas.getByRole('searchbox', { name: 'Find by name or ID' });
    const press = async (name: string) => {
      (await canvas.findByRole('button', { name })).focus();
      await userEvent.keyboard('{Enter}');
    };
    await step('Escape gives a search up', async () => {
      await userEvent.type(search, 'brontë');
      await expect(canvas.getByText('In since 21:52')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(search).toHaveValue('');
      await expect(canvas.queryByText('In since 21:52')).toBeNull();
    });
    await step('somebody is let in, and taken back', async () => {
      await userEvent.type(search, 'castell');
      await press('Let in Leo Castellanos');
      await expect(search).toHaveFocus();
      await press('Undo');
      await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
      await expect(search).toHaveFocus();
    });
  },
};

/** A camera with a light of its own. */
const lit = fn((_: MediaTrackConstraints) => Promise.resolve());
function cameraWithLight(): MediaStream {
  const stream = document.createElement('canvas').captureStream();
  const [camera] = stream.getVideoTracks();
  return Object.assign(stream, {
    getVideoTracks: () => [
      Object.assign(camera as MediaStreamTrack, {
        getCapabilities: () => ({ torch: true }),
        applyConstraints: lit,
      }),
    ],
  });
}
export const WithALight: Story = {
  parameters: silent,
  beforeEach: () => {
    lit.mockClear();
    const camera = spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(cameraWithLight());
    return () => camera.mockRestore();
  },
  play: async ({ canvas }) => {
    const light = await canvas.findByRole('button', { name: 'Light' });
    await expect(light).toHaveAttribute('aria-pressed', 'false');
    light.focus();
    await userEvent.keyboard(' ');
    await expect(light).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(lit).toHaveBeenLastCalledWith({ advanced: [{ torch: true }] }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(lit).toHaveBeenLastCalledWith({ advanced: [{ torch: false }] }));
  },
};

/** A phone shakes once for who is in, twice for who is not, plays two notes up or two low ones, and only when something happened. */
export const FeltAndHeard: Story = {
  parameters: silent,
  render: function Door(args) {
    const [outcome, setOutcome] = useState<DoorOutcome>();
    const [heard, setHeard] = useState<LateOutcome[]>([]);
    return (
      <>
        <DoorScreen {...args} outcome={outcome} late={heard} />
        <button type="button" onClick={() => setHeard(late.slice(0, heard.length + 1))}>
          one that did not count
        </button>
        <button
          type="button"
          onClick={() => setOutcome({ kind: 'in', guest: leo, at: '2026-12-13T22:04:00Z' })}
        >
          a ticket
        </button>
        <button type="button" onClick={() => setOutcome({ kind: 'invalid' })}>
          no ticket
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const shake = spyOn(navigator, 'vibrate').mockReturnValue(true);
    const play = spyOn(OscillatorNode.prototype, 'start');
    const played = () => play.mock.contexts.map((tone) => (tone as OscillatorNode).frequency.value);
    try {
      await userEvent.type(canvas.getByRole('searchbox'), 'leo');
      await expect(shake).not.toHaveBeenCalled();
      await expect(play).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('button', { name: 'a ticket' }));
      await waitFor(() => expect(shake.mock.calls).toEqual([[[80]]]));
      await expect(played()).toEqual([880, 1_320]);
      await userEvent.click(canvas.getByRole('button', { name: 'no ticket' }));
      await waitFor(() => expect(shake.mock.calls).toEqual([[[80]], [[160, 80, 160]]]));
      await expect(played()).toEqual([880, 1_320, 220, 180]);
      for (const times of [3, 4]) {
        await userEvent.click(canvas.getByRole('button', { name: 'one that did not count' }));
        await waitFor(() => expect(shake).toHaveBeenCalledTimes(times));
        await expect(shake).toHaveBeenLastCalledWith([160, 80, 160]);
      }
    } finally {
      shake.mockRestore();
      play.mockRestore();
    }
  },
};

const release = fn(() => Promise.resolve());
/** The screen stays on while the door is there, also after the page was out of sight, and no longer. */
export const StaysOn: Story = {
  parameters: silent,
  beforeEach: () => {
    release.mockClear();
    const lock = spyOn(navigator.wakeLock, 'request').mockResolvedValue({
      release,
    } as Partial<WakeLockSentinel> as WakeLockSentinel);
    return () => lock.mockRestore();
  },
  render: function Door(args) {
    const [there, setThere] = useState(true);
    return there ? <DoorScreen {...args} onClose={() => setThere(false)} /> : <p>Gone</p>;
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(navigator.wakeLock.request).toHaveBeenCalledWith('screen'));
    const before = (navigator.wakeLock.request as ReturnType<typeof fn>).mock.calls.length;
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(navigator.wakeLock.request).toHaveBeenCalledTimes(before + 1));
    await userEvent.click(canvas.getByRole('button', { name: 'Close the door list' }));
    await waitFor(() => expect(release).toHaveBeenCalled());
  },
};

/** Back online: some guests had been checked in on another phone already, or have no place. */
export const HeardLater: Story = {
  parameters: inEveryMode,
  args: {
    outcome: { kind: 'in', guest: leo, at: '2026-12-13T22:04:00Z' },
    late,
    onLateSeen: fn(),
  },
  play: async ({ canvas, args, step }) => {
    await step('names each, and says why, beside the last one who was let in', async () => {
      const log = within(canvas.getByRole('log', { name: 'Scans that did not count' }));
      await expect(log.getByText('3 scans did not count')).toBeVisible();
      await expect(log.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Zoë Brontë Already in since 21:52, let in by Amara Osei',
        'Imran Haddad On the waiting list, without a place',
        'Jonah Price Not on the list',
      ]);
      await expect(within(canvas.getByRole('alert')).getByText('Leo Castellanos')).toBeVisible();
    });
    await step('goes when it has been read, and the next guest is searched for', async () => {
      canvas.getByRole('button', { name: 'Seen' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onLateSeen).toHaveBeenCalledOnce();
      await expect(canvas.getByRole('searchbox')).toHaveFocus();
    });
  },
};

/** A long list scrolls, so that the camera and the search stay visible. */
export const ManyHeardLater: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    late: Array.from({ length: 40 }, (_, index) => ({
      id: String(index),
      name: `Guest ${index}`,
      kind: 'unknown',
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('40 scans did not count')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Seen' })).toBeNull();
    const list = canvas.getByRole('group', { name: 'Scans that did not count' });
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
    const screen = canvasElement.querySelector('[data-soc="DoorScreen"]') as HTMLElement;
    await expect(screen.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** The server is reached, but accepts nothing. */
export const NothingIsTaken: Story = {
  parameters: silent,
  args: { online: false, offlineReason: 'Events are disabled for this society', unsent: 2 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Events are disabled for this society · 2 scans saved here, not sent yet'),
    ).toBeVisible();
    await expect(canvas.queryByText(/No network/)).toBeNull();
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
export const InTheLine: Story = {
  args: { outcome: { kind: 'waiting', guest: imran } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('On the waiting list, without a place');
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};
/** Called off while people stand at the door. */
export const Cancelled: Story = {
  args: { outcome: { kind: 'cancelled', guest: zoe } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The event is cancelled. Nobody is let in.');
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};
export const OfAnotherEvent: Story = {
  args: { outcome: { kind: 'other_event' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This code is for a different event.');
  },
};
export const NotOnTheList: Story = {
  args: { outcome: { kind: 'unknown' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('They have no place at this event.');
  },
};
/** Removed from the list after they were let in offline. */
export const NoLongerOnTheList: Story = {
  args: { outcome: { kind: 'unknown', guest: leo } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Leo CastellanosNot on the list');
  },
};
export const NotATicket: Story = {
  args: { outcome: { kind: 'invalid' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not a valid ticket');
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

/** An event that is paid: who has not is seen, noted by one press, and taken back by the same. */
export const Unpaid: Story = {
  parameters: inEveryMode,
  args: {
    payable: true,
    outcome: { kind: 'in', guest: leo, at: '2026-12-13T22:04:00Z' },
    onPaid: fn(),
  },
  render: function Door(args) {
    const [guests, setGuests] = useState(args.guests);
    return (
      <DoorScreen
        {...args}
        guests={guests}
        onPaid={(marked, paid) => {
          void args.onPaid?.(marked, paid);
          setGuests(
            guests.map((guest) =>
              guest.university_id === marked.university_id
                ? { ...guest, paid_at: paid ? '2026-12-13T22:05:00Z' : null }
                : guest,
            ),
          );
        }}
      />
    );
  },
  play: async ({ canvas, args, step }) => {
    const result = within(canvas.getByRole('alert'));
    await step('of whoever was let in', async () => {
      await expect(result.getByText('In · 22:04 · Not paid')).toBeVisible();
      const paid = result.getByRole('button', { name: 'Paid: Leo Castellanos' });
      paid.focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onPaid).toHaveBeenLastCalledWith(leo, true);
      await expect(await result.findByText('In · 22:04 · Paid')).toBeVisible();
      await waitFor(() => expect(paid).toHaveAttribute('aria-pressed', 'true'));
      await userEvent.keyboard('{Enter}');
      await expect(await result.findByText('In · 22:04 · Not paid')).toBeVisible();
    });
    await step('and of whoever is found by name', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'sofia');
      await expect(canvas.getByText('10000034 · Paid')).toBeVisible();
      await userEvent.clear(canvas.getByRole('searchbox'));
      await userEvent.type(canvas.getByRole('searchbox'), 'imran');
      await expect(canvas.queryByRole('button', { name: 'Paid: Imran Haddad' })).toBeNull();
    });
  },
};
export const UnpaidOnAPhone: Story = { ...Unpaid, globals: { viewport: { value: 'phone' } } };

/** Without a network payments are read and not noted. */
export const UnpaidOffline: Story = {
  parameters: silent,
  args: { payable: true, online: false, outcome: { kind: 'in', guest: leo, at: '2026-12-13T22:04:00Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In · 22:04 · Not paid')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Paid/ })).toBeNull();
  },
};
