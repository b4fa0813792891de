import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler, useState } from 'react';
import { initialThemes } from 'societies-contract';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../base/Button/Button.tsx';
import { Card } from '../base/Card/Card.tsx';
import { row, stack } from '../base/stories.styles.ts';
import { ToastProvider } from '../base/Toast/ToastProvider.tsx';
import { useToast } from '../base/Toast/useToast.ts';
import { createTheme } from './createTheme.ts';
import { palette } from './palette.ts';
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
                <Button>{`${theme.name}, dark`}</Button>
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

/**
 * On a page that knows no schemes. A scope with a scheme of its own, here that of a dark device, brings the ground that its text is
 * made for; one without follows the page.
 */
export const OnAPageWithoutSchemes: Story = {
  render: () => (
    <div style={{ ...stack, colorScheme: 'normal', background: '#ffffff' }}>
      <ThemeScope theme={second} colorScheme="dark" data-testid="own">
        Sidewalk telescopes
      </ThemeScope>
      <ThemeScope theme={second} data-testid="of-the-page">
        Sidewalk telescopes
      </ThemeScope>
    </div>
  ),
  play: async ({ canvas }) => {
    const own = canvas.getByTestId('own');
    await expect(background(own)).toBe(rgb(palette.page[1]));
    await expect(getComputedStyle(own).color).toBe(rgb(palette.ink[1]));
    const ofThePage = canvas.getByTestId('of-the-page');
    await expect(background(ofThePage)).toBe('rgba(0, 0, 0, 0)');
    await expect(getComputedStyle(ofThePage).color).toBe(rgb(palette.ink[0]));
  },
};

const rendered = fn();

const Cards = () => {
  const toast = useToast();
  return initialThemes.map(({ name }) => (
    <Card key={name} padding="medium">
      <Button onClick={() => toast.success(`Joined ${name}`)}>{name}</Button>
    </Card>
  ));
};
const inside = (
  <ToastProvider duration={Infinity}>
    <Profiler id="cards" onRender={rendered}>
      <Cards />
    </Profiler>
  </ToastProvider>
);

/** Cards inside, and what calls `useToast`, are drawn once: only custom properties change. The next toast wears them. */
export const SwitchingRendersNothing: Story = {
  // React counts renders in development only, and pictures are taken of what is built.
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    rendered.mockClear();
  },
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
    await expect(rendered).toHaveBeenCalled();
    rendered.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Other theme' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Other scheme' }));
    const button = canvas.getByRole('button', { name: second.name });
    const primary = rgb(createTheme(second).dark.primary);
    await waitFor(() => expect(background(button)).toBe(primary));
    await userEvent.click(button);
    const toast = (await screen.findByText(`Joined ${second.name}`)).closest('[data-soc="Toast"]');
    await expect(background(toast as Element)).toBe(primary);
    await expect(rendered).not.toHaveBeenCalled();
  },
};
