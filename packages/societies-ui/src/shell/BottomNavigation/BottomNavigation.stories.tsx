import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryColour } from '../../foundations/modes.fixture.ts';
import { SocietyBar } from '../../societies/SocietyBar/SocietyBar.tsx';
import { SocietyLayout } from '../../societies/SocietyLayout/SocietyLayout.tsx';
import { PageLayout } from '../PageLayout/PageLayout.tsx';
import { TopNavigation } from '../TopNavigation/TopNavigation.tsx';
import { BottomNavigation } from './BottomNavigation.tsx';

/** The four pages that people go to most, in reach of a thumb. From 768 px up the bar above has them, and there is none. */
const meta = {
  title: 'Shell/BottomNavigation',
  component: BottomNavigation,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { current: 'whats-on', unread: 3 },
  render: (args) => (
    <PageLayout
      navigation={
        <TopNavigation
          user={{ first_name: 'Mira', last_name: 'Voss', avatar: null, is_admin: true }}
          withBottomNavigation
          actions={<a href="/notifications">Bell</a>}
        />
      }
      bottom={<BottomNavigation {...args} />}
    >
      <h1>What’s on</h1>
    </PageLayout>
  ),
} satisfies Meta<typeof BottomNavigation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everywhere: Story = {
  parameters: inEveryColour,
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('link', { name: 'What’s on' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Notices, 3 unread' })).toHaveAttribute(
      'href',
      '/notifications',
    );
    await step('the bar above has the other pages, and neither a menu nor a second bell', async () => {
      await expect(canvas.getByRole('link', { name: 'My events' })).toHaveAttribute('href', '/my-events');
      await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/admin');
      await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
      await expect(canvas.queryByRole('link', { name: 'Bell' })).toBeNull();
    });
    await step('the bar stays at the foot of the window and fits its width', async () => {
      const bar = canvas.getByRole('navigation', { name: 'Main pages' }).getBoundingClientRect();
      await expect(Math.round(bar.bottom)).toBe(innerHeight);
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    });
  },
};

/** A society's edit toggle stands in the same bar, so that there is one bar and one way home. */
export const OnASocietyPage: Story = {
  args: { current: undefined, unread: 120 },
  render: (args) => (
    <PageLayout width="full" bottom={<BottomNavigation {...args} />}>
      <SocietyLayout rail={{ societies: [] }} bar={<SocietyBar onEditingChange={onEditingChange} />}>
        <h1>Astronomy Society</h1>
      </SocietyLayout>
    </PageLayout>
  ),
  play: async ({ canvas }) => {
    const toggle = await waitFor(() => canvas.getByRole('button', { name: 'Edit page' }));
    await expect(canvas.getByRole('navigation', { name: 'Main pages' })).toContainElement(toggle);
    await expect(canvas.getAllByRole('link', { name: 'My societies' })).toHaveLength(1);
    await expect(canvas.getByText('99+')).toBeVisible();
    await userEvent.click(toggle);
    await expect(onEditingChange).toHaveBeenCalledWith(true);
  },
};
const onEditingChange = fn();
const onRender = fn();

/** No part of the frame sets state while it mounts: the page would be rendered again before its first paint. */
export const PaintedAfterOnePass: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    onRender.mockClear();
  },
  render: (args) => (
    <Profiler id="page" onRender={onRender}>
      <PageLayout width="full" bottom={<BottomNavigation {...args} />}>
        <SocietyLayout
          rail={{ societies: [{ id: 1, name: 'Astronomy Society', logo: null }] }}
          bar={<SocietyBar onEditingChange={onEditingChange} />}
        >
          <h1>Astronomy Society</h1>
        </SocietyLayout>
      </PageLayout>
    </Profiler>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => canvas.getByRole('button', { name: 'Edit page' }));
    const phases = onRender.mock.calls.map(([, phase]) => phase as string);
    await expect(phases[0]).toBe('mount');
    await expect(phases).not.toContain('nested-update');
  },
};

/** A wider screen has the pages in the bar above. */
export const Desk: Story = {
  globals: { viewport: { value: 'desk' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Main pages' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Bell' })).toBeVisible();
  },
};
