import type { Meta, StoryObj } from '@storybook/react-vite';
import { initialThemes } from 'societies-contract';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { expect, waitFor } from 'storybook/test';
import { StyleSheetManager } from 'styled-components';
import { Badge } from '../base/Badge/Badge.tsx';
import { Button, ButtonLink } from '../base/Button/Button.tsx';
import { Card } from '../base/Card/Card.tsx';
import { CheckboxGroup } from '../base/CheckboxGroup/CheckboxGroup.tsx';
import { Link } from '../base/Link/Link.tsx';
import { Select } from '../base/Select/Select.tsx';
import { TextField } from '../base/TextField/TextField.tsx';
import { ToastProvider } from '../base/Toast/ToastProvider.tsx';
import { EventCard } from '../events/EventCard/EventCard.tsx';
import { open, storyNow } from '../events/events.fixture.ts';
import { astronomy } from '../societies/societies.fixture.ts';
import { SocietyCard } from '../societies/SocietyCard/SocietyCard.tsx';
import { ThemeScope } from '../theme/ThemeScope.tsx';
import { PostWidget } from '../widgets/PostWidget/PostWidget.tsx';
import { andromeda } from '../widgets/widgets.fixture.ts';
import { subjects, type Subject } from './conformance.fixture.tsx';
import { Frame } from './Frame.fixture.tsx';
import { painted } from './frames.fixture.ts';
import { hosts, type HostName } from './hosts.fixture.ts';
import { pageToRead } from './page.fixture.ts';

const moss = initialThemes.find(({ name }) => name === 'Moss');

const nothing = () => undefined;

const Parts = () => (
  <ThemeScope theme={moss} style={{ display: 'grid', gap: 20, padding: 20 }}>
    <SocietyCard society={{ ...astronomy, banner: null }} headingLevel={2} />
    <EventCard event={open} now={storyNow} theme={astronomy.theme} onRegister={nothing} />
    <Card padding="medium" style={{ display: 'grid', gap: 16 }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10 }}>
        <Button>Join</Button>
        <ButtonLink href="#events" variant="soft">
          Events
        </ButtonLink>
        <Badge variant="soft">President</Badge>
        <Link href="#all">View all societies</Link>
      </div>
      <TextField label="Event name" hint="As it is on the poster" defaultValue="Geminids on the roof" />
      <Select label="Sort by" options={[{ value: 'name', label: 'Name' }]} defaultValue="name" />
      <CheckboxGroup label="Category" options={[{ value: 1, label: 'Science' }]} defaultValue={[1]} />
    </Card>
  </ThemeScope>
);

/**
 * A part of the library in pages that say much about bare elements, beside the same part alone: what Bootstrap, Tailwind, a normalising
 * style sheet, a WordPress theme and Moodle say of headings, labels, tables, buttons and drawings does not reach it. Each component
 * is compared, element by element.
 */
