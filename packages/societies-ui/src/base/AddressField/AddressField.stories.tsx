import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AddressField } from './AddressField.tsx';

/** In place of a button that copies, where the browser does not let a page copy. */
const meta = {
  title: 'Base/AddressField',
  component: AddressField,
  args: { address: 'https://constellation.example/societies/1' },
} satisfies Meta<typeof AddressField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Address' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/Copy the address from here/);
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  },
};
