import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { pictures } from '../../widgets/widgets.fixture.ts';
import { Card } from '../Card/Card.tsx';
import { measured } from './carousel.fixture.ts';
import { Carousel } from './Carousel.tsx';

const words = [
  ['We look up', 'So that the rest of campus remembers to.'],
  ['Blankets and tea', 'The Geminids from the library roof, on 13 December.'],
  ['Forty frames', 'Our first picture of Andromeda is in the shared folder.'],
] as const;

const cards = words.map(([title, text]) => (
  <Card key={title} as="article" style={{ margin: '4px 16px 20px', padding: 24 }}>
    <h3 style={{ margin: 0 }}>{title}</h3>
    <p style={{ margin: '4px 0 12px' }}>{text}</p>
    <a href="#more" style={{ color: 'inherit' }}>
      More of it
    </a>
  </Card>
));

/**
 * One slide at a time out of several, which turn by themselves. Use it where each slide can be missed: what everybody has to see
 * belongs on the page. A button pauses it, the pointer or the focus holds it, arrow keys on its buttons turn it. Where the
 * device asks for less motion it waits to be played. Its own entry, `societies-ui/carousel`.
 */
const meta = {
  title: 'Base/Carousel',
  component: Carousel,
  args: { label: 'What we do', children: cards, onSlideChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 480, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

const slides = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-part="slide"]')];
const shown = (root: HTMLElement) =>
  slides(root).findIndex((slide) => !slide.hasAttribute('aria-hidden') && !slide.inert);

/** Buttons, dots and arrow keys turn it, and the first slide follows the last. */
export const Turning: Story = {
  args: { autoplay: false },
  play: async ({ canvas, canvasElement, args, step }) => {
    await step('it is a region with groups', async () => {
      const region = canvas.getByRole('region', { name: 'What we do' });
      await expect(region).toHaveAttribute('aria-roledescription', 'carousel');
      await expect(canvas.getByRole('group', { name: '1 of 3' })).toHaveAttribute(
        'aria-roledescription',
        'slide',
      );
      await expect(canvas.getAllByRole('group')).toHaveLength(1);
    });
    await step('buttons', async () => {
      await measured(canvasElement);
      await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
      await waitFor(() => expect(shown(canvasElement)).toBe(1));
      await expect(args.onSlideChange).toHaveBeenLastCalledWith(1);
      await userEvent.click(canvas.getByRole('button', { name: 'Show slide 3' }));
      await waitFor(() => expect(shown(canvasElement)).toBe(2));
      await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
      await waitFor(() => expect(shown(canvasElement)).toBe(0));
    });
    await step('arrow keys', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() => expect(shown(canvasElement)).toBe(2));
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(shown(canvasElement)).toBe(0));
    });
    await step('what is out of sight is out of reach', async () => {
      await userEvent.tab();
      await expect(slides(canvasElement)[0]).toContainElement(document.activeElement as HTMLElement);
      const hidden = slides(canvasElement)[1]?.querySelector('a');
      hidden?.focus();
      await expect(hidden).not.toHaveFocus();
    });
    await step('it does not turn by itself, so there is nothing to pause', async () => {
      await expect(canvas.queryByRole('button', { name: /Pause|Play/ })).toBeNull();
    });
  },
};

