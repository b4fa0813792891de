import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { pressByKeys, tabTo } from '../../foundations/keys.fixture.ts';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { astronomyFacts } from '../societies.fixture.ts';
import { SocietyFactsForm } from './SocietyFactsForm.tsx';

/** In the place of the facts while a society's pages are edited. */
const meta = {
  title: 'Societies/SocietyFactsForm',
  component: SocietyFactsForm,
  args: { facts: { ...astronomyFacts, version: 3 }, onSave: fn(), onCancel: fn() },
} satisfies Meta<typeof SocietyFactsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await step('nothing to save before anything changed', async () => {
      await expect(save).toBeDisabled();
    });
    await step('keywords are a list, and an empty address is none', async () => {
      const keywords = canvas.getByLabelText('Keywords');
      await userEvent.clear(keywords);
      await userEvent.type(keywords, ' comets,, deep  sky ,Comets');
      await userEvent.clear(canvas.getByLabelText('Discord'));
      await userEvent.click(save);
      await waitFor(() =>
        expect(args.onSave).toHaveBeenCalledWith(
          { ...astronomyFacts, keywords: ['comets', 'deep sky'], discord: null },
          3,
        ),
      );
    });
  },
};
export const Refused: Story = {
  play: async ({ canvas, args }) => {
    const instagram = canvas.getByLabelText('Instagram');
    await userEvent.clear(instagram);
    await userEvent.type(instagram, 'https://instagram.com.example/astro');
    const keywords = canvas.getByLabelText('Keywords');
    await userEvent.clear(keywords);
    await userEvent.type(keywords, 'a,b,c,d,e,f,g,h,i,j,k');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(instagram).toHaveAccessibleDescription(/an address on instagram.com/));
    await expect(keywords).toHaveAccessibleDescription(/At most 10 keywords/);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
export const Empty: Story = {
  args: { facts: {}, writing: true },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByLabelText('When you meet')).toHaveFocus());
    await userEvent.type(canvas.getByLabelText('When you meet'), 'Tuesdays');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('When you meet')).toHaveValue('');
  },
};
/** By keys alone: what is refused is where the focus goes, and what is right is saved. */
export const ByKeys: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { facts: { version: 3 } },
  play: async ({ canvas, args }) => {
    await tabTo(canvas.getByLabelText('When you meet'));
    await userEvent.keyboard('Tuesdays');
    const instagram = canvas.getByLabelText('Instagram');
    await tabTo(instagram);
    await userEvent.keyboard('astro');
    await pressByKeys(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(instagram).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}a{/Control}{Delete}{Enter}');
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ meeting_time: 'Tuesdays', instagram: null }),
        3,
      ),
    );
  },
};
/** Somebody else changed the same fact meanwhile. */
export const Conflict: Story = {
  args: { conflict: { ...astronomyFacts, contact: 'theirs@astronomy.example', version: 4 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('theirs@astronomy.example')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep mine' })).toBeVisible();
  },
};
