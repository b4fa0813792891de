import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { exampleSocieties } from '../NightSky/exampleSky.ts';
import { TopNavigation } from '../../shell/TopNavigation/TopNavigation.tsx';
import { LandingHero } from './LandingHero.tsx';

/**
 * The landing page's first and only screen: the product's name, one golden action, and a sky of societies behind them. The
 * action depends on who reads. Gold is used here and in the invitation to found a society, and nowhere else.
 */
const meta = {
  title: 'Landing/LandingHero',
  component: LandingHero,
  parameters: { layout: 'fullscreen' },
  args: { reader: 'visitor' },
} satisfies Meta<typeof LandingHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome to Constellation!' })).toBeVisible();
    await expect(canvas.getByText("a cosmos of all your university's societies!")).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Login to explore' })).toHaveAttribute('href', '/login');
    await expect(canvas.getByText('New to Constellation?')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
  },
};

export const User: Story = {
  args: { reader: 'user' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to my societies' })).toHaveAttribute(
      'href',
      '/my-societies',
    );
    await expect(canvas.getByRole('link', { name: 'Browse all societies' })).toHaveAttribute(
      'href',
      '/societies',
    );
    await expect(canvas.queryByRole('link', { name: 'Login to explore' })).toBeNull();
  },
};

export const Admin: Story = {
  args: { reader: 'admin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to admin dashboard' })).toHaveAttribute(
      'href',
      '/admin',
    );
    await expect(canvas.getByRole('link', { name: 'Browse all societies' })).toHaveAttribute(
      'href',
      '/societies',
    );
  },
};

/** As the landing page shows it: the navigation lies over the sky. */
export const UnderNavigation: Story = {
  render: (args) => (
    <>
      <TopNavigation variant="overlay" user={null} current="home" />
      <LandingHero {...args} />
    </>
  ),
  play: async ({ canvasElement, step }) => {
    const hero = canvasElement.querySelector<HTMLElement>('[data-soc="LandingHero"]');
    const canvas = within(canvasElement);
    await step('no star stands on a word', async () => {
      const words = [
        canvas.getByRole('heading', { level: 1 }),
        ...canvas.getAllByRole('link'),
        canvas.getByText(/a cosmos/),
      ];
      const stars = [...(hero?.querySelectorAll('[data-part="star"] > circle:first-child') ?? [])]
        .map((star) => star.getBoundingClientRect())
        .filter(({ width }) => width > 0);
      await expect(stars.length).toBeGreaterThan(5);
      for (const word of words) {
        const range = document.createRange();
        range.selectNodeContents(word);
        for (const box of range.getClientRects()) {
          const hit = stars.find(
            (star) =>
              star.right > box.left &&
              star.left < box.right &&
              star.bottom > box.top &&
              star.top < box.bottom,
          );
          await expect(hit, `a star on "${word.textContent}"`).toBeUndefined();
        }
      }
    });
  },
};

/** Three societies that share no members: three stars, no line. */
export const FewSocieties: Story = {
  args: { reader: 'user', societies: exampleSocieties.slice(0, 3), links: [] },
  play: async ({ canvasElement }) => {
    const wide = canvasElement.querySelector('[data-layout="wide"]');
    await expect(wide?.querySelectorAll('[data-part="star"]')).toHaveLength(3);
    await expect(wide?.querySelectorAll('line')).toHaveLength(0);
  },
};
