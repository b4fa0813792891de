import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Panel } from '../../shell/Panel/Panel.tsx';
import { pressByKeys, tabTo } from '../../foundations/keys.fixture.ts';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { manyMembers, members } from '../committee.fixture.ts';
import { HandOver } from './HandOver.tsx';

/** A President gives the office to another member. Nothing is sent before both are named and it is confirmed. */
const meta = {
  title: 'Committee/HandOver',
  component: HandOver,
  args: {
    president: { university_id: '10000002', name: 'Mira Voss', avatar: null },
    society: 'Astronomy Society',
    members,
    onHandOver: fn(),
  },
  decorators: [
    (Story) => (
      <Panel title="Presidency" style={{ maxInlineSize: 640 }}>
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof HandOver>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const choose = async (canvas: Canvas, person: RegExp) => {
  await userEvent.click(canvas.getByRole('combobox', { name: 'New President' }));
  await userEvent.click(await screen.findByRole('option', { name: person }));
};
const submit = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Hand over…' }));

export const Default: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, step }) => {
    await step('nobody is chosen: nothing is asked', async () => {
      await submit(canvas);
      await expect(canvas.getByText('Choose the new President')).toBeVisible();
      await expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    await step('not to oneself', async () => {
      await choose(canvas, /Mira Voss/);
      await submit(canvas);
      await expect(canvas.getByText('They are the President already')).toBeVisible();
      await expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    await choose(canvas, /Tom Adeyemi/);
    await expect(canvas.queryByText('They are the President already')).toBeNull();
  },
};

/** Both are named, what becomes of the old one is said, and focus is on the safe answer. */
export const Asked: Story = {
  play: async ({ canvas, args, step }) => {
    await choose(canvas, /Tom Adeyemi/);
    await submit(canvas);
    const question = within(await screen.findByRole('alertdialog'));
    await expect(
      question.getByText(/^Mira Voss hands the presidency of Astronomy Society over to Tom Adeyemi\./),
    ).toBeVisible();
    await step('a second thought', async () => {
      await expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(args.onHandOver).not.toHaveBeenCalled();
    });
    await submit(canvas);
    await userEvent.click(await screen.findByRole('button', { name: 'Hand it over' }));
    await expect(args.onHandOver).toHaveBeenCalledWith({
      university_id: '10000187',
      name: 'Tom Adeyemi',
      avatar: null,
    });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** By keys alone, from the first letter of a name to the answer. */
export const ByKeys: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const person = canvas.getByRole('combobox', { name: 'New President' });
    await tabTo(person);
    await userEvent.keyboard('Tom{ArrowDown}{Enter}');
    await expect(person).toHaveValue('Tom Adeyemi');
    await pressByKeys(canvas.getByRole('button', { name: 'Hand over…' }));
    await pressByKeys(await screen.findByRole('button', { name: 'Hand it over' }));
    await waitFor(() =>
      expect(args.onHandOver).toHaveBeenCalledWith(expect.objectContaining({ university_id: '10000187' })),
    );
  },
};

/** Ten thousand members are found by the server. */
export const Thousands: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { members: manyMembers(50), total: 10_000, onSearch: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'New President' }));
    await expect(screen.getByText('9950 more: type to find them')).toBeInTheDocument();
    await userEvent.keyboard('Chen');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('Chen'));
  },
};
