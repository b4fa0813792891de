import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { exampleLinks, exampleSocieties } from './exampleSky.ts';
import { NightSky } from './NightSky.tsx';

/**
 * A sky drawn from data. Each star is a society, as large as its membership; a line joins two that share members; the
 * reader's own are golden. The same data always draws the same sky. It is decoration: screen readers pass it by, and it holds
 * still for readers who asked for less motion.
 */
const meta = {
  title: 'Landing/NightSky',
  component: NightSky,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', blockSize: 800 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NightSky>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  parameters: inEveryMode,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-soc="NightSky"]')).toHaveAttribute('aria-hidden', 'true');
    const names = [...canvasElement.querySelectorAll('text')].map((text) => text.textContent);
    await expect(names.length).toBeGreaterThan(5);
    for (const name of names) await expect(exampleSocieties.map((society) => society.name)).toContain(name);
  },
};

export const WithoutNames: Story = { args: { labelled: false } };

export const MineInGold: Story = {
  args: {
    societies: exampleSocieties.map((society) => ({ ...society, highlighted: society.id === 3 })),
    links: exampleLinks.filter(({ from }) => from === 3),
  },
};

export const NoSocieties: Story = { args: { societies: [], links: [] } };
