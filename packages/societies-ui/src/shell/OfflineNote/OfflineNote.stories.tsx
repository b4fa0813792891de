import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { OfflineNote } from './OfflineNote.tsx';

/** Above a page that shows what the device has, because the server is not reached. */
const meta = {
  title: 'Shell/OfflineNote',
  component: OfflineNote,
  args: { since: '2026-11-26T21:04:00Z', onRetry: fn() },
} satisfies Meta<typeof OfflineNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You are offlineWhat you see is from 26 November 2026, 21:04.Signing up, joining and saving need a network.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The device has a network, and the server says nothing. */
export const ServerUnreachable: Story = {
  args: { offline: false, retrying: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The server does not answer')).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The page was open when the network went. */
export const SinceUnknown: Story = {
  args: { since: undefined, onRetry: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What you see may be out of date.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const InGerman: Story = {
  globals: { language: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Du bist offline')).toBeVisible();
  },
};
