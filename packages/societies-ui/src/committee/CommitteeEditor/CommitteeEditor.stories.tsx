import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { CommitteeEntry } from 'societies-contract';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { pressByKeys, tabTo } from '../../foundations/keys.fixture.ts';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { Card } from '../../base/Card/Card.tsx';
import { committee, manyMembers, members } from '../committee.fixture.ts';
import { CommitteeEditor, type CommitteeEditorProps } from './CommitteeEditor.tsx';

/**
 * Who holds which post. Only a site administrator changes the President. A member holds one post at the most: the second is
 * refused before anything is sent.
 */
const meta = {
  title: 'Committee/CommitteeEditor',
  component: CommitteeEditor,
  args: {
    committee,
    members,
    society: { id: 1, name: 'Astronomy Society' },
    onSave: fn(),
    onCancel: fn(),
    onDirtyChange: fn(),
  },
  decorators: [
    (Story) => (
      <Card padding="large" style={{ maxInlineSize: 560 }}>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof CommitteeEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const field = (canvas: Canvas, post: string) => canvas.getByRole('combobox', { name: post });
const choose = async (canvas: Canvas, post: string, person: RegExp) => {
  await userEvent.click(field(canvas, post));
  await userEvent.click(await screen.findByRole('option', { name: person }));
};

/** What is sent are the posts that were changed, each with who held it. */
export const Editing: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    const save = canvas.getByRole('button', { name: 'Save committee' });
    await expect(field(canvas, 'President')).toBeDisabled();
    await expect(save).toBeDisabled();
    await step('somebody is found by name or university ID', async () => {
      await userEvent.click(field(canvas, 'Secretary'));
      await userEvent.keyboard('0004');
      await expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        'SOSam Okafor10000004',
      ]);
      await userEvent.keyboard('{Enter}');
      await expect(field(canvas, 'Secretary')).toHaveValue('Sam Okafor');
    });
    await choose(canvas, 'Treasurer', /Unassigned/);
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledWith([
      {
        role_id: 3,
        role_name: 'Secretary',
        previous_user_id: null,
        user_id: '10000004',
        user_name: 'Sam Okafor',
      },
      { role_id: 4, role_name: 'Treasurer', previous_user_id: '10000214', user_id: null, user_name: null },
    ]);
  },
};

export const PutBack: Story = {
  play: async ({ canvas, args }) => {
    await choose(canvas, 'Secretary', /Sam Okafor/);
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await choose(canvas, 'Secretary', /Unassigned/);
    await expect(canvas.getByRole('button', { name: 'Save committee' })).toBeDisabled();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
  },
};

/** The same member twice: the specified words, beside both posts, and nothing is sent. */
export const SameMemberTwice: Story = {
  play: async ({ canvas, args }) => {
    await choose(canvas, 'Secretary', /Yuki Tanaka \(now Treasurer\)/);
    await userEvent.click(canvas.getByRole('button', { name: 'Save committee' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Some roles have the same member assigned.');
    await expect(field(canvas, 'Treasurer')).toHaveAttribute('aria-invalid', 'true');
    await expect(args.onSave).not.toHaveBeenCalled();
    await choose(canvas, 'Treasurer', /Unassigned/);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Ten thousand members: found by the server, and the list says how many more there are. */
export const Thousands: Story = {
  args: { members: manyMembers(50), total: 10_000, onSearch: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(field(canvas, 'Secretary'));
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await expect(screen.getByText('9950 more: type to find them')).toBeInTheDocument();
    await userEvent.keyboard('Chen');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('Chen'));
  },
};

const changedBy = (role: string, name: string, university_id: string | null) =>
  Object.fromEntries(
    Object.entries(committee).map(([id, entry]) => [
      id,
      entry.role.name === role ? { ...entry, name, university_id } : entry,
    ]),
  );
const meanwhile = {
  ...changedBy('Secretary', 'Lars Nygaard', '10000052'),
  4: changedBy('Treasurer', 'Inés García', '10000051')[4] as CommitteeEntry,
};

/** Another officer saved first. What was chosen here stays, posts that only they changed follow, and each clash is asked about. */
export const ChangedMeanwhile: Story = {
  render: function Shared(args) {
    const [stored, store] = useState<CommitteeEditorProps['committee']>(args.committee);
    return (
      <>
        <CommitteeEditor {...args} committee={stored} />
        <button type="button" onClick={() => store(meanwhile)}>
          Read anew
        </button>
      </>
    );
  },
  play: async ({ canvas, args, step }) => {
    const save = canvas.getByRole('button', { name: 'Save committee' });
    await choose(canvas, 'Secretary', /Sam Okafor/);
    await userEvent.click(canvas.getByRole('button', { name: 'Read anew' }));
    await step(
      'what only they changed follows, mine is kept, and nothing is sent before it is decided',
      async () => {
        await expect(field(canvas, 'Treasurer')).toHaveValue('Inés García');
        await expect(field(canvas, 'Secretary')).toHaveValue('Sam Okafor');
        await userEvent.click(save);
        await expect(args.onSave).not.toHaveBeenCalled();
        await expect(canvas.getByRole('heading', { name: /Somebody else saved/ })).toHaveFocus();
        await expect(canvas.getByRole('listitem')).toHaveTextContent(
          'SecretaryTheirsLars NygaardYoursSam Okafor',
        );
      },
    );
    await step('taking theirs leaves nothing to save', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }));
      await expect(field(canvas, 'Secretary')).toHaveValue('Lars Nygaard');
      await expect(save).toBeDisabled();
      await expect(canvas.queryByRole('button', { name: 'Keep mine' })).toBeNull();
    });
  },
};

