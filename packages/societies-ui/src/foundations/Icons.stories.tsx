import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as icons from '../base/Icon/icons.ts';
import { Sheet } from './foundations.styles.ts';
import { pageToRead } from './page.fixture.ts';

/**
 * One family, Lucide, stroked by 1.75 px in the colour of the text around it. An icon is hidden from screen readers; where it
 * says something alone, give it `role="img"` and an `aria-label`. From `societies-ui/icons`.
 */
const meta = { title: 'Foundations/Icons', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  parameters: pageToRead,
  render: () => (
    <Sheet>
      <div data-part="tiles">
        {Object.entries(icons).map(([name, Drawing]) => (
          <div key={name} data-part="tile">
            <div data-part="swatch">
              <Drawing />
            </div>
            <code>{name}</code>
          </div>
        ))}
      </div>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    for (const drawing of canvasElement.querySelectorAll('svg')) {
      await expect(drawing).toHaveAttribute('aria-hidden', 'true');
    }
  },
};

export const Named: Story = {
  render: () => <icons.Users role="img" aria-label="212 members" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '212 members' })).toBeVisible();
  },
};
