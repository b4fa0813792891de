import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
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
    await step('takes one out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Chess Club' }));
      await expect(args.onDelete).toHaveBeenCalledWith(chess);
    });
  },
};