export const KeepMine: Story = {
  ...ChangedMeanwhile,
  play: async ({ canvas, args }) => {
    await choose(canvas, 'Secretary', /Sam Okafor/);
    await userEvent.click(canvas.getByRole('button', { name: 'Read anew' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save committee' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
    await expect(args.onSave).toHaveBeenCalledWith([
      {
        role_id: 3,
        role_name: 'Secretary',
        previous_user_id: '10000052',
        user_id: '10000004',
        user_name: 'Sam Okafor',
      },
    ]);
    await expect(canvas.queryByRole('button', { name: 'Keep mine' })).toBeNull();
  },
};

/** A clash that waits for a decision. */
export const Clash: Story = {
  ...ChangedMeanwhile,
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await choose(canvas, 'Secretary', /Sam Okafor/);
    await userEvent.click(canvas.getByRole('button', { name: 'Read anew' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save committee' }));
    await expect(canvas.getByRole('button', { name: 'Take theirs' })).toBeVisible();
  },
};

export const Administrator: Story = {
  args: { administrator: true },
  play: async ({ canvas, args }) => {
    await expect(field(canvas, 'President')).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** A new President is asked about by the names of both; the other posts go with it. */
export const NewPresident: Story = {
  args: { administrator: true },
  play: async ({ canvas, args }) => {
    await choose(canvas, 'President', /Sam Okafor/);
    await userEvent.click(canvas.getByRole('button', { name: 'Save committee' }));
    await expect(
      await screen.findByText(/^The presidency of Astronomy Society goes from Mira Voss to Sam Okafor\./),
    ).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Hand it over' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith([
        expect.objectContaining({ role_name: 'President', user_id: '10000004' }),
      ]),
    );
  },
};

/** A society that would be without a President is asked about too. */
export const NoPresident: Story = {
  args: { administrator: true },
  play: async ({ canvas, args }) => {
    await choose(canvas, 'President', /Unassigned/);
    await userEvent.click(canvas.getByRole('button', { name: 'Save committee' }));
    await expect(
      await screen.findByText(/^Mira Voss will no longer be President of Astronomy Society/),
    ).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Leave it vacant' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith([
        expect.objectContaining({ role_name: 'President', user_id: null }),
      ]),
    );
  },
};

/** By keys alone: two posts are given, the one of the President after a question. */
export const ByKeys: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { administrator: true },
  play: async ({ canvas, args }) => {
    for (const [post, typed, name] of [
      ['President', '0004', 'Sam Okafor'],
      ['Secretary', 'nyg', 'Lars Nygaard'],
    ] as const) {
      await tabTo(field(canvas, post));
      await userEvent.keyboard(`${typed}{ArrowDown}{Enter}`);
      await expect(field(canvas, post)).toHaveValue(name);
    }
    const save = canvas.getByRole('button', { name: 'Save committee' });
    await pressByKeys(save);
    const question = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(save).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await pressByKeys(await screen.findByRole('button', { name: 'Hand it over' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith([
        expect.objectContaining({ role_name: 'President', user_id: '10000004' }),
        expect.objectContaining({ role_name: 'Secretary', user_id: '10000052' }),
      ]),
    );
  },
};

/** The President is led to where the presidency is handed over. */
export const ByThePresident: Story = {
  args: { president: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Hand the presidency over' })).toHaveAttribute(
      'href',
      '/societies/1/dashboard/settings',
    );
  },
};

export const Saving: Story = { args: { pending: true } };
