import type { Meta, StoryObj } from '@storybook/react-vite';
import { initialThemes } from 'societies-contract';
import { inEveryColour } from '../../foundations/modes.fixture.ts';
import { ThemeSwatch } from './ThemeSwatch.tsx';

/** A theme at a glance: primary, secondary and tertiary as thirds of a disc. */
const meta = {
  title: 'Theme editor/ThemeSwatch',
  component: ThemeSwatch,
  args: { theme: initialThemes[1], label: 'Moss' } as never,
} satisfies Meta<typeof ThemeSwatch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {};

export const All: Story = {
  parameters: inEveryColour,
  render: () => (
    <div style={{ display: 'flex', gap: 16 }}>
      {initialThemes.map((theme) => (
        <ThemeSwatch key={theme.name} theme={theme} label={theme.name} />
      ))}
    </div>
  ),
};
