import type { Meta, StoryObj } from '@storybook/react-vite';
import { color, radius, shadow, space } from '../theme/tokens.ts';
import { Sheet } from './foundations.styles.ts';
import { pageToRead } from './page.fixture.ts';
import { tokenParts } from './tokenParts.fixture.ts';

/** Space on a grid of 4 px, four radii, and three elevations: soft and tinted in light, one line of edge in dark. */
const meta = {
  title: 'Foundations/Space, shape, elevation',
  parameters: pageToRead,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tokens: Story = {
  render: () => (
    <Sheet>
      <section>
        <h2>Space</h2>
        {Object.entries(space).map(([step, value]) => (
          <div key={step} style={{ display: 'flex', alignItems: 'center', gap: 16, marginBlockEnd: 8 }}>
            <code style={{ inlineSize: 88 }}>
              {step}: {tokenParts(value).initial}
            </code>
            <span style={{ inlineSize: value, blockSize: 16, background: color.accent }} />
          </div>
        ))}
      </section>
      <section>
        <h2>Radii</h2>
        <div data-part="tiles">
          {Object.entries(radius).map(([name, value]) => (
            <div key={name} data-part="tile">
              <div data-part="swatch" style={{ borderRadius: value, background: color.surface }} />
              {name}, {tokenParts(value).initial}
            </div>
          ))}
        </div>
      </section>
      <section>
        <h2>Elevation</h2>
        <div data-part="tiles" style={{ gap: 32 }}>
          {Object.entries(shadow).map(([step, value]) => (
            <div key={step} data-part="tile">
              <div
                data-part="swatch"
                style={{ border: 0, borderRadius: radius.card, background: color.surface, boxShadow: value }}
              >
                {step}
              </div>
            </div>
          ))}
        </div>
      </section>
    </Sheet>
  ),
};
