import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEveryColour } from '../../foundations/modes.fixture.ts';
import { NextEvent } from './NextEvent.tsx';

/** What is on next in a society, in one line at the foot of its card. */
const meta = {
  title: 'Societies/NextEvent',
  component: NextEvent,
  args: { event: { name: 'Moon watch for beginners', datetime: '2026-12-05T19:30:00Z' } },
} satisfies Meta<typeof NextEvent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Planned: Story = {
  parameters: inEveryColour,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 Dec')).toHaveAttribute('datetime', '2026-12-05T19:30:00Z');
    await expect(canvas.getByText('Moon watch for beginners')).toBeVisible();
  },
};

export const NothingPlanned: Story = {
  args: { event: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing planned yet')).toBeVisible();
  },
};
