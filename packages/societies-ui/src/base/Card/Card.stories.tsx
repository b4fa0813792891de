import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { Link } from '../Link/Link.tsx';
import { narrow } from '../stories.styles.ts';
import { Card } from './Card.tsx';

/**
 * A surface that holds one thing: radius 16, a soft shadow in light, one line of edge in dark. An interactive card has one
 * link or button with `data-part="target"`; it covers the card, so the whole card is one target with one focus ring.
 */
const meta = {
  title: 'Base/Card',
  component: Card,
  args: {
    padding: 'large',
    children: 'Rooftop telescopes, dark-sky trips and slow evenings with the Perseids.',
  },
  decorators: [
    (Story) => (
      <div style={{ ...narrow, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

const opened = fn();
export const Interactive: Story = {
  parameters: inEveryMode,
  beforeEach: () => {
    opened.mockClear();
  },
  args: { interactive: true, as: 'article' },
  render: (args) => (
    <Card {...args}>
      <Link
        href="#astronomy"
        variant="quiet"
        data-part="target"
        onClick={(event) => {
          event.preventDefault();
          opened();
        }}
      >
        Astronomy Society
      </Link>
      <p>212 members</p>
    </Card>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    const { left, bottom } = card.getBoundingClientRect();
    const under = document.elementFromPoint(left + 20, bottom - 6);
    await expect(under).toBe(canvas.getByRole('link', { name: 'Astronomy Society' }));
    await userEvent.click(under as Element);
    await expect(opened).toHaveBeenCalledOnce();
  },
};
