import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryColour } from '../../foundations/modes.fixture.ts';
import { ExportButton } from './ExportButton.tsx';

/** Takes a table along, as a file for a spreadsheet. */
const meta = {
  title: 'Content/ExportButton',
  component: ExportButton,
  args: { onExport: fn() },
} satisfies Meta<typeof ExportButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: inEveryColour,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

export const Exporting: Story = {
  args: { onExport: fn(() => new Promise(() => undefined)) },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /Export/ });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

/** Where a reader may not take the table along, nothing stands there. */
export const NotAllowed: Story = {
  args: { onExport: undefined },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
