import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { StatCard } from '../../base/StatCard/StatCard.tsx';
import { membersOverTime } from '../plots.fixture.ts';
import { Sparkline } from './Sparkline.tsx';

/** The shape of a development inside a `StatCard`. */
const meta = {
  title: 'Plots/Sparkline',
  component: Sparkline,
  args: { points: membersOverTime.points },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {};

export const InAStatCard: Story = {
  parameters: inEveryMode,
  render: (args) => (
    <div style={{ maxInlineSize: 256 }}>
      <StatCard label="Members" value="1,076" plot={<Sparkline {...args} />} />
    </div>
  ),
};
