import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { astronomy } from '../societies.fixture.ts';
import { SocietyAbout } from './SocietyAbout.tsx';

/** What a society says about itself. While its pages are edited it is a text area. */
const meta = {
  title: 'Societies/SocietyAbout',
  component: SocietyAbout,
  args: { description: astronomy.description },
} satisfies Meta<typeof SocietyAbout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'About' })).toHaveTextContent(astronomy.description);
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
export const Empty: Story = { args: { description: '' } };
export const Editing: Story = {
  parameters: inEveryMode,
  args: { editing: true, onSave: fn(), onCancel: fn(), onDirtyChange: fn() },
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Description' });
    await step('nothing to save before anything changed', async () => {
      await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    });
    await step('cancelling puts the text back', async () => {
      await userEvent.type(field, ' Come along.');
      await expect(args.onDirtyChange).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      await expect(field).toHaveValue(astronomy.description);
      await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    });
    await step('saving hands the text over', async () => {
      await userEvent.type(field, ' Come along.');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(args.onSave).toHaveBeenCalledWith(`${astronomy.description} Come along.`);
    });
  },
};
export const Refused: Story = {
  args: { editing: true, onSave: fn(), error: 'Failed to update society data!' },
};