const meta = {
  title: 'Foundations/In a hostile page',
  parameters: { ...pageToRead, a11y: { test: 'off' }, chromatic: { disableSnapshot: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a box looks like, and what comes of it: its size is compared and not `box-sizing`. */
const boxes = (
  'align-items appearance background-color background-image border-block-end border-block-start border-collapse border-inline-end ' +
  'border-inline-start border-radius box-shadow display float flex gap grid-template-columns height inset justify-content margin ' +
  'max-height max-width min-height min-width object-fit opacity outline-style overflow padding position transform vertical-align ' +
  'visibility width'
).split(' ');

const inDrawing = 'svg *';

/** What a story puts inside belongs to the host, and may look as the host says. */
const isOwn = (element: Element) =>
  element.matches(`div, span, ${inDrawing}, [class], [data-soc], [data-part]`) &&
  !element.matches('[class*="reactEasyCrop"]');

/** What only letters show. */
const letters = (
  'color font-family font-size font-style font-weight hyphens letter-spacing line-height text-decoration-line text-decoration-style ' +
  'text-indent text-overflow text-shadow text-transform text-underline-offset white-space word-break word-spacing'
).split(' ');

const drawings = 'fill stroke stroke-width'.split(' ');

/** Part of the sentence around it, whose letters it has. */
const inSentence = '[data-soc="LastActive"], [data-soc="Link"], [data-soc="VisuallyHidden"]';

const hasLetters = (element: Element) =>
  !element.matches(inSentence) &&
  (element.matches('input:not([hidden]), textarea, select') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()));

/** Its size is that of what the host, or the library that crops pictures, puts into it. */
const holdsOthers = (element: Element): boolean =>
  [...element.children].some((child) => !isOwn(child) || holdsOthers(child));

const sizes = /^(block-size|grid-template-columns|height|inset|margin|width)$/;

const propertiesOf = (element: Element): readonly string[] => {
  const properties = element.matches(inDrawing)
    ? drawings
    : [...boxes, ...(element.matches('svg') ? drawings : []), ...(hasLetters(element) ? letters : [])];
  return holdsOthers(element) ? properties.filter((property) => !sizes.test(property)) : properties;
};

/** An element, and what is seen of it by property. */
interface Look {
  name: string;
  values: Record<string, string>;
}

const lookOf = (element: Element): Look => {
  const style = getComputedStyle(element);
  const values = propertiesOf(element).map((property) => [property, style.getPropertyValue(property)]);
  return { name: nameOf(element), values: Object.fromEntries(values) as Look['values'] };
};

/** Each drawing has ids of its own; a border without a width is none. */
const said = (value = '') => value.replace(/^url\("#.*/, 'url').replace(/^0px \w+ .*$/, 'none');

const isSame = (one: string | undefined, other: string | undefined) =>
  one === other || said(one) === said(other);

/** The library's own elements. */
const ownElements = (root: Element): Element[] => {
  if (!isOwn(root)) return [];
  return [root, ...[...root.children].flatMap(ownElements)];
};

/** Text outside a scope has the page's colour. */
const ink = 'body { color: rgb(1 2 3) }';

/** What each component looks like in an empty page with CSS of its own, in which one after the other is shown. */
const looksIn = async (css: string): Promise<Look[][]> => {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position: absolute; inline-size: 900px; block-size: 900px; inset: 0 auto auto 0';
  document.body.append(frame);
  const page = frame.contentDocument as Document;
  page.open();
  page.write(`<!doctype html><html lang="en"><head><style>${css}${ink}</style></head><body></body></html>`);
  page.close();
  // Where the host puts its page is its own affair.
  const box = page.createElement('div');
  box.style.cssText = 'position: absolute; inset: 20px auto auto 20px; inline-size: 700px';
  page.body.append(box);
  const root = createRoot(box);
  const show = (content: ReactNode) =>
    flushSync(() =>
      root.render(
        <StyleSheetManager target={page.head}>
          <ToastProvider>{content}</ToastProvider>
        </StyleSheetManager>,
      ),
    );
  // Its text is fetched when it is first shown, and the regions of toasts follow the first paint.
  show(<PostWidget post={{ ...andromeda, content: '**Bold**' }} />);
  await waitFor(() => {
    void expect(box.querySelector('strong')).toBeTruthy();
    void expect(box.querySelectorAll('[aria-live]')).toHaveLength(2);
  });
  await painted();
  const looks = subjects.map((subject) => {
    show(subject.render());
    // One page alone can have the focus.
    (page.activeElement as HTMLElement | null)?.blur();
    return [...box.children].flatMap(ownElements).map(lookOf);
  });
  root.unmount();
  frame.remove();
  return looks;
};

let alone: Promise<Look[][]> | undefined;
/** It is the same for every host. */
const looksAlone = () => (alone ??= looksIn(''));

const nameOf = (element: Element) =>
  `${element.localName}${element.closest('[data-soc]') === element ? `[${element.getAttribute('data-soc')}]` : ''}.${element.getAttribute('data-part') ?? ''}`;

/** What of a component looks other than alone, in words. */
const differences = (subject: Subject, expected: Look[], found: Look[]): string[] => {
  if (found.length !== expected.length)
    return [`${subject.name}: ${expected.length} elements alone, ${found.length} here`];
  return found.flatMap(({ name, values }, at) => {
    const there = expected[at]?.values ?? {};
    return Object.keys(values)
      .filter((property) => !isSame(values[property], there[property]))
      .map(
        (property) =>
          `${subject.name}, ${name}: ${property} is ${values[property]}, alone ${there[property]}`,
      );
  });
};

const inHost = (name: HostName): Story => ({
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))',
        gap: 24,
        padding: 24,
      }}
    >
      <Frame title="Alone" css="body { margin: 0 }" height={1040}>
        <Parts />
      </Frame>
      <Frame title={`In a page with the CSS of ${name}`} css={hosts[name]} height={1040}>
        <Parts />
      </Frame>
    </div>
  ),
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle<HTMLIFrameElement>(/^In a page/);
    await waitFor(() => expect(frame.contentDocument?.querySelector('[data-soc="EventCard"]')).toBeTruthy());
    const expected = await looksAlone();
    const found = await looksIn(hosts[name]);
    const faults = subjects.flatMap((subject, at) =>
      differences(subject, expected[at] ?? [], found[at] ?? []),
    );
    await expect(faults).toEqual([]);
  },
});

export const Bootstrap = inHost('Bootstrap');
export const Tailwind = { ...inHost('Tailwind CSS'), name: 'Tailwind CSS' };
export const ModernNormalize = { ...inHost('modern-normalize'), name: 'modern-normalize' };
export const WordPress = { ...inHost('WordPress'), name: 'WordPress' };
export const Moodle = inHost('Moodle');
