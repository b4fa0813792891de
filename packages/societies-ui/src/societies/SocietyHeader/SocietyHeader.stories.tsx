import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImageIcon, Pencil } from '../../base/Icon/icons.ts';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { Button } from '../../base/Button/Button.tsx';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { SocietiesProvider } from '../../host/SocietiesProvider.tsx';
import { ThemeScope } from '../../theme/ThemeScope.tsx';
import { JoinButton } from '../JoinButton/JoinButton.tsx';
import { astronomy, bare, hostileTheme, longNamed, rightToLeft } from '../societies.fixture.ts';
import { SocietyHeader } from './SocietyHeader.tsx';

/**
 * The head of every page of a society. The banner is 300 px high, the logo of 150 px hangs 50 px into it, and the name stands
 * wholly under it. Compact, as on a phone, all of it is one line of 96 px.
 */
const meta = {
  title: 'Societies/SocietyHeader',
  component: SocietyHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    society: astronomy,
    theme: astronomy.theme,
    role: 'President',
  },
  decorators: [
    (Story, { args }) => (
      <ThemeScope theme={args.theme}>
        <Story />
      </ThemeScope>
    ),
  ],
} satisfies Meta<typeof SocietyHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const President: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, canvasElement, step }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Astronomy Society' });
    await step('says what there is to know', async () => {
      await expect(canvas.getByText('212 members')).toBeVisible();
      if (!window.matchMedia('(width >= 768px)').matches) return;
      await expect(canvas.getByText('Science')).toBeVisible();
      await expect(canvas.getByText('Since 14 October 2019')).toBeVisible();
      await expect(canvas.getByText('President')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Back to my societies' })).toHaveAttribute(
        'href',
        '/my-societies',
      );
    });
    await step('has the sizes of the design', async () => {
      const wide = window.matchMedia('(width >= 768px)').matches;
      const banner = canvasElement.querySelector('[data-part="banner"]')?.getBoundingClientRect();
      const logo = canvasElement.querySelector('[data-soc="SocietyLogo"]')?.getBoundingClientRect();
      await expect(banner?.height).toBe(wide ? 300 : 96);
      await expect(logo?.height).toBe(wide ? 150 : 56);
      if (!wide) return;
      await expect((banner?.bottom ?? 0) - (logo?.top ?? 0)).toBe(50);
      await expect(heading.getBoundingClientRect().top).toBeGreaterThan(banner?.bottom ?? Infinity);
    });
  },
};

/** On every page but Home and Info, which are about the society itself. */
export const Compact: Story = {
  args: { variant: 'compact', onEditingChange: fn() },
  parameters: inEveryMode,
  play: async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Astronomy Society' });
    const head = canvasElement.querySelector('[data-soc="SocietyHeader"]')?.getBoundingClientRect();
    await expect(head?.height).toBe(96);
    await expect(heading.getBoundingClientRect().bottom).toBeLessThan(head?.bottom ?? 0);
    await expect(canvas.getByText('212 members')).toBeVisible();
    const logo = canvasElement.querySelector('[data-soc="SocietyLogo"]')?.getBoundingClientRect();
    await expect(logo?.height).toBe(56);
  },
};

/** What changes the pictures is left to where they are large: nothing lies over the controls. */
export const CompactEditing: Story = {
  args: {
    variant: 'compact',
    editing: true,
    onEditingChange: fn(),
    bannerAction: <button type="button">Change banner</button>,
    logoAction: <button type="button">Edit logo</button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Change banner' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Edit logo' })).toBeNull();
  },
};

export const CompactLongName: Story = {
  args: { variant: 'compact', society: longNamed, theme: longNamed.theme, onEditingChange: fn() },
};
export const CompactHostileTheme: Story = {
  args: { variant: 'compact', theme: hostileTheme, society: { ...astronomy, logo: null } },
};
export const CompactRightToLeft: Story = {
  args: { variant: 'compact', society: rightToLeft },
  globals: { direction: 'rtl' },
};

/** From 768 px up a labelled button switches editing; on phones the bar at the foot has it. */
export const Committee: Story = {
  args: { onEditingChange: fn() },
  render: function Toggled(args) {
    const [editing, setEditing] = useState(false);
    return <SocietyHeader {...args} editing={editing} onEditingChange={setEditing} />;
  },
  play: async ({ canvas }) => {
    if (!window.matchMedia('(width >= 768px)').matches) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Edit page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(canvas.getByRole('button', { name: 'Edit page' })).toHaveFocus();
  },
};

export const CommitteeOnAPhone: Story = {
  args: { onEditingChange: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Visitor: Story = {
  args: {
    role: null,
    action: <Button>Join</Button>,
  },
};

/** A long button stands below the name, which would be cut off beside it. */
export const VisitorOnAPhone: Story = {
  args: { role: null, action: <JoinButton society={{ ...astronomy, member: false }} onJoin={fn()} /> },
  decorators: [
    (Story) => (
      <SocietiesProvider messages={{ JoinButton: { join: 'Log in to join' } }}>
        <Story />
      </SocietiesProvider>
    ),
  ],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, args }) => {
    const box = (element: Element) => element.getBoundingClientRect();
    const name = canvas.getByRole('heading', { level: 1, name: args.society.name });
    const button = canvas.getByRole('button', { name: 'Log in to join' });
    const head = canvasElement.querySelector('[data-soc="SocietyHeader"]')?.getBoundingClientRect();
    await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight);
    await expect(name.clientWidth).toBeGreaterThan(120);
    await expect(box(button).top).toBeGreaterThanOrEqual(box(name).bottom);
    await expect(box(button).bottom).toBeLessThan(head?.bottom ?? 0);
    await expect(button).toHaveStyle({ backgroundColor: getComputedStyle(name).color });
  },
};

export const Editing: Story = {
  args: {
    bannerAction: (
      <Button variant="quiet" icon={<ImageIcon aria-hidden="true" />}>
        Change banner
      </Button>
    ),
    logoAction: (
      <IconButton label="Change logo" variant="filled" shape="round">
        <Pencil />
      </IconButton>
    ),
  },
};

export const WithoutLogo: Story = { args: { society: bare, theme: bare.theme } };
export const LongName: Story = { args: { society: longNamed, theme: longNamed.theme } };
export const HostileTheme: Story = { args: { theme: hostileTheme, society: { ...astronomy, logo: null } } };
export const RightToLeft: Story = { args: { society: rightToLeft }, globals: { direction: 'rtl' } };
