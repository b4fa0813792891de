import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Even: Story = { args: { ratio: 'even' } };

export const OneColumn: Story = { args: { aside: undefined } };
