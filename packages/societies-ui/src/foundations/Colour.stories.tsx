import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { color, variableOf, type ColorToken } from '../theme/tokens.ts';
import { Sheet } from './foundations.styles.ts';
import { pageToRead } from './page.fixture.ts';

/** Each ground with the ink that is meant for it. */
const groups: readonly {
  title: string;
  words: string;
  pairs: readonly (readonly [ground: ColorToken, ink: ColorToken])[];
}[] = [
  {
    title: 'Neutrals',
    words: 'Tinted, never pure grey. They carry the content and are the same in every theme.',
    pairs: [
      ['page', 'ink'],
      ['surface', 'ink'],
      ['sunken', 'ink2'],
      ['track', 'ink2'],
    ],
  },
  {
    title: 'The theme',
    words:
      'Derived from four colours. A fill changes away from its text when it is pointed at, so contrast only grows.',
    pairs: [
      ['primary', 'onPrimary'],
      ['primaryHover', 'onPrimary'],
      ['primaryActive', 'onPrimary'],
      ['secondary', 'onSecondary'],
      ['tertiary', 'onTertiary'],
      ['soft', 'onSoft'],
      ['softHover', 'onSoft'],
    ],
  },
  {
    title: 'Accent',
    words:
      'For links, thin marks and focus. It reaches 4.5:1 as text and 3:1 as a mark on every neutral ground.',
    pairs: [
      ['page', 'accentText'],
      ['surface', 'accentText'],
      ['sunken', 'accentText'],
      ['surface', 'accent'],
    ],
  },
  {
    title: 'States and gold',
    words:
      'The same in every theme. Gold is for one action of the landing page and of the invitation, and nowhere else.',
    pairs: [
      ['danger', 'onDanger'],
      ['dangerSoft', 'dangerText'],
      ['successSoft', 'successText'],
      ['warningSoft', 'onWarningSoft'],
      ['gold', 'onGold'],
    ],
  },
];

/** Every colour as a token, on the ground it is meant for. Change the theme and the scheme in the toolbar. */
const meta = {
  title: 'Foundations/Colour',
  parameters: pageToRead,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tokens: Story = {
  render: () => (
    <Sheet>
      {groups.map((group) => (
        <section key={group.title}>
          <h2>{group.title}</h2>
          <p>{group.words}</p>
          <div data-part="tiles">
            {group.pairs.map(([ground, ink]) => (
              <div key={`${ground} ${ink}`} data-part="tile">
                <div data-part="swatch" style={{ background: color[ground], color: color[ink] }}>
                  Aa
                </div>
                <code>{variableOf(ground)}</code>
                <code>{variableOf(ink)}</code>
              </div>
            ))}
          </div>
        </section>
      ))}
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Aa').length).toBe(groups.flatMap((group) => group.pairs).length);
  },
};
