import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import {
  color,
  content,
  control,
  font,
  lineHeight,
  measure,
  motion,
  radius,
  shadow,
  size,
  space,
  weight,
} from '../theme/tokens.ts';
import { Sheet } from './foundations.styles.ts';
import { pageToRead } from './page.fixture.ts';
import { tokenParts } from './tokenParts.fixture.ts';

interface Group {
  title: string;
  /** What moves when one of them is set. */
  moves: string;
  tokens: Readonly<Record<string, string>>;
  sample: (value: string) => ReactNode;
}

const block = (style: CSSProperties) => (
  <span
    aria-hidden="true"
    style={{ display: 'inline-block', inlineSize: 48, blockSize: 24, background: color.accent, ...style }}
  />
);

const groups: readonly Group[] = [
  {
    title: 'Space',
    moves:
      'Gaps between parts and the room inside cards, dialogs and controls: 2 and 3 inside controls, 4 and 5 inside cards, 6 to 8 between sections, 10 and more around pages.',
    tokens: space,
    sample: (value) => block({ inlineSize: value }),
  },
  {
    title: 'Radius',
    moves:
      'Corners. small: marks and small boxes; control: buttons and fields; card: cards, panels, menus and toasts; modal: dialogs; full: avatars, chips, badges and dots.',
    tokens: radius,
    sample: (value) => block({ borderRadius: value }),
  },
  {
    title: 'Controls',
    moves:
      'Heights of what is pressed. height: buttons and fields; small: their small size; chip: chips; target: the least room that a finger gets, whatever is drawn.',
    tokens: control,
    sample: (value) => block({ blockSize: value }),
  },
  {
    title: 'Type sizes',
    moves:
      'Text. 12 to 14: notes and labels; 15: buttons and tables; 16: running text; 18 and 22: titles of cards and sections; 28 and more: titles of pages. Named by their pixels at the browser’s own size.',
    tokens: size,
    sample: (value) => <span style={{ fontSize: value, lineHeight: 1 }}>Aa</span>,
  },
  {
    title: 'Typefaces',
    moves: 'text: everything that is read; display: headings and names.',
    tokens: font,
    sample: (value) => <span style={{ fontFamily: value }}>Societies</span>,
  },
  {
    title: 'Weights',
    moves:
      'How strong text is drawn: text in paragraphs, medium in labels, strong in buttons and headings, bold in figures.',
    tokens: weight,
    sample: (value) => <span style={{ fontWeight: value }}>Societies</span>,
  },
  {
    title: 'Lines of text',
    moves: 'Their height, in paragraphs and in headings, and the longest line of running text.',
    tokens: { ...lineHeight, measure },
    sample: () => null,
  },
  {
    title: 'Elevation',
    moves: '1: cards; 2: cards under a pointer and menus; 3: dialogs and toasts.',
    tokens: shadow,
    sample: (value) => block({ background: color.surface, boxShadow: value }),
  },
  {
    title: 'Motion',
    moves:
      'How long things take. fast: what answers a press; medium: what arrives; slow: what moves across. Nothing moves for readers who asked for less motion.',
    tokens: motion,
    sample: () => null,
  },
  {
    title: 'Pages',
    moves: 'The widest that the content of a page gets.',
    tokens: content,
    sample: () => null,
  },
];

/**
 * Everything that a brand may move without a fork: set a property in your own CSS, on `:root` or on any element around a part,
 * and what stands inside follows. Colours are on a page of their own: four of a theme derive the others.
 */
const meta = { title: 'Foundations/Tokens', parameters: pageToRead } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Sheet>
      {groups.map(({ title, moves, tokens, sample }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{moves}</p>
          <table aria-label={title}>
            <thead>
              <tr>
                <th scope="col">Property</th>
                <th scope="col">Where nobody sets it</th>
                <th scope="col">Looks like</th>
              </tr>
            </thead>
            <tbody>
              {Object.values(tokens).map((value) => {
                const { property, initial } = tokenParts(value);
                return (
                  <tr key={property}>
                    <th scope="row">
                      <code>{property}</code>
                    </th>
                    <td>
                      <code>{initial}</code>
                    </td>
                    <td>{sample(value)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
      ))}
    </Sheet>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    await step('every token is a property with a value of its own', async () => {
      for (const cell of canvas.getAllByRole('rowheader')) {
        await expect(cell.textContent).toMatch(/^--soc-[\w-]+$/);
        await expect(cell.nextElementSibling?.textContent).not.toBe('');
      }
    });
    await step('a property set around a part moves it', async () => {
      const card = canvas
        .getByText('--soc-radius-card')
        .closest('tr')
        ?.querySelector('td:last-child span') as Element;
      await expect(getComputedStyle(card).borderRadius).toBe('16px');
      canvasElement.style.setProperty('--soc-radius-card', '2px');
      await waitFor(() => expect(getComputedStyle(card).borderRadius).toBe('2px'));
      canvasElement.style.removeProperty('--soc-radius-card');
    });
  },
};
