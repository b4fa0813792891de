import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

const Opener = (args: DrawerProps) => {
  const [open, setOpen] = useState(args.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>My societies</Button>
      <Drawer
        {...args}
        open={open}
        onClose={() => {
          args.onClose();
          setOpen(false);
        }}
      />
    </>
  );
};

/** A panel from the edge: navigation on a phone, or details beside a list. It behaves as a modal does. */
const meta = {
  title: 'Base/Drawer',
  component: Drawer,
  args: {
    open: false,
    onClose: fn(),
    title: 'Your Societies',
    children: (
      <nav style={{ display: 'grid', gap: 16 }}>
        <Link href="#astronomy">Astronomy Society</Link>
        <Link href="#chess">Chess Club</Link>
      </nav>
    ),
  },
  render: (args) => <Opener {...args} />,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opens: Story = {
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'My societies' });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Your Societies' });
    await expect(within(drawer).getByRole('link', { name: 'Astronomy Society' })).toHaveFocus();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
  },
};
export const FromTheStart: Story = { parameters: inEveryMode, args: { open: true } };
export const FromTheEnd: Story = {
  args: { open: true, side: 'end' },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(Math.round(drawer.getBoundingClientRect().right)).toBe(document.documentElement.clientWidth),
    );
  },
};
