import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { astronomy } from '../../societies/societies.fixture.ts';
import { ballotElection, electionRoles } from '../elections.fixture.ts';
import { Ballot } from './Ballot.tsx';

/**
 * Role by role the candidates are put in order: by a tap, by dragging, by the arrow keys of the handle, or by its menu. Then the ballot
 * is read once more and cast.
 */
const meta = {
  title: 'Elections/Ballot',
  component: Ballot,
  args: {
    election: ballotElection,
    society: astronomy,
    onCast: fn(),
    onClose: fn(),
    onDirtyChange: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Ballot>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const orderOf = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: 'Your order' }))
    .getAllByRole('button', { name: /Press to take out/ })
    .map((button) => button.getAttribute('aria-label')?.replace('. Press to take out', ''));

const rank = async (canvas: Canvas, ...names: string[]) => {
  for (const name of names)
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^Rank ${name}`) }));
};

export const Ranking: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    await step('ranks by tapping, in the order of the taps', async () => {
      await rank(canvas, 'Nadia Rahman', 'Amara Diallo', 'Re-open nominations');
      await expect(orderOf(canvas)).toEqual([
        '1st: Nadia Rahman',
        '2nd: Amara Diallo',
        '3rd: Re-open nominations',
      ]);
      await expect(canvas.getByRole('button', { name: 'Rank Tom Adeyemi 4th' })).toBeVisible();
      await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    });
    await step('says aloud what a tap did', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Re-open nominations is your 3rd choice.');
    });
    await step('unfolds a statement without ranking', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Read statement of Nadia Rahman' }));
      await expect(canvas.getByText(/the best ones are the cold ones/)).toBeVisible();
      await expect(orderOf(canvas)).toHaveLength(3);
    });
  },
};

export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, step }) => {
    await step('keeps the focus among those who are not ranked yet', async () => {
      canvas.getByRole('button', { name: 'Rank Nadia Rahman 1st' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Rank Amara Diallo 2nd' })).toHaveFocus(),
      );
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Rank Tom Adeyemi 3rd' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
    });
    await step('moves by the arrow keys of the handle, which keeps the focus', async () => {
      canvas.getByRole('button', { name: 'Move Tom Adeyemi, now 3rd of 3' }).focus();
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Move Tom Adeyemi, now 2nd of 3' })).toHaveFocus(),
      );
      await userEvent.keyboard('{Home}');
      await expect(orderOf(canvas)).toEqual(['1st: Tom Adeyemi', '2nd: Nadia Rahman', '3rd: Amara Diallo']);
      await expect(canvas.getByRole('status')).toHaveTextContent('Tom Adeyemi moved to 1st of 3.');
    });
    await step('moves by the menu, for readers who cannot use arrow keys', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Move Amara Diallo, now 3rd of 3' }));
      await userEvent.click(await canvas.findByRole('menuitem', { name: 'Move up' }));
      await waitFor(() =>
        expect(orderOf(canvas)).toEqual(['1st: Tom Adeyemi', '2nd: Amara Diallo', '3rd: Nadia Rahman']),
      );
    });
    await step('takes out, and keeps the focus in the list', async () => {
      const first = canvas.getByRole('button', { name: '1st: Tom Adeyemi. Press to take out' });
      first.focus();
      await userEvent.keyboard(' ');
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: '1st: Amara Diallo. Press to take out' })).toHaveFocus(),
      );
    });
  },
};

export const ByDragging: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, step }) => {
    await rank(canvas, 'Nadia Rahman', 'Amara Diallo', 'Tom Adeyemi');
    const drag = async (name: RegExp, by: number, end: 'pointerUp' | 'Escape') => {
      const handle = canvas.getByRole('button', { name });
      const { x, y } = handle.getBoundingClientRect();
      // A pointer of a story is none that the browser could capture.
      handle.setPointerCapture = () => undefined;
      const at = (down: number) => ({ pointerId: 1, button: 0, clientX: x + 10, clientY: y + 10 + down });
      await fireEvent.pointerDown(handle, at(0));
      await fireEvent.pointerMove(handle, at(by / 2));
      await fireEvent.pointerMove(handle, at(by));
      if (end === 'pointerUp') await fireEvent.pointerUp(handle, at(by));
      else await fireEvent.keyDown(handle, { key: 'Escape' });
    };
    await step('puts a row where it is dropped', async () => {
      await drag(/Move Nadia Rahman/, 110, 'pointerUp');
      await waitFor(() =>
        expect(orderOf(canvas)).toEqual(['1st: Amara Diallo', '2nd: Nadia Rahman', '3rd: Tom Adeyemi']),
      );
    });
    await step('leaves it where it was after Escape', async () => {
      await drag(/Move Tom Adeyemi/, -200, 'Escape');
      await expect(orderOf(canvas)).toEqual(['1st: Amara Diallo', '2nd: Nadia Rahman', '3rd: Tom Adeyemi']);
    });
  },
};

export const Cast: Story = {
  parameters: inEveryMode,
  render: function Casting(args) {
    const [receipt, setReceipt] = useState<string>();
    return (
      <Ballot
        {...args}
        receipt={receipt}
        onCast={(rankings) => {
          args.onCast(rankings);
          setReceipt('R7K2MQ9X4VT3');
        }}
      />
    );
  },
  play: async ({ canvas, args, step }) => {
    await step('goes from role to role', async () => {
      await rank(canvas, 'Nadia Rahman', 'Amara Diallo');
      await userEvent.click(canvas.getByRole('button', { name: 'Next: Vice President' }));
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Vice President' })).toHaveFocus());
      await rank(canvas, 'Hana Sato');
      await userEvent.click(canvas.getByRole('button', { name: 'Next: Treasurer' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
      await rank(canvas, 'Re-open nominations');
      await userEvent.click(canvas.getByRole('button', { name: 'Review my ballot' }));
    });
    await step('reads it once more', async () => {
      await expect(canvas.getByRole('heading', { name: 'Your ballot' })).toBeVisible();
      await expect(
        within(canvas.getByRole('region', { name: 'President' })).getAllByRole('listitem'),
      ).toHaveLength(2);
      await expect(
        within(canvas.getByRole('region', { name: 'Treasurer' })).getByText(/Left out/),
      ).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Change Vice President' }));
      await rank(canvas, 'Ben Okoye');
      await userEvent.click(canvas.getByRole('button', { name: 'Next: Treasurer' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Next: Events Officer' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Review my ballot' }));
    });
    await step('casts it, with roles that are left out left out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cast my ballot' }));
      await expect(args.onCast).toHaveBeenCalledWith({ 11: [1, 2], 12: [6, 7], 14: [0] });
    });
    await step('shows the receipt in groups, and saves it', async () => {
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your vote is in' })).toHaveFocus());
      await expect(canvas.getByText('R7K2 MQ9X 4VT3')).toBeVisible();
      await expect(canvas.getByText(/129 of 212 members have voted so far/)).toBeVisible();
      const save = canvas.getByRole('link', { name: 'Save' });
      await expect(decodeURIComponent(save.getAttribute('href') ?? '')).toContain('R7K2 MQ9X 4VT3');
      await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    });
  },
};

export const Empty: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { election: { ...ballotElection, roles: electionRoles.slice(0, 1) } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cast my ballot' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Rank somebody for at least one role.');
    await expect(args.onCast).not.toHaveBeenCalled();
  },
};

/** Who withdrew is no choice, and a role that was deleted is no step. */
export const Changed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    error: 'Somebody on your ballot has withdrawn. Nothing was cast: please look at it again.',
    election: {
      ...ballotElection,
      roles: electionRoles.map((one, index) => ({
        ...one,
        gone: index === 1,
        candidates: one.candidates.map((candidate) => ({ ...candidate, withdrawn: candidate.id === 2 })),
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Amara Diallo')).toBeNull();
    await expect(canvas.getByText('Role 1 of 3')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next: Treasurer' })).toBeVisible();
  },
};
