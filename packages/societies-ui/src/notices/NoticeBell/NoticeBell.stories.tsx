import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEveryColour } from '../../foundations/modes.fixture.ts';
import { NoticeBell } from './NoticeBell.tsx';

/** The way to the notices, for a bar. */
const meta = {
  title: 'Notices/NoticeBell',
  component: NoticeBell,
  args: { unread: 3 },
} satisfies Meta<typeof NoticeBell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  parameters: inEveryColour,
  play: async ({ canvas }) => {
    const bell = canvas.getByRole('link', { name: 'Notices, 3 unread' });
    await expect(bell).toHaveAttribute('href', '/notifications');
    await expect(bell.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
export const NoneUnread: Story = {
  args: { unread: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Notices' })).toBeVisible();
  },
};
export const Many: Story = {
  args: { unread: 240 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};