/** It plays and pauses; announcements are made only while it stands. A device that asks for less motion begins paused. */
export const PlayAndPause: Story = {
  args: { interval: 200 },
  play: async ({ canvas, canvasElement, step }) => {
    const live = () => canvasElement.querySelector('[data-part="track"]')?.getAttribute('aria-live');
    const leave = async () => {
      (document.activeElement as HTMLElement | null)?.blur();
      await userEvent.unhover(canvas.getByRole('region'));
    };
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      await step('less motion: it waits to be played', async () => {
        await expect(canvas.getByRole('region')).toHaveAttribute('data-state', 'paused');
        await expect(live()).toBe('polite');
        await userEvent.click(canvas.getByRole('button', { name: 'Play the slides' }));
      });
    }
    await step('who presses Play sees it turn, with the pointer and the focus still on it', async () => {
      const from = shown(canvasElement);
      await waitFor(() => expect(shown(canvasElement)).not.toBe(from));
      await expect(live()).toBe('off');
      await leave();
    });
    await step('the pointer holds it', async () => {
      await userEvent.hover(canvas.getByRole('region'));
      await waitFor(() => expect(live()).toBe('polite'));
      await expect(canvas.getByRole('region')).toHaveAttribute('data-state', 'playing');
      await leave();
      await waitFor(() => expect(live()).toBe('off'));
    });
    await step('the focus holds it', async () => {
      canvas.getByRole('button', { name: 'Next slide' }).focus();
      await waitFor(() => expect(live()).toBe('polite'));
      await leave();
      await waitFor(() => expect(live()).toBe('off'));
    });
    await step('a pause stays when pointer and focus leave', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pause the slides' }));
      await leave();
      await expect(canvas.getByRole('button', { name: 'Play the slides' })).toBeVisible();
      await expect(live()).toBe('polite');
    });
  },
};

/** Without the loop both ends are ends. */
export const WithEnds: Story = {
  args: { loop: false, autoplay: false },
  play: async ({ canvas, canvasElement }) => {
    const previous = canvas.getByRole('button', { name: 'Previous slide' });
    const next = canvas.getByRole('button', { name: 'Next slide' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await measured(canvasElement);
    await userEvent.click(previous);
    await expect(shown(canvasElement)).toBe(0);
    await userEvent.click(next);
    await userEvent.click(next);
    await waitFor(() => expect(shown(canvasElement)).toBe(2));
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
  },
};

/** Pictures fill the box, and the controls stand on them. */
export const Cover: Story = {
  parameters: inEveryMode,
  args: {
    variant: 'cover',
    autoplay: true,
    children: pictures.map((picture, index) => (
      <img key={picture} src={picture} alt={`The sky over campus, ${index + 1}`} />
    )),
    messages: { previous: 'Previous picture', next: 'Next picture' },
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 330, borderRadius: 16 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next picture' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show slide 2' })).toBeVisible();
  },
};

/** More slides than dots fit: a count stands for them. */
export const Many: Story = {
  args: { children: [...cards, ...cards, ...cards] },
  play: async ({ canvas, canvasElement }) => {
    const count = canvasElement.querySelector('[data-part="count"]');
    await expect(count).toHaveTextContent('1 of 9');
    await measured(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await waitFor(() => expect(count).toHaveTextContent('9 of 9'));
  },
};

/** One slide needs no controls. */
/** Where a finger points the dots only mark the place: it swipes, or takes the arrows. */
export const ForAFinger: Story = {
  args: { autoplay: false },
  beforeEach: () => {
    const { matchMedia } = window;
    // This browser has a mouse; `all` matches as `coarse` does on a phone.
    window.matchMedia = (query) => matchMedia.call(window, query.replace('(pointer: coarse)', 'all'));
    return () => {
      window.matchMedia = matchMedia;
    };
  },
  play: async ({ canvas, canvasElement }) => {
    const dots = canvasElement.querySelector('[data-part="dots"]');
    await expect(dots?.querySelectorAll('[data-part="dot"]')).toHaveLength(3);
    await expect(dots?.querySelector('button')).toBeNull();
    await expect(dots).toHaveAttribute('aria-hidden', 'true');
    await measured(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /next/i }));
    await waitFor(() => expect(shown(canvasElement)).toBe(1));
    await expect(dots?.children[1]).toHaveAttribute('aria-current', 'true');
  },
};

export const One: Story = {
  args: { children: cards[0] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Written from right to left, the next slide comes from the left and the left arrow shows it. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    await measured(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await waitFor(() => expect(shown(canvasElement)).toBe(1));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(shown(canvasElement)).toBe(2));
    const viewport = canvasElement.querySelector('[data-part="viewport"]')?.getBoundingClientRect();
    await waitFor(() =>
      expect(Math.round(slides(canvasElement)[2]?.getBoundingClientRect().left ?? 0)).toBe(
        Math.round(viewport?.left ?? -1),
      ),
    );
  },
};
