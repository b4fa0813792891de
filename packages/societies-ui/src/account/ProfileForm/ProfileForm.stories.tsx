import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { mira } from '../account.fixture.ts';
import { ProfileForm } from './ProfileForm.tsx';

/** Somebody's details. They are read until 'Edit information' is pressed; then saved, or put back. */
const meta = {
  title: 'Account/ProfileForm',
  component: ProfileForm,
  args: { profile: mira, onSubmit: fn() },
} satisfies Meta<typeof ProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    const id = canvas.getByLabelText('University ID');
    const first = canvas.getByLabelText('First Name');
    await step('nothing can be changed before it is asked for', async () => {
      for (const label of ['University ID', 'First Name', 'Last Name', 'Email']) {
        await expect(canvas.getByLabelText(label)).toHaveAttribute('readonly');
      }
    });
    await step('cancelling puts everything back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Edit information' }));
      await expect(id).toHaveAttribute('readonly');
      await userEvent.clear(first);
      await userEvent.type(first, 'Miranda');
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      await expect(first).toHaveValue('Mira');
      await expect(first).toHaveAttribute('readonly');
    });
    await step('wrong details are named and not sent', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Edit information' }));
      await userEvent.clear(first);
      await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
      await expect(await canvas.findByText('Forename is required')).toBeVisible();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('saving sends the details and goes back to reading', async () => {
      await userEvent.type(first, 'Miranda');
      await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({
          first_name: 'Miranda',
          last_name: 'Voss',
          email: 'mira.voss@university.example',
        }),
      );
      await expect(await canvas.findByRole('button', { name: 'Edit information' })).toBeVisible();
    });
  },
};

/** The university gives longer names than people may type, and no last name where there is none: they stay. */
export const FromTheUniversity: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    profile: {
      ...mira,
      first_name: 'Wolfeschlegelsteinhausenbergerdorff',
      last_name: '',
      email: `mira.o'${'x'.repeat(60)}@university.example`,
    },
  },
  play: async ({ canvas, args, step }) => {
    const first = canvas.getByLabelText('First Name');
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await step('what the university gave does not keep anything else from being saved', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Edit information' }));
      const email = canvas.getByLabelText('Email');
      await userEvent.clear(email);
      await userEvent.type(email, 'mira@university.example');
      await save();
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({
          first_name: 'Wolfeschlegelsteinhausenbergerdorff',
          last_name: '',
          email: 'mira@university.example',
        }),
      );
    });
    await step('what is new follows the rules', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Edit information' }));
      await userEvent.type(first, 'x');
      await save();
      await expect(await canvas.findByText('Maximum length is 20 characters')).toBeVisible();
      await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    });
  },
};

/** What was typed stays when it could not be saved. */
export const NotSaved: Story = {
  args: { onSubmit: fn(() => Promise.resolve(false)), fieldErrors: undefined },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit information' }));
    await userEvent.type(canvas.getByLabelText('First Name'), 'nda');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(canvas.getByLabelText('First Name')).toHaveValue('Miranda');
    await expect(await canvas.findByRole('button', { name: 'Save changes' })).toBeVisible();
  },
};
