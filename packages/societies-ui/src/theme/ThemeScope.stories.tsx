import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { initialThemes } from 'societies-contract';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../base/Button/Button.tsx';
import { Card } from '../base/Card/Card.tsx';
import { row, stack } from '../base/stories.styles.ts';
import { createTheme } from './createTheme.ts';
import { ThemeScope } from './ThemeScope.tsx';

const [first, second] = initialThemes as unknown as [(typeof initialThemes)[0], (typeof initialThemes)[0]];

/**
 * Gives everything inside it a theme: one element with the derived colours as custom properties. Scopes nest, several may
 * stand on one page, and changing one renders nothing inside it again.
 */
const meta = {
  title: 'Foundations/ThemeScope',
  component: ThemeScope,
  args: { theme: second, children: <Button>Join</Button> },
} satisfies Meta<typeof ThemeScope>;
export default meta;
type Story = StoryObj<typeof meta>;

const background = (element: Element) => getComputedStyle(element).backgroundColor;
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

export const OneTheme: Story = {
  args: { colorScheme: 'light' },
  play: async ({ canvas }) => {
    await expect(background(canvas.getByRole('button'))).toBe(rgb(createTheme(second).light.primary));
  },
};

export const ManyAndNested: Story = {
  render: () => (
    <div style={stack}>
      {initialThemes.map((theme) => (
        <ThemeScope key={theme.name} theme={theme} colorScheme="light">
          <Card padding="medium" style={row}>
            <Button>{theme.name}</Button>
            <ThemeScope theme={theme} colorScheme="dark">
              <Card padding="medium">
                <Button>{theme.name}, dark</Button>
              </Card>
            </ThemeScope>
          </Card>
        </ThemeScope>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const theme of initialThemes) {
      const derived = createTheme(theme);
      await expect(background(canvas.getByRole('button', { name: theme.name }))).toBe(
        rgb(derived.light.primary),
      );
      await expect(background(canvas.getByRole('button', { name: `${theme.name}, dark` }))).toBe(
        rgb(derived.dark.primary),
      );
    }
  },
};

const Counted = () => {
  const renders = useRef(0);
  // Counting is the point here: the number must not change with the theme.
  // eslint-disable-next-line react-hooks/refs
  renders.current += 1;
  // eslint-disable-next-line react-hooks/refs
  return <Button>Rendered {renders.current}×</Button>;
};
const inside = <Counted />;

/** The buttons inside are drawn once: only custom properties change. */
export const SwitchingRendersNothing: Story = {
  render: function Switching() {
    const [dark, setDark] = useState(false);
    const [other, setOther] = useState(false);
    return (
      <ThemeScope theme={other ? second : first} colorScheme={dark ? 'dark' : 'light'} style={row}>
        {inside}
        <Button variant="quiet" onClick={() => setOther(!other)}>
          Other theme
        </Button>
        <Button variant="quiet" onClick={() => setDark(!dark)}>
          Other scheme
        </Button>
      </ThemeScope>
    );
  },
  play: async ({ canvas }) => {
    const counted = canvas.getByRole('button', { name: /Rendered/ });
    const before = counted.textContent;
    await userEvent.click(canvas.getByRole('button', { name: 'Other theme' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Other scheme' }));
    await expect(counted).toHaveTextContent(before);
  },
};
