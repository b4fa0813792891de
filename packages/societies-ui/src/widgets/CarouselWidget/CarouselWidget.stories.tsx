import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { pictures } from '../widgets.fixture.ts';
import { CarouselWidget } from './CarouselWidget.tsx';

/**
 * Pictures that change by themselves and begin anew after the last. A button pauses them, pointing and focus hold them, arrow
 * keys turn them. Where the device asks for less motion they wait to be played.
 */
const meta = {
  title: 'Widgets/CarouselWidget',
  component: CarouselWidget,
  args: { images: pictures },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 848, maxInlineSize: '100%', blockSize: 330, borderRadius: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CarouselWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-part="slide"]')].findIndex((slide) => !slide.hasAttribute('aria-hidden'));

/** It loops in both directions, by buttons, dots and arrow keys. */
export const Turning: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('buttons', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
      await waitFor(() => expect(shown(canvasElement)).toBe(1));
      await userEvent.click(canvas.getByRole('button', { name: 'Show picture 4' }));
      await waitFor(() => expect(shown(canvasElement)).toBe(3));
      await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
      await waitFor(() => expect(shown(canvasElement)).toBe(0));
    });
    await step('arrow keys', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() => expect(shown(canvasElement)).toBe(3));
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(shown(canvasElement)).toBe(0));
    });
    await expect(canvas.getByRole('group', { name: 'Pictures' })).toHaveAttribute(
      'aria-roledescription',
      'carousel',
    );
  },
};

/** It plays and pauses. Here the device asks for less motion, so it begins paused. */
export const PlayAndPause: Story = {
  args: { interval: 300 },
  play: async ({ canvas, canvasElement }) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (still) {
      await expect(shown(canvasElement)).toBe(0);
      await userEvent.click(canvas.getByRole('button', { name: 'Play the pictures' }));
    }
    const button = canvas.getByRole('button', { name: 'Pause the pictures' });
    button.blur();
    await userEvent.unhover(canvas.getByRole('group', { name: 'Pictures' }));
    await waitFor(() => expect(shown(canvasElement)).not.toBe(0), { timeout: 4000 });
    await userEvent.click(button);
    await expect(canvas.getByRole('button', { name: 'Play the pictures' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-part="track"]')).toHaveAttribute('aria-live', 'polite');
  },
};

/** More pictures than dots fit: a count stands for them. */
export const Many: Story = {
  args: { images: [...pictures, ...pictures, ...pictures] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="count"]')).toHaveTextContent('1 of 12');
  },
};

export const One: Story = {
  args: { images: pictures.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const None: Story = { args: { images: [] } };

/** Written from right to left, the next picture comes from the left and the left arrow shows it. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
    await waitFor(() => expect(shown(canvasElement)).toBe(1));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(shown(canvasElement)).toBe(2));
    const slides = canvasElement.querySelectorAll('[data-part="slide"]');
    const viewport = canvasElement.querySelector('[data-part="viewport"]')?.getBoundingClientRect();
    await waitFor(() =>
      expect(Math.round(slides[2]?.getBoundingClientRect().left ?? 0)).toBe(Math.round(viewport?.left ?? -1)),
    );
  },
};
