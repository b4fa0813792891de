import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { EditingWidgetModal } from './EditingWidgetModal.tsx';

/** The society has nothing for such a widget to show. */
const meta = {
  title: 'Widgets/EditingWidgetModal',
  component: EditingWidgetModal,
  args: { open: true, type: 'events', onClose: fn() },
} satisfies Meta<typeof EditingWidgetModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingToAdd: Story = {
  parameters: inEveryMode,
  play: async ({ canvasElement, args }) => {
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Editing widget' }),
    );
    await expect(dialog.getByText('The society has no events to add.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
