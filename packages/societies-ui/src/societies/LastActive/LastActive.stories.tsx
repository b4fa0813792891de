import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LastActive } from './LastActive.tsx';

/** When a society was last active, in words. It never says how long nothing happened: a month is enough. */
const meta = {
  title: 'Societies/LastActive',
  component: LastActive,
  args: { day: '2027-05-25', now: new Date('2027-06-02T09:00:00Z') },
} satisfies Meta<typeof LastActive>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LastWeek: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Met last week')).toHaveAttribute('datetime', '2027-05-25');
  },
};

/** Each step from today to more than a year ago, and a day that a reader's clock does not know yet. */
export const InWords: Story = {
  render: ({ now }) => (
    <ul>
      {[
        '2027-06-03',
        '2027-06-02',
        '2027-06-01',
        '2027-05-27',
        '2027-05-26',
        '2027-05-20',
        '2027-05-19',
        '2027-04-03',
        '2027-03-31',
        '2026-08-01',
        '2026-06-01',
        '2024-02-29',
      ].map((day) => (
        <li key={day}>
          <LastActive day={day} now={now} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Active today',
      'Active today',
      'Active this week',
      'Active this week',
      'Met last week',
      'Met last week',
      'Active in May',
      'Quiet since April',
      'Quiet since March',
      'Quiet since August',
      'Quiet since June 2026',
      'Quiet since February 2024',
    ]);
  },
};
