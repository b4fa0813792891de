import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryColour } from '../../foundations/modes.fixture.ts';
import { RemoveSociety } from './RemoveSociety.tsx';

/** Removes a society in two presses. */
const meta = {
  title: 'Societies/RemoveSociety',
  component: RemoveSociety,
  args: { onWarn: fn(), onDelete: fn() },
} satisfies Meta<typeof RemoveSociety>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoPresses: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args, step }) => {
    const button = canvas.getByRole('button', { name: 'Remove Society' });
    await step('the first press warns', async () => {
      await userEvent.click(button);
      await expect(args.onWarn).toHaveBeenCalledOnce();
      await expect(args.onDelete).not.toHaveBeenCalled();
      await expect(button).toHaveAttribute('data-state', 'confirm');
    });
    await step('the second deletes', async () => {
      await userEvent.click(button);
      await expect(args.onDelete).toHaveBeenCalledOnce();
      await expect(args.onWarn).toHaveBeenCalledOnce();
    });
  },
};
export const AtFirst: Story = { parameters: inEveryColour };
export const Removing: Story = { args: { pending: true } };
