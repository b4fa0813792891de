import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEveryColour } from '../../foundations/modes.fixture.ts';
import { EventCardSkeleton } from '../../events/EventCard/EventCard.tsx';
import { contrastOf } from '../../theme/createTheme.ts';
import { Card } from '../Card/Card.tsx';
import { Skeleton } from './Skeleton.tsx';

/** The shape of what is coming, in its final size, so that nothing jumps when it comes. */
/** The colour that is seen where a block fades to 0.6 over what lies under it, the faintest that it gets. */
const faintest = (over: string, under: string) => {
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  const ground = channels(under);
  const mixed = channels(over).map((channel, index) => 0.6 * channel + 0.4 * (ground[index] ?? 0));
  return `rgb(${mixed.map(Math.round).join(', ')})`;
};

const meta = { title: 'Base/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { width: 240 } };
/** Inside a line whose height is its own, such as a number's. */
export const Word: Story = {
  args: { variant: 'word', width: '3ch' },
  render: (args) => (
    <p style={{ margin: 0, fontSize: 36, lineHeight: 1.2 }}>
      <Skeleton {...args} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('p') as HTMLElement;
    const waiting = line.getBoundingClientRect().height;
    const number = line.cloneNode() as HTMLElement;
    number.textContent = '48';
    line.after(number);
    await expect(waiting).toBe(number.getBoundingClientRect().height);
    number.remove();
  },
};
export const Block: Story = { args: { variant: 'block', width: 240, height: 120 } };
export const Round: Story = { args: { variant: 'round', width: 64 } };
export const InACard: Story = {
  parameters: inEveryColour,
  render: () => (
    <Card padding="medium" aria-busy="true" style={{ maxInlineSize: 320 }}>
      <Skeleton variant="round" width={48} />
      <Skeleton width="60%" />
      <Skeleton />
      <Skeleton width="80%" />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    for (const skeleton of canvasElement.querySelectorAll('[data-soc="Skeleton"]')) {
      await expect(skeleton).toHaveAttribute('aria-hidden', 'true');
    }
    // A line of skeleton is as high as the line of text that takes its place.
    const line = canvasElement.querySelector('[data-variant="text"]') as Element;
    const style = getComputedStyle(line);
    const height =
      line.getBoundingClientRect().height + parseFloat(style.marginTop) + parseFloat(style.marginBottom);
    await expect(height).toBe(24);
  },
};

/** On a card, in both schemes and at its faintest, a block is seen. */
const visible: Story['play'] = async ({ canvasElement }) => {
  const blocks = [...canvasElement.querySelectorAll('[data-soc="Skeleton"]')];
  await expect(blocks.length).toBeGreaterThan(2);
  const surface = getComputedStyle(
    canvasElement.querySelector('[data-soc="EventCardSkeleton"]') as Element,
  ).backgroundColor;
  for (const block of blocks) {
    const color = getComputedStyle(block).backgroundColor;
    await expect(contrastOf(faintest(color, surface), surface)).toBeGreaterThanOrEqual(1.1);
  }
};
export const SeenInLight: Story = {
  globals: { colorScheme: 'light' },
  render: () => <EventCardSkeleton />,
  play: visible,
};
export const SeenInDark: Story = {
  globals: { colorScheme: 'dark' },
  render: () => <EventCardSkeleton />,
  play: visible,
};
