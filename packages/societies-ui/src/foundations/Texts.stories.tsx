import type { Meta, StoryObj } from '@storybook/react-vite';
import { el } from 'date-fns/locale/el';
import { fixedRoles } from 'societies-contract';
import { createElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect } from 'storybook/test';
import { ToastProvider } from '../base/Toast/ToastProvider.tsx';
import { SocietiesProvider } from '../host/SocietiesProvider.tsx';
import { subjects, type HostProps, type Subject } from './conformance.fixture.tsx';
import { painted } from './frames.fixture.ts';
import { pseudoData, pseudoMessages } from './pseudoLocale.fixture.ts';

/** Every component in a language that nobody speaks: an English letter on the screen is a text that no portal can replace. */
const meta = {
  title: 'Foundations/Texts',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
  render: function Count() {
    const [count] = useState(subjects.length);
    return <p>{count}</p>;
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const spoken = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
];

/** All that is shown or said in a box. */
const textsIn = (box: HTMLElement): string[] => {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    // Addresses and codes run from left to right in every language.
    if (parent?.tagName !== 'STYLE' && !parent?.closest('[dir="ltr"]'))
      texts.push(walker.currentNode.nodeValue ?? '');
  }
  for (const element of box.querySelectorAll('*')) {
    for (const attribute of spoken) texts.push(element.getAttribute(attribute) ?? '');
  }
  return texts;
};

/** The names that rights hang on come from the server; how an address begins is the same everywhere. */
const data = new RegExp([...Object.values(fixedRoles), 'https://'].join('|'), 'g');

/** The English in one component: in each state, and in the first also with every form sent empty, and after each of its buttons was pressed. */
const englishIn = async ({ name, component, args, states }: Subject): Promise<string[]> => {
  const box = document.createElement('div');
  document.body.append(box);
  const english = new Set<string>();
  const look = () => {
    for (const text of textsIn(box))
      if (/[a-z]/i.test(text.replace(data, ''))) english.add(`${name}: ${text}`);
  };
  const show = (shown: object) => {
    const root = createRoot(box);
    const given = pseudoData({ ...shown, ...('open' in shown && { open: true }) }) as HostProps;
    flushSync(() =>
      root.render(
        <SocietiesProvider messages={pseudoMessages} locale={el}>
          <ToastProvider>{createElement(component, given)}</ToastProvider>
        </SocietiesProvider>,
      ),
    );
    look();
    return root;
  };
  for (const state of states) show(state).unmount();
  const root = show(args ?? {});
  const forms = [...box.querySelectorAll('form')];
  for (const form of forms) form.requestSubmit();
  if (forms.length > 0) {
    await painted();
    look();
  }
  for (const button of box.querySelectorAll('button')) {
    if (button.type === 'submit' || !button.isConnected) continue;
    flushSync(() => button.click());
    look();
  }
  root.unmount();
  box.remove();
  return [...english];
};

const noEnglish = (part: number, parts: number): Story => ({
  play: async () => {
    const own = subjects.filter((_, index) => index % parts === part);
    await expect(own.length).toBeGreaterThan(20);
    const english: string[] = [];
    for (const subject of own) english.push(...(await englishIn(subject)));
    await expect(english).toEqual([]);
  },
});

/** In parts, so that none takes as long as a test may. */
export const NoEnglish: Story = noEnglish(0, 4);
export const NoEnglishSecond: Story = noEnglish(1, 4);
export const NoEnglishThird: Story = noEnglish(2, 4);
export const NoEnglishFourth: Story = noEnglish(3, 4);
