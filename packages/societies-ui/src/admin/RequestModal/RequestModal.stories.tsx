import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { requests } from '../admin.fixture.ts';
import { RequestModal } from './RequestModal.tsx';

/** One request in full. */
const meta = {
  title: 'Admin/RequestModal',
  component: RequestModal,
  args: { request: requests[0] ?? null, category: 'Community', onAction: fn(), onClose: fn() },
} satisfies Meta<typeof RequestModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18 November 2026')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Accept' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Reject' })).toBeEnabled();
  },
};
export const Rejected: Story = { args: { request: requests[2] ?? null, category: 'Games' } };
export const Accepting: Story = {
  args: { pending: 'accept' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reject' })).toBeDisabled();
  },
};
