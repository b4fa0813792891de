import type { Meta, StoryObj } from '@storybook/react-vite';
import arimo from '@fontsource/arimo/files/arimo-latin-400-normal.woff2';
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

const fallbackOf = (family: string) => `${family} as Arimo`;

/** The fallback faces of fonts.css for normal text, drawn with Arimo, which has Arial's widths: not every machine has an Arial. */
function fallbacksWithArimo() {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  return rules
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => / fallback"?$/.test(style.fontFamily) && style.fontWeight.endsWith('500'))
    .map(({ cssText }) =>
      cssText.replace(' fallback', ' as Arimo').replace(/src:[^;]+/, `src: url("${arimo}")`),
    )
    .join('\n');
}

/** While the fonts are on their way the reader's Arial stands in, scaled to their width and height: nothing jumps. */
export const Fallbacks: Story = {
  render: () => (
    <Sheet>
      <style>{fallbacksWithArimo()}</style>
      {(['Inter', 'Space Grotesk'] as const).map((family) => (
        <div key={family} style={{ display: 'grid', justifyItems: 'start', gap: 4, fontSize: size[22] }}>
          <span data-face={family} style={{ fontFamily: `'${family} Variable'` }}>
            Students browse societies, join them, and register for events.
          </span>
          <span data-face={fallbackOf(family)} style={{ fontFamily: `'${fallbackOf(family)}'` }}>
            Students browse societies, join them, and register for events.
          </span>
        </div>
      ))}
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    for (const family of ['Inter', 'Space Grotesk']) {
      const fallback = fallbackOf(family);
      await Promise.all([
        document.fonts.load(`22px '${family} Variable'`),
        document.fonts.load(`22px '${fallback}'`),
      ]);
      const drawn = canvasElement.querySelector(`[data-face="${family}"]`) as Element;
      const standIn = canvasElement.querySelector(`[data-face="${fallback}"]`) as Element;
      await expect(document.fonts.check(`22px '${fallback}'`)).toBe(true);
      await expect(Math.abs(widthOf(drawn) / widthOf(standIn) - 1)).toBeLessThan(0.03);
      await expect(standIn.getBoundingClientRect().height).toBe(drawn.getBoundingClientRect().height);
    }
  },
};
