import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { bare, manySocieties, societies } from '../societies.fixture.ts';
import { SocietyRail } from './SocietyRail.tsx';

/**
 * The reader's own societies as discs of 48 px. The current one becomes a rounded square with a mark at the edge. Names
 * appear as tooltips; in a drawer they are written.
 */
const meta = {
  title: 'Societies/SocietyRail',
  component: SocietyRail,
  args: { societies: [...societies.slice(0, 5), bare], current: 1 },
} satisfies Meta<typeof SocietyRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rail: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('navigation', { name: 'Your societies' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Astronomy Society' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: 'View all societies' })).toHaveAttribute(
      'href',
      '/societies',
    );
    await step('a disc that is pointed at says its name', async () => {
      await userEvent.hover(canvas.getByRole('link', { name: 'Chess Club' }));
      await waitFor(() => expect(screen.getByText('Chess Club')).toBeVisible());
    });
  },
};

export const InADrawer: Story = {
  args: { variant: 'list', onNavigate: fn() },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Chess Club' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onNavigate).toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { societies: undefined } };
export const None: Story = { args: { societies: [], current: undefined } };

/** The current society is brought into view, and the way home stays at the foot whatever goes by above it. */
export const Many: Story = {
  args: { societies: manySocieties(30), current: 25 },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', blockSize: 480 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const box = (element: Element) => element.getBoundingClientRect();
    const rail = box(canvas.getByRole('navigation', { name: 'Your societies' }));
    const home = canvas.getByRole('link', { name: 'My societies' });
    const current = canvas
      .getAllByRole('link')
      .find((link) => link.getAttribute('aria-current') === 'page') as HTMLElement;
    await expect(home).toHaveAttribute('href', '/my-societies');
    await expect(box(home).bottom).toBeLessThan(rail.bottom);
    await expect(box(current).top).toBeGreaterThan(rail.top);
    await expect(box(current).bottom).toBeLessThan(box(home).top);
  },
};
