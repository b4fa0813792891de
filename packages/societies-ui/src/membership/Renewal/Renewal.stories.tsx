import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { Renewal } from './Renewal.tsx';

const societies = [
  { id: 1, name: 'Astronomy Society', until: '2027-07-31' },
  { id: 2, name: 'Chess Club', until: '2027-07-31' },
  { id: 3, name: 'Climbing & Mountaineering', until: '2028-07-31' },
  { id: 4, name: 'Film Society', until: null },
];

/** Memberships that end within a month. */
const meta = {
  title: 'Membership/Renewal',
  component: Renewal,
  args: { societies, now: new Date('2027-07-05T12:00:00Z'), onRenew: fn() },
} satisfies Meta<typeof Renewal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: '2 memberships end soon' })).toBeVisible();
    await expect(canvas.queryByText('Film Society')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Renew all' }));
    await expect(args.onRenew).toHaveBeenCalledWith(societies.slice(0, 2));
  },
};

export const OneByOne: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Renewing(args) {
    const [left, setLeft] = useState(args.societies);
    return (
      <Renewal
        {...args}
        societies={left}
        onRenew={([renewed]) => setLeft(left.filter((society) => society !== renewed))}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Renew Astronomy Society' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Renew Chess Club' })).toHaveFocus());
    await expect(canvas.getByRole('region', { name: 'One membership ends soon' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Renew all' })).toBeNull();
  },
};

export const NoneSoon: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { now: new Date('2027-01-05T12:00:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
