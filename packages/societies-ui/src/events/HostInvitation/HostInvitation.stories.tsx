import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { HostInvitation } from './HostInvitation.tsx';

/** On the page of an event that the reader's society is asked to hold too. */
const meta = {
  title: 'Events/HostInvitation',
  component: HostInvitation,
  args: { society: 'Chess Club', event: 'Geminids on the roof', onAccept: fn(), onDecline: fn() },
} satisfies Meta<typeof HostInvitation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(
      'Chess Club is invited to co-host Geminids on the roof.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
};
