import type { Meta, StoryObj } from '@storybook/react-vite';
import { Users } from '../Icon/icons.ts';
import { expect } from 'storybook/test';
import { inEveryColour } from '../../foundations/modes.fixture.ts';
import { StatCard } from './StatCard.tsx';

/** One number that matters. The change is said in words and with an arrow, never by colour alone. */
const meta = {
  title: 'Base/StatCard',
  component: StatCard,
  args: { label: 'Members', value: '1,204', icon: <Users aria-hidden="true" /> },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280, padding: 8 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Grown: Story = {
  parameters: inEveryColour,
  args: { change: { direction: 'up', text: '12 %', good: true }, hint: 'since last month' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="change"]')).toHaveTextContent('up 12 %');
  },
};
/** What is counted is listed elsewhere. */
export const LeadsOn: Story = {
  args: { href: '/admin/users', hint: '17 this month' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Members' })).toHaveAttribute('href', '/admin/users');
  },
};
export const Fallen: Story = {
  args: {
    label: 'Registrations',
    value: '38',
    change: { direction: 'down', text: '9 %', good: false },
    hint: 'since last event',
  },
};
export const Unchanged: Story = { args: { change: { direction: 'same', text: '0 %' } } };
export const AName: Story = {
  args: { label: 'Most popular', value: 'Interdisciplinary Undergraduate Research Society', icon: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Interdisciplinary/)).toHaveAttribute('data-variant', 'name');
  },
};
