import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { electionNow, electionRoles, listedElections } from '../elections.fixture.ts';
import { ElectionForm } from './ElectionForm.tsx';

/** Calls an election, with usual days filled in. */
const meta = {
  title: 'Elections/ElectionForm',
  component: ElectionForm,
  args: {
    open: true,
    roles: electionRoles.map(({ role }) => role),
    now: electionNow,
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ElectionForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Call: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Call an election' }));
    const call = () => userEvent.click(dialog.getByRole('button', { name: 'Call election' }));
    await step('asks for what is missing', async () => {
      await call();
      await expect(dialog.getByText('Please give the election a title.')).toBeVisible();
      await expect(dialog.getByText('Please choose at least one role.')).toBeVisible();
    });
    await step('keeps the moments in order', async () => {
      await userEvent.type(dialog.getByLabelText(/^Title/), 'Committee election 2027');
      await userEvent.click(dialog.getByLabelText('President'));
      const ends = dialog.getByLabelText(/Voting ends/);
      await fireEvent.change(ends, { target: { value: '2027-03-20' } });
      await call();
      await expect(dialog.getByText('Voting has to end after it begins.')).toBeVisible();
      await fireEvent.change(ends, { target: { value: '2027-03-30' } });
    });
    await step('calls it', async () => {
      await call();
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith(
          expect.objectContaining({
            title: 'Committee election 2027',
            roles: [11],
            reopen_nominations: true,
            term_from: null,
          }),
        ),
      );
    });
  },
};

export const Changed: Story = {
  args: { election: listedElections[2], now: new Date('2027-02-20T10:00:00Z') },
  play: async ({ canvas, args }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Change the election' }));
    await expect(dialog.getByLabelText(/^Title/)).toHaveValue('By-election');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ version: 1, term_from: '2027-07-01' }),
      ),
    );
  },
};

export const Refused: Story = {
  args: { errors: { voting_until: 'Voting has to end within 366 days.' } },
};
