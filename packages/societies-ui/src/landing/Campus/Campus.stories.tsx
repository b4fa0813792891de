import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEveryColour } from '../../foundations/modes.fixture.ts';
import { SocietyArt } from '../../societies/SocietyArt/SocietyArt.tsx';
import { themes } from '../../societies/societies.fixture.ts';
import { Campus } from './Campus.tsx';

/** The campus under a sky or a banner. It is decoration: screen readers pass it by. */
const meta = {
  title: 'Landing/Campus',
  component: Campus,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', blockSize: 220, overflow: 'clip' }}>
        <SocietyArt seed={1} theme={themes.default} size="hero" style={{ blockSize: '100%' }} />
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Campus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Spanning: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-soc="Campus"]')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Under the banner of an invitation: the roofs keep their proportions at every width. */
export const Cropped: Story = { parameters: inEveryColour, args: { fit: 'crop' } };
