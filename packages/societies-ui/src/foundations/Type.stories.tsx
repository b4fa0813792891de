import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { font, lineHeight, measure, size, weight } from '../theme/tokens.ts';
import { Sheet } from './foundations.styles.ts';
import { pageToRead } from './page.fixture.ts';
import { tokenParts } from './tokenParts.fixture.ts';

const scale = Object.keys(size).map(Number) as (keyof typeof size)[];

/** Inter for text, Space Grotesk for headings. Sizes are in rem, so a reader's own size is kept. */
const meta = {
  title: 'Foundations/Type',
  parameters: pageToRead,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = {
  render: () => (
    <Sheet>
      <section>
        <h2>Headings</h2>
        {scale
          .filter((step) => step >= 18)
          .reverse()
          .map((step) => (
            <div
              key={step}
              style={{
                marginBlockEnd: 12,
                fontFamily: font.display,
                fontSize: size[step],
                fontWeight: weight.strong,
                lineHeight: lineHeight.display,
              }}
            >
              A cosmos of societies, {step}
            </div>
          ))}
      </section>
      <section>
        <h2>Text</h2>
        {scale
          .filter((step) => step <= 18)
          .map((step) => (
            <div
              key={step}
              style={{
                marginBlockEnd: 12,
                maxInlineSize: measure,
                fontSize: size[step],
                lineHeight: lineHeight.text,
              }}
            >
              {step}: Rooftop telescopes, dark-sky trips and slow evenings with the Perseids. A line of text
              is at most 68 characters long, because eyes lose their way in longer ones.
            </div>
          ))}
      </section>
      <section>
        <h2>Weights</h2>
        {Object.entries(weight).map(([name, value]) => (
          <div key={name} style={{ fontWeight: value }}>
            {name}, {tokenParts(value).initial}
          </div>
        ))}
      </section>
    </Sheet>
  ),
  play: async () => {
    await document.fonts.ready;
    await document.fonts.load("600 22px 'Space Grotesk Variable'");
    await expect(document.fonts.check("400 16px 'Inter Variable'")).toBe(true);
    await expect(document.fonts.check("600 22px 'Space Grotesk Variable'")).toBe(true);
  },
};

const widthOf = (element: Element) => element.getBoundingClientRect().width;

/** While the fonts are on their way the reader's Arial stands in, scaled to their width and height: nothing jumps. */
export const Fallbacks: Story = {
  // Shows what the machine has installed.
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <Sheet>
      {(['Inter', 'Space Grotesk'] as const).map((family) => (
        <div key={family} style={{ display: 'grid', justifyItems: 'start', gap: 4, fontSize: size[22] }}>
          <span data-face={family} style={{ fontFamily: `'${family} Variable'` }}>
            Students browse societies, join them, and register for events.
          </span>
          <span data-face={`${family} fallback`} style={{ fontFamily: `'${family} fallback'` }}>
            Students browse societies, join them, and register for events.
          </span>
        </div>
      ))}
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    for (const family of ['Inter', 'Space Grotesk']) {
      await Promise.all([
        document.fonts.load(`22px '${family} Variable'`),
        document.fonts.load(`22px '${family} fallback'`),
      ]);
      const face = canvasElement.querySelector(`[data-face="${family}"]`) as Element;
      const fallback = canvasElement.querySelector(`[data-face="${family} fallback"]`) as Element;
      await expect(Math.abs(widthOf(face) / widthOf(fallback) - 1)).toBeLessThan(0.03);
      await expect(fallback.getBoundingClientRect().height).toBe(face.getBoundingClientRect().height);
    }
  },
};
