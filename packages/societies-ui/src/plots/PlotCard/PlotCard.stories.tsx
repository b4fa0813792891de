import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { Badge } from '../../base/Badge/Badge.tsx';
import { membersOverTime, registrations } from '../plots.fixture.ts';
import { PlotCard, PlotCardSkeleton } from './PlotCard.tsx';

/**
 * A development as a line, or things side by side as bars. Point at the line to read a value; 'Table' shows the same numbers
 * in words. The colours are the theme's accent, so they reach 3:1 on the card in every theme.
 */
const meta = {
  title: 'Plots/PlotCard',
  component: PlotCard,
  args: { series: membersOverTime, badge: <Badge variant="soft">This year</Badge> },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 666 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlotCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OverTime: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', {
        name: 'Members over time: from 812 (01 January 2026) to 1,076 (17 November 2026)',
      }),
    ).toBeVisible();
  },
};

/** The same values as a table. */
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
    const table = within(canvas.getByRole('table', { name: 'Members over time' }));
    await expect(table.getAllByRole('row')).toHaveLength(membersOverTime.points.length + 1);
    await expect(table.getByRole('rowheader', { name: '01 January 2026' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Plot' })).toHaveFocus();
  },
};

export const SideBySide: Story = {
  args: { series: registrations, kind: 'bars', badge: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[3]).toHaveTextContent('Lecture: listening to pulsars57');
  },
};

export const OnePoint: Story = {
  args: { series: { name: 'Members over time', points: [{ label: '2026-11', value: 1 }] } },
};

export const Nothing: Story = { args: { series: { name: 'Members over time', points: [] } } };

/** Its place while the values are on their way: as high as it will be. */
export const Loading: Story = { render: () => <PlotCardSkeleton /> };
