import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { hoodie } from '../merch.fixture.ts';
import { MerchForm } from './MerchForm.tsx';

/** Makes an item to sell, or changes one. */
const meta = {
  title: 'Merch/MerchForm',
  component: MerchForm,
  args: { open: true, onClose: fn(), onSubmit: fn() },
} satisfies Meta<typeof MerchForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    const submit = canvas.getByRole('button', { name: 'Create merch' });
    await step('everything but the picture is needed', async () => {
      await userEvent.click(submit);
      for (const message of [
        'Merch name is required.',
        'Merch description is required.',
        'Merch category is required.',
        'Merch price is required and must be > 0.01.',
        'Merch URL is required.',
      ]) {
        await expect(await canvas.findByText(message)).toBeVisible();
      }
    });
    await step('only web addresses lead to a shop', async () => {
      await userEvent.type(canvas.getByLabelText('URL'), 'javascript:alert(1)');
      await expect(
        await canvas.findByText('Please enter a valid web address, starting with https://'),
      ).toBeVisible();
    });
    await step('hands the item over', async () => {
      await userEvent.type(canvas.getByLabelText('Name'), 'Mug');
      await userEvent.type(canvas.getByLabelText('Description'), 'Holds tea.');
      await userEvent.type(canvas.getByLabelText('Category'), 'Kitchen');
      await userEvent.type(canvas.getByLabelText('Price'), '8.50');
      await userEvent.clear(canvas.getByLabelText('URL'));
      await userEvent.type(canvas.getByLabelText('URL'), 'https://shop.example.ac.uk/mug');
      await userEvent.click(submit);
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({
          name: 'Mug',
          description: 'Holds tea.',
          category: 'Kitchen',
          price: 8.5,
          purchase_url: 'https://shop.example.ac.uk/mug',
          image: null,
        }),
      );
    });
  },
};
export const Change: Story = {
  args: { item: hoodie },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Price')).toHaveValue('32');
  },
};
