import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Toast } from '../../base/Toast/Toast.tsx';
import { inEveryColour } from '../../foundations/modes.fixture.ts';
import { JoinedStar } from './JoinedStar.tsx';

/**
 * Somebody has joined: the brand's star lights, once, where the toast would have its tick. It stands there lit from the beginning
 * for readers who asked for no motion.
 */
const meta = { title: 'Societies/JoinedStar', component: JoinedStar } satisfies Meta<typeof JoinedStar>;
export default meta;
type Story = StoryObj<typeof meta>;

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const Lit: Story = {
  play: async ({ canvasElement }) => {
    const [star, rays] = ['star', 'rays'].map((part) => canvasElement.querySelector(`[data-part="${part}"]`));
    if (!star || !rays) throw new Error('The star or its rays are not drawn.');
    const running = [star, rays].flatMap((part) => part.getAnimations());
    await expect(running.every((one) => one.effect?.getComputedTiming().iterations === 1)).toBe(true);
    if (still()) await expect(running).toHaveLength(0);
    await waitFor(async () => {
      await expect(star.getAnimations()).toHaveLength(0);
      await expect(getComputedStyle(star).opacity).toBe('1');
      await expect(getComputedStyle(rays).opacity).toBe('0');
    });
  },
};

export const OnItsToast: Story = {
  parameters: inEveryColour,
  render: (args) => (
    <Toast
      title="Joined successfully"
      description="You have joined Astronomy Society"
      icon={<JoinedStar {...args} />}
      duration={Infinity}
      onDismiss={() => undefined}
    />
  ),
  play: async ({ canvasElement }) => {
    const icons = canvasElement.querySelectorAll('[data-soc="Toast"] > svg');
    await expect(icons).toHaveLength(1);
    await expect(icons[0]).toHaveAttribute('data-soc', 'JoinedStar');
    await expect(icons[0]).toHaveAttribute('aria-hidden', 'true');
  },
};
