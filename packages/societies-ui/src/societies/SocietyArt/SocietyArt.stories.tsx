import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { hostileTheme, themes } from '../societies.fixture.ts';
import { SocietyArt } from './SocietyArt.tsx';

/**
 * What stands where a society has no banner of its own: a gradient of its two darker colours, one soft glow of the third, and
 * one of four patterns that its id chooses. The same society always looks the same, on the page and on the server.
 */
const meta = {
  title: 'Societies/SocietyArt',
  component: SocietyArt,
  args: { seed: 1, theme: themes.default, size: 'hero', alt: 'Banner of a society' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SocietyArt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stars: Story = {};
export const Orbits: Story = { args: { seed: 2, theme: themes.moss } };
export const Hills: Story = { args: { seed: 3, theme: themes.ember } };
export const Dots: Story = { args: { seed: 4, theme: themes.tide } };
export const HostileTheme: Story = { args: { theme: hostileTheme } };

/** All patterns in all themes, as a page of cards shows them. */
export const Family: Story = {
  parameters: inEveryMode,
  decorators: [],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: 16 }}>
      {Object.entries(themes).flatMap(([name, theme]) =>
        [1, 2, 3, 4].map((seed) => (
          <div key={`${name}${seed}`} style={{ blockSize: 104, borderRadius: 16, overflow: 'clip' }}>
            <SocietyArt seed={seed} theme={theme} />
          </div>
        )),
      )}
    </div>
  ),
};

/** A picture that cannot be loaded gives way to the art. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Banner of a society' });
    await waitFor(() => expect(image).toHaveAttribute('data-state', 'drawn'));
    await expect(image.getAttribute('src')).toMatch(/^data:image\/svg\+xml/);
  },
};

/** A stored picture is asked for at the width of its place, and whole where that fails; only then art is drawn. */
export const Sources: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { src: '/storage/v1/object/public/societies/1/a.png?t=1', size: 'picture' },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'Banner of a society' });
    await waitFor(() => expect(image).toHaveAttribute('data-state', 'drawn'));
    await expect(image).not.toHaveAttribute('srcset');
  },
};
