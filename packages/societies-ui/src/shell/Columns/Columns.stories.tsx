import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { Panel } from '../Panel/Panel.tsx';
import { Columns } from './Columns.tsx';

/** Two columns of panels: what is read first, and what stands beside it. On narrow pages the second follows the first. */
const meta = {
  title: 'Shell/Columns',
  component: Columns,
  args: {
    children: (
      <>
        <Panel title="About">Rooftop telescopes and dark-sky trips.</Panel>
        <Panel title="Committee">Mira Voss, President</Panel>
      </>
    ),
    aside: <Panel title="At a glance">212 members</Panel>,
  },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = { parameters: inEveryMode };

export const Even: Story = {
  args: { ratio: 'even' },
  play: async ({ canvasElement }) => {
    const [first, second] = ['main', 'aside'].map((part) =>
      canvasElement.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect(),
    );
    await expect(second?.top).toBe(first?.top);
    await expect(second?.left).toBeGreaterThan(first?.right ?? Infinity);
    await expect(second?.width).toBeCloseTo(first?.width ?? 0);
  },
};

export const OneColumn: Story = { args: { aside: undefined } };
