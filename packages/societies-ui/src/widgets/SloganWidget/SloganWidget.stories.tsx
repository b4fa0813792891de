import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { SloganWidget } from './SloganWidget.tsx';

/** One sentence on a sky in the society's colours. Three lines are shown for each row of height; longer words are set smaller. */
const meta = {
  title: 'Widgets/SloganWidget',
  component: SloganWidget,
  args: { text: 'We look up, so that the rest of campus remembers to.', rows: 1, seed: 1 },
  render: (args) => (
    <div
      style={{ inlineSize: 848, maxInlineSize: '100%', blockSize: 330 * (args.rows ?? 1), borderRadius: 16 }}
    >
      <SloganWidget {...args} />
    </div>
  ),
} satisfies Meta<typeof SloganWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

const linesOf = (root: HTMLElement) => {
  const text = root.querySelector<HTMLElement>('[data-part="text"]');
  if (!text) throw new Error('no text');
  const { fontSize, lineHeight } = getComputedStyle(text);
  return Math.round(
    text.clientHeight / (Number.parseFloat(lineHeight) || Number.parseFloat(fontSize) * 1.15),
  );
};

export const Wide: Story = { parameters: inEveryMode };

/** Cut after three lines a row, and read in full by screen readers. */
export const TooLong: Story = {
  args: {
    text: 'Every clear night is an invitation, every cloudy one a lecture, and every eclipse a reason to hire a coach, pack too many sandwiches, argue about tripods and drive to wherever the shadow falls, because somebody has to, and it might as well be us again this year, with tea.',
  },
  render: (args) => (
    <div style={{ inlineSize: 343, blockSize: 330, borderRadius: 16 }}>
      <SloganWidget {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    await expect(linesOf(canvasElement)).toBe(3);
    await expect(canvas.getByText(args.text)).toBeInTheDocument();
  },
};

export const TwoRows: Story = {
  ...TooLong,
  args: { ...TooLong.args, rows: 2 },
  play: async ({ canvasElement }) => {
    await expect(linesOf(canvasElement)).toBe(6);
  },
};
