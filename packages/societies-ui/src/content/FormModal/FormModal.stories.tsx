import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { TextField } from '../../base/TextField/TextField.tsx';
import { FormModal } from './FormModal.tsx';

/** A form in a modal: the frame of all forms that make or change something. */
const meta = {
  title: 'Content/FormModal',
  component: FormModal,
  args: {
    open: true,
    title: 'Create event',
    submitLabel: 'Create event',
    submitting: false,
    changed: false,
    onClose: fn(),
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
    children: <TextField label="Name" />,
  },
} satisfies Meta<typeof FormModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchanged: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Name'), 'Moon walk{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Longer than a screen, where a browser would begin with the area that scrolls. */
export const Long: Story = {
  args: {
    children: ['Name', ...Array.from({ length: 20 }, (_, line) => `Line ${line + 1}`)].map((label) => (
      <TextField key={label} label={label} />
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
  },
};

export const Changed: Story = {
  parameters: inEveryMode,
  args: { changed: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    const question = await canvas.findByRole('alertdialog', { name: 'Discard your changes?' });
    await expect(question).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Submitting: Story = {
  args: { submitting: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Create event/ }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};
