import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { AttendanceTable } from './AttendanceTable.tsx';

/** How many came of those who had registered. Where nobody was checked in, nobody was counted. */
const meta = {
  title: 'Committee/AttendanceTable',
  component: AttendanceTable,
  args: {
    events: [
      {
        id: 2,
        name: 'Lecture: listening to pulsars',
        starts_at: '2026-10-16T17:00:00Z',
        registered: 87,
        waiting: 4,
        came: 71,
        counted: true,
      },
      {
        id: 1,
        name: 'Moon watch for beginners',
        starts_at: '2026-10-02T18:00:00Z',
        registered: 40,
        waiting: 0,
        came: 0,
        counted: false,
      },
    ],
  },
} satisfies Meta<typeof AttendanceTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /pulsars.* 87 4 71 16$/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Moon watch.* 40 0 Not counted$/ })).toBeVisible();
  },
};
