import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { measured } from '../../base/Carousel/carousel.fixture.ts';
import { pictures } from '../widgets.fixture.ts';
import { StaticContext } from '../StaticContext.ts';
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

/** How it turns, plays and pauses is the base carousel's. */
export const Pictures: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    const carousel = canvas.getByRole('region', { name: 'Pictures' });
    await expect(carousel).toHaveAttribute('data-soc', 'CarouselWidget');
    await expect(canvas.getByRole('img', { name: 'Picture 1 of 4' })).toBeVisible();
    await measured(carousel);
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Picture 2 of 4' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Show picture 1' }));
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Picture 1 of 4' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: /(Pause|Play) the pictures/ })).toBeVisible();
  },
};

/** While a page is arranged, nothing in it plays by itself. */
export const WhileArranging: Story = {
  decorators: [
    (Story) => (
      <StaticContext.Provider value>
        <Story />
      </StaticContext.Provider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /(Pause|Play) the pictures/ })).toBeNull();
  },
};

export const One: Story = {
  args: { images: pictures.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const None: Story = { args: { images: [] } };
