import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, isValidElement, useState, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { expect } from 'storybook/test';
import { ToastProvider } from '../base/Toast/ToastProvider.tsx';
import { SocietiesProvider } from '../host/SocietiesProvider.tsx';
import { defaultRoutes, type Routes } from '../host/useRoutes.ts';
import { painted } from './frames.fixture.ts';
import { subjects, type HostProps, type Subject } from './conformance.fixture.tsx';

/** What every exported component promises an embedder, checked on each of them in a browser. */
const meta = {
  title: 'Foundations/Conformance',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
  render: function Count() {
    const [count] = useState(subjects.length);
    return <p>{`${count} components`}</p>;
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const mounted = (element: ReactElement): { box: HTMLElement; unmount: () => void } => {
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  flushSync(() => root.render(<ToastProvider>{element}</ToastProvider>));
  return {
    box,
    unmount: () => {
      root.unmount();
      box.remove();
    },
  };
};

/** Broken promises of one component, in words. */
const broken = ({ name, component, args, render }: Subject): string[] => {
  if (!args) return [`${name}: no story shows it`];
  const faults: string[] = [];
  const rule = (holds: boolean, words: string) => {
    if (!holds) faults.push(`${name}: ${words}`);
  };
  // A group of radio buttons gives each of them the ref, as form libraries register them.
  const given = new Set<Element>();
  const { box, unmount } = mounted(
    render({
      ref: (element) => {
        if (element) given.add(element);
      },
      className: 'host-class',
      style: { ['--host' as string]: '1' },
      'data-host': 'here',
    }),
  );
  const root = box.querySelector(`[data-soc="${name}"]`);
  const takesRest = box.querySelector('[data-host="here"]');
  const takesClass = box.querySelector('.host-class');
  rule(component.displayName === name, `its displayName is ${String(component.displayName)}`);
  rule(root !== null, `no element says data-soc="${name}"`);
  rule(given.size > 0, 'its ref stays empty');
  rule(takesRest !== null, 'other attributes are lost');
  rule(
    takesRest === null || given.has(takesRest),
    'its ref and its other attributes belong to different elements',
  );
  rule(takesClass !== null, 'className is lost');
  rule(
    takesClass === null || (takesClass as HTMLElement).style.getPropertyValue('--host') === '1',
    'style is lost',
  );
  rule(
    root === null || takesRest === null || root.contains(takesRest),
    'its attributes land outside its root',
  );
  unmount();
  return faults;
};

export const EveryExport: Story = {
  play: async () => {
    await expect(subjects.length).toBeGreaterThan(40);
    await expect(subjects.flatMap(broken)).toEqual([]);
  },
};

const nowhere = Object.fromEntries(
  Object.keys(defaultRoutes).map((route) => [route, () => undefined]),
) as Partial<Routes>;

/** Which handlers a component may be without: types say so, and are gone when a story runs. */
const sources = import.meta.glob<string>(['../*/**/*.tsx', '!../*/**/*.{stories,fixture}.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const handlersIn = (source: string, mark: ':' | '?:') =>
  new Set(
    Array.from(
      source.matchAll(new RegExp(`^ +(on[A-Z]\\w*)${mark === ':' ? ':' : '\\?:'} `, 'gm')),
      ([, name]) => name,
    ),
  );
const neededSomewhere = handlersIn(Object.values(sources).join('\n'), ':');

const isHandler = (key: string) => /^on[A-Z]/.test(key);

/** A handler that also notes that it was called. */
const noting =
  (handler: unknown, called: () => void) =>
  (...given: unknown[]): unknown => {
    called();
    return (handler as ((...args: unknown[]) => unknown) | undefined)?.(...given);
  };

/** What a page puts into a component, marked as the page's own. */
const marked = (value: unknown): unknown => (isValidElement(value) ? <div data-page="">{value}</div> : value);

/** A component's arguments without each handler that it may be without. */
const withLeastHandlers = ({ name, args = {} }: Subject, called: () => void): HostProps => {
  const own = Object.entries(sources).find(([path]) => path.endsWith(`/${name}.tsx`))?.[1] ?? '';
  const [needed, spared] = [handlersIn(own, ':'), handlersIn(own, '?:')];
  const stays = (key: string) => needed.has(key) || (neededSomewhere.has(key) && !spared.has(key));
  return Object.fromEntries(
    Object.entries(args).flatMap(([key, value]: [string, unknown]) =>
      isHandler(key) ? (stays(key) ? [[key, noting(value, called)]] : []) : [[key, marked(value)]],
    ),
  );
};

/** What a page puts into these comes from functions of theirs; the handles of a grid are dragged, or moved by arrows. */
const aroundOthers = ['DataTable', 'WidgetBoard', 'WidgetGrid'];

/** What cannot be pressed now, or says that it is chosen already. */
const waits =
  ':disabled, [aria-disabled="true"], [aria-busy="true"], [aria-current], [aria-pressed="true"], [aria-selected="true"]';

const frame = () => new Promise(requestAnimationFrame);
/** What a press does at once is done. */
const answered = () => new Promise((resolve) => setTimeout(resolve));

/** What leads to a page of this site, and each button that does nothing: to the page, to the focus, or to its host. */
const dead = async (subject: Subject): Promise<string[]> => {
  let acts = 0;
  const act = () => {
    acts += 1;
  };
  const args = withLeastHandlers(subject, act);
  const { box, unmount } = mounted(
    <SocietiesProvider routes={nowhere}>
      {createElement(subject.component, { ...args, ...('open' in args && { open: true }) })}
    </SocietiesProvider>,
  );
  const faults = [...box.querySelectorAll('a:is([href^="/"], [href^="?"]):not([data-page] a)')].map(
    (link) => `${subject.name}: '${link.textContent}' leads to ${link.getAttribute('href')}`,
  );
  // What a component does by itself once it is there is no answer to a press.
  await painted();
  const changes = new MutationObserver(act);
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const button of box.querySelectorAll('button')) {
    if (button.matches(waits)) continue;
    if (!button.checkVisibility() || button.closest('[data-page]')) continue;
    acts = 0;
    const focused = document.activeElement;
    // Some press another thing, such as the browser's own choice of files.
    const press = (event: Event) => {
      if (event.target !== button) act();
    };
    box.addEventListener('click', press, true);
    button.click();
    const unanswered = () => acts === 0 && document.activeElement === focused;
    await answered();
    // The clipboard answers late on a busy machine.
    for (const start = performance.now(); unanswered() && performance.now() - start < 2_000;) await frame();
    box.removeEventListener('click', press, true);
    if (unanswered())
      faults.push(`${subject.name}: nothing happens at '${button.ariaLabel ?? button.textContent}'`);
  }
  changes.disconnect();
  unmount();
  return faults;
};

/** On a site that has none of the pages, and with no handler that may be left out: what cannot act is text, or is not there. */
export const NowhereToGo: Story = {
  play: async () => {
    const faults: string[] = [];
    for (const subject of subjects)
      if (!aroundOthers.includes(subject.name)) faults.push(...(await dead(subject)));
    await expect(faults).toEqual([]);
  },
};
