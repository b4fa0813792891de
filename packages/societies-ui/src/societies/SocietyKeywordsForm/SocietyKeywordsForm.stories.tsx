import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { SocietyKeywordsForm } from './SocietyKeywordsForm.tsx';

/** Among a committee's settings: the words that a society is found by. */
const meta = {
  title: 'Societies/SocietyKeywordsForm',
  component: SocietyKeywordsForm,
  args: { stored: { keywords: ['stargazing', 'telescopes'], version: 3 }, onSave: fn() },
} satisfies Meta<typeof SocietyKeywordsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    const keywords = canvas.getByLabelText('Keywords');
    await expect(keywords).toHaveValue('stargazing, telescopes');
    await userEvent.type(keywords, ', deep  sky,Telescopes');
    await userEvent.click(save);
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(['stargazing', 'telescopes', 'deep sky'], 3),
    );
  },
};
export const Refused: Story = {
  args: { stored: {} },
  play: async ({ canvas, args }) => {
    const keywords = canvas.getByLabelText('Keywords');
    await userEvent.type(keywords, 'a,b,c,d,e,f,g,h,i,j,k');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(keywords).toHaveAccessibleDescription(/At most 10 keywords/));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
/** Somebody else changed them meanwhile. */
export const Conflict: Story = {
  args: { conflict: { keywords: ['comets'], version: 4 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('comets')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep mine' })).toBeVisible();
  },
};
