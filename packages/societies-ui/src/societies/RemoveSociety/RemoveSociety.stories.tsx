import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { inEveryColour } from '../../foundations/modes.fixture.ts';
import { RemoveSociety } from './RemoveSociety.tsx';

/** Removes a society in two presses and by its name. */
const meta = {
  title: 'Societies/RemoveSociety',
  component: RemoveSociety,
  args: { name: 'Astronomy Society', onWarn: fn(), onDelete: fn() },
} satisfies Meta<typeof RemoveSociety>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByName: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args, step }) => {
    const button = canvas.getByRole('button', { name: 'Remove Society' });
    await step('the first press warns', async () => {
      await userEvent.click(button);
      await expect(args.onWarn).toHaveBeenCalledOnce();
      await expect(button).toHaveAttribute('data-state', 'confirm');
      await expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    await step('the second asks for the name', async () => {
      await userEvent.click(button);
      const question = within(await screen.findByRole('alertdialog', { name: 'Remove Astronomy Society?' }));
      await expect(question.getByText(/restore all of it for 30 days/)).toBeVisible();
      await userEvent.click(question.getByRole('button', { name: 'Remove Society' }));
      await expect(args.onDelete).not.toHaveBeenCalled();
      await userEvent.type(question.getByRole('textbox'), 'Astronomy Society');
      await userEvent.click(question.getByRole('button', { name: 'Remove Society' }));
      await expect(args.onDelete).toHaveBeenCalledOnce();
    });
  },
};
export const AtFirst: Story = { parameters: inEveryColour };
export const Removing: Story = { args: { pending: true } };
