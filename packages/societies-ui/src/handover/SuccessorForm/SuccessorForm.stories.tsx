import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { heldRoles } from '../handover.fixture.ts';
import { SuccessorForm } from './SuccessorForm.tsx';

const [president] = heldRoles;
if (!president) throw new Error('no role');

/** Names the next holder of a role and the days of the term. */
const meta = {
  title: 'Handover/SuccessorForm',
  component: SuccessorForm,
  args: {
    open: true,
    held: president,
    from: '2027-07-01',
    members: [
      { university_id: '10000005', first_name: 'Nadia', last_name: 'Rahman', avatar: null },
      { university_id: '10000006', first_name: 'Jonas', last_name: 'Weber', avatar: null },
    ],
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SuccessorForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Who is the next President?' }));
    await step('asks for a person', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Ask them' }));
      await expect(dialog.getByText('Please choose somebody.')).toBeVisible();
    });
    await step('asks them', async () => {
      await userEvent.click(dialog.getByRole('combobox', { name: /Successor/ }));
      await userEvent.click(await canvas.findByRole('option', { name: /Nadia Rahman/ }));
      await userEvent.click(dialog.getByRole('button', { name: 'Ask them' }));
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({
          role_id: 1,
          user_id: '10000005',
          from: '2027-07-01',
          until: null,
        }),
      );
    });
  },
};

export const DaysOfThePresentTerm: Story = {
  args: { present: true },
  play: async ({ canvas, args }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Term of the President' }));
    await fireEvent.change(dialog.getByLabelText('Last day'), { target: { value: '2026-06-30' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save days' }));
    await expect(dialog.getByText('A term cannot end before it begins.')).toBeVisible();
    await fireEvent.change(dialog.getByLabelText('Last day'), { target: { value: '2027-07-31' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save days' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        role_id: 1,
        user_id: '10000002',
        from: '2026-07-01',
        until: '2027-07-31',
      }),
    );
  },
};
