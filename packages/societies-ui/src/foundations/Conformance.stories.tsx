import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { expect } from 'storybook/test';
import { ToastProvider } from '../base/Toast/ToastProvider.tsx';
import { subjects, type Subject } from './conformance.fixture.tsx';

/** What every exported component promises an embedder, checked on each of them in a browser. */
const meta = {
  title: 'Foundations/Conformance',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
  render: function Count() {
    const [count] = useState(subjects.length);
    return <p>{count} components</p>;
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
  let given: Element | null = null;
  const { box, unmount } = mounted(
    render({
      ref: (element) => {
        given = element ?? given;
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
  rule(given !== null, 'its ref stays empty');
  rule(takesRest !== null, 'other attributes are lost');
  rule(
    takesRest === null || takesRest === given,
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
