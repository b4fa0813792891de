import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { categories } from '../societies.fixture.ts';
import { similar } from '../requests.fixture.ts';
import { SocietyRequestForm } from './SocietyRequestForm.tsx';

/** Asks for a new society. What was written is not thrown away without a question. */
const meta = {
  title: 'Societies/SocietyRequestForm',
  component: SocietyRequestForm,
  args: { open: true, onClose: fn(), onSubmit: fn(), categories },
} satisfies Meta<typeof SocietyRequestForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    const submit = canvas.getByRole('button', { name: 'Send request' });
    await step('everything is needed', async () => {
      await userEvent.click(submit);
      await expect(await canvas.findByText('Society name is required')).toBeVisible();
      await expect(canvas.getByText('Category is required')).toBeVisible();
      await expect(canvas.getByText('Proposal is required')).toBeVisible();
      await waitFor(() => expect(canvas.getByLabelText('Society name')).toHaveFocus());
    });
    await step('names of four characters, proposals of ten', async () => {
      await userEvent.type(canvas.getByLabelText('Society name'), 'Zen');
      await expect(await canvas.findByText('Society name must be at least 4 characters')).toBeVisible();
      await userEvent.type(canvas.getByLabelText('Proposal'), 'We sit.');
      await expect(await canvas.findByText('Proposal must be at least 10 characters')).toBeVisible();
    });
    await step('mended values go through, the category as its id', async () => {
      await userEvent.type(canvas.getByLabelText('Society name'), ' Garden');
      await userEvent.type(canvas.getByLabelText('Proposal'), ' Every morning.');
      await userEvent.selectOptions(canvas.getByLabelText('Category'), 'Community');
      await userEvent.click(submit);
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({
          name: 'Zen Garden',
          proposal: 'We sit. Every morning.',
          category: 3,
        }),
      );
    });
  },
};

export const AsksBeforeDiscarding: Story = {
  play: async ({ canvas, args, step }) => {
    await userEvent.type(canvas.getByLabelText('Society name'), 'Zen Garden');
    await step('keeps what was written', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Keep writing' }));
      await expect(canvas.getByLabelText('Society name')).toHaveValue('Zen Garden');
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('or throws it away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

/** Nothing written, nothing asked. */
export const ClosesAtOnce: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const RefusedByServer: Story = {
  args: { fieldErrors: { name: ['There is a society of this name'] } },
};

/** What there is already, while the name is typed. */
export const NameLikeOthers: Story = {
  args: { similar, onNameChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Society name'), 'Astro');
    await expect(args.onNameChange).toHaveBeenLastCalledWith('Astro');
    await expect(canvas.getByRole('link', { name: 'Have a look: Photography' })).toBeVisible();
  },
};

/** Said before anything is written. */
export const TooManyUndecided: Story = {
  args: { undecided: 3, requestsHref: '/my-societies/requests' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Society name')).toBeNull();
    await expect(canvas.getByText(/You have 3 requests that nobody has decided yet/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your requests' })).toBeVisible();
  },
};
