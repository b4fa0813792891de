import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { HostList } from './HostList.tsx';

const [astronomy, chess, hiking] = [
  { id: 1, name: 'Astronomy Society' },
  { id: 2, name: 'Chess Club' },
  { id: 3, name: 'Hiking Society' },
];

/** The societies that hold an event together. Whoever is asked says yes or no on the event's page. */
const meta = {
  title: 'Events/HostList',
  component: HostList,
  args: {
    hosts: [astronomy, chess],
    asked: [{ id: 4, name: 'Photography Society' }],
    found: [chess, hiking],
    onSearch: fn(),
    onAsk: fn(() => Promise.resolve(true)),
    onDelete: fn(),
    registered: 1_204,
    membersOnly: true,
  },
} satisfies Meta<typeof HostList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    await expect(canvas.getByText('Invited')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove Astronomy Society' })).toBeNull();
    await step('asks one that is not there yet', async () => {
      await userEvent.click(canvas.getByRole('combobox'));
      await expect(canvas.queryByRole('option', { name: 'Chess Club' })).toBeNull();
      await userEvent.click(await canvas.findByRole('option', { name: 'Hiking Society' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
      await expect(args.onAsk).toHaveBeenCalledWith(hiking);
      await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue(''));
    });
    await step('takes an invitation back at once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Photography Society' }));
      await expect(args.onDelete).toHaveBeenCalledWith({ id: 4, name: 'Photography Society' });
    });
    await step('takes a co-host out after a question, which says what that means', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Chess Club' }));
      const question = canvas.getByRole('alertdialog', { name: 'Remove Chess Club as a co-host?' });
      await expect(question).toHaveTextContent('All 1,204 people who have registered keep their places.');
      await expect(question).toHaveTextContent('Members of Chess Club alone can no longer register.');
      await expect(args.onDelete).toHaveBeenCalledOnce();
      await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
      await expect(args.onDelete).toHaveBeenLastCalledWith(chess);
      await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    });
  },
};
