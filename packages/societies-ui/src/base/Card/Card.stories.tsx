import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { Button } from '../Button/Button.tsx';
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

const joined = fn();

/** Hundreds of cards: those out of view are neither styled nor laid out before they come near it, and stay within reach. */
export const Deferred: Story = {
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '320px', inline: false } } },
  args: { deferred: true, padding: 'medium', as: 'article' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {Array.from({ length: 120 }, (_, index) => (
        <Card key={index} {...args}>
          <p>{`Society ${index + 1}`}</p>
          <Button onClick={() => void joined(index + 1)}>{`Join ${index + 1}`}</Button>
        </Card>
      ))}
    </div>
  ),
  play: async ({ canvas, step }) => {
    const last = canvas.getByText('Society 120');
    const drawn = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });
    await step('what is in view is drawn, what is far away is not', async () => {
      await waitFor(() => expect(drawn(canvas.getByText('Society 1'))).toBe(true));
      await expect(drawn(last)).toBe(false);
    });
    await step('assistive technology finds it all the same', async () => {
      await expect(canvas.getByRole('button', { name: 'Join 120' })).toBeInTheDocument();
    });
    await step('focus brings it', async () => {
      canvas.getByRole('button', { name: 'Join 120' }).focus();
      await waitFor(() => expect(drawn(last)).toBe(true));
      await userEvent.keyboard('{Enter}');
      await expect(joined).toHaveBeenLastCalledWith(120);
    });
  },
};
