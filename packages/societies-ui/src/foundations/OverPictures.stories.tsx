import type { Meta, StoryObj } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../base/Button/Button.tsx';
import { ToastProvider } from '../base/Toast/ToastProvider.tsx';
import { EventCard } from '../events/EventCard/EventCard.tsx';
import { open, storyNow } from '../events/events.fixture.ts';
import { MerchCard } from '../merch/MerchCard/MerchCard.tsx';
import { hoodie } from '../merch/merch.fixture.ts';
import { PostCard } from '../posts/PostCard/PostCard.tsx';
import { andromeda } from '../posts/posts.fixture.ts';
import { BannerAction } from '../societies/BannerAction/BannerAction.tsx';
import { SocietyHeader } from '../societies/SocietyHeader/SocietyHeader.tsx';
import { astronomy, hostileTheme, themes } from '../societies/societies.fixture.ts';
import { ThemeScope } from '../theme/ThemeScope.tsx';
import { CarouselWidget } from '../widgets/CarouselWidget/CarouselWidget.tsx';
import { EventWidget } from '../widgets/EventWidget/EventWidget.tsx';
import { geminids } from '../widgets/widgets.fixture.ts';

/** What stands over a picture is readable on whatever somebody uploads: it brings a ground of its own. */
const meta = {
  title: 'Foundations/Over pictures',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
  render: () => <p>{subjects.length}</p>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="900" height="600"%3E%3Crect width="900" height="600" fill="white"/%3E%3C/svg%3E';
const nothing = () => undefined;
const pictured = { ...astronomy, banner: picture };

const header = (variant: 'full' | 'compact', editing: boolean, theme = themes.default) => (
  <SocietyHeader
    society={pictured}
    theme={theme}
    variant={variant}
    role="President"
    editing={editing}
    onEditingChange={nothing}
    action={<Button>{astronomy.name}</Button>}
    bannerAction={<BannerAction onChange={nothing} />}
  />
);

const subjects: readonly ReactElement[] = [
  header('compact', false),
  header('compact', true),
  header('compact', true, hostileTheme),
  header('full', true),
  <EventCard
    key="event"
    event={{ ...open, image: picture, price: 0 }}
    now={storyNow}
    theme={themes.default}
    onEdit={nothing}
    onDeletePress={nothing}
  />,
  <PostCard
    key="post"
    post={{ ...andromeda, image: picture }}
    theme={themes.default}
    onOpen={nothing}
    onEdit={nothing}
    onDeletePress={nothing}
  />,
  <MerchCard
    key="merch"
    item={{ ...hoodie, image: picture }}
    theme={themes.default}
    onEdit={nothing}
    onDeletePress={nothing}
  />,
  <EventWidget key="widget" event={{ ...geminids, image: picture }} now={storyNow} onRegister={nothing} />,
  <div key="carousel" style={{ blockSize: 330, inlineSize: 412 }}>
    <CarouselWidget images={[picture, picture]} />
  </div>,
];

type Rgb = readonly [red: number, green: number, blue: number];
interface Layer {
  rgb: Rgb;
  alpha: number;
}

const layerOf = (text: string, opacity = 1): Layer => {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
  return { rgb: [red, green, blue], alpha: alpha * opacity };
};
const over = ({ rgb, alpha }: Layer, ground: Rgb): Rgb =>
  [0, 1, 2].map((at) => (rgb[at] ?? 0) * alpha + (ground[at] ?? 0) * (1 - alpha)) as unknown as Rgb;
const luminance = (rgb: Rgb) => {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) =>
    part <= 10.3 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const ratio = (one: Rgb, other: Rgb) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/** The grounds between an element and the picture under its middle, the lowest first; null where no picture is. */
const groundsUnder = (element: Element): { own: Layer; below: Layer[] } | null => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
  const at = stack.findIndex((one) => one instanceof HTMLImageElement && one.src === picture);
  const self = stack.indexOf(element);
  if (at < 0 || self < 0 || self > at) return null;
  const layers = stack.slice(self + 1, at).map((one) => layerOf(getComputedStyle(one).backgroundColor));
  const veils = stack.slice(at).flatMap((one) => {
    const { content, backgroundColor, opacity } = getComputedStyle(one, '::after');
    return content === 'none' ? [] : [layerOf(backgroundColor, Number(opacity))];
  });
  return {
    own: layerOf(getComputedStyle(element).backgroundColor),
    below: [...veils, ...layers.reverse()],
  };
};

const hasText = (element: Element) =>
  element instanceof SVGSVGElement ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

/** Pictures are between white and black, and so is what shines through. */
const worst: readonly Rgb[] = [
  [255, 255, 255],
  [0, 0, 0],
];

const faultsIn = (box: Element, where: string): { faults: string[]; found: number } => {
  const faults: string[] = [];
  let found = 0;
  for (const element of box.querySelectorAll('*')) {
    const grounds = groundsUnder(element);
    if (!grounds || getComputedStyle(element).pointerEvents === 'none') continue;
    const { own, below } = grounds;
    const isButton = element.matches('[data-soc="Button"][data-variant="filled"]');
    if (!hasText(element) && !isButton) continue;
    found += 1;
    for (const pixel of worst) {
      const ground = below.reduce((rgb, layer) => over(layer, rgb), pixel);
      const text = ratio(
        over(layerOf(getComputedStyle(element).color), over(own, ground)),
        over(own, ground),
      );
      const least = element instanceof SVGSVGElement ? 3 : 4.5;
      const name = element.textContent.trim() || element.outerHTML.slice(0, 60);
      if (hasText(element) && text < least) faults.push(`${where}: “${name}” ${text.toFixed(1)}`);
      const edge = ratio(over(own, ground), ground);
      if (isButton && edge < 3) faults.push(`${where}: the button “${name}” ${edge.toFixed(1)}`);
    }
  }
  return { faults, found };
};

export const AnyPicture: Story = {
  play: async () => {
    const all: string[] = [];
    let seen = 0;
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const [index, subject] of subjects.entries()) {
        const box = document.createElement('div');
        document.body.prepend(box);
        const root = createRoot(box);
        flushSync(() =>
          root.render(
            <ToastProvider>
              <ThemeScope theme={themes.default} colorScheme={colorScheme}>
                {subject}
              </ThemeScope>
            </ToastProvider>,
          ),
        );
        await Promise.all([...box.querySelectorAll('img')].map((image) => image.decode().catch(nothing)));
        const { faults, found } = faultsIn(box, `${colorScheme} ${index}`);
        all.push(...faults);
        seen += found;
        root.unmount();
        box.remove();
      }
    }
    await expect(all).toEqual([]);
    // Each of the two schemes has names, badges, buttons and dots on pictures.
    await expect(seen).toBeGreaterThan(40);
  },
};
