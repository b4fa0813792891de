import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { astronomy } from '../societies.fixture.ts';
import { SocietyTabs } from './SocietyTabs.tsx';

/** The pages of a society as links. Who holds no post has no Dashboard. On a phone they scroll sideways. */
const meta = {
  title: 'Societies/SocietyTabs',
  component: SocietyTabs,
  args: { society: astronomy, current: 'events' },
} satisfies Meta<typeof SocietyTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

const pathsOf = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

export const Member: Story = {
  play: async ({ canvas }) => {
    await expect(pathsOf(canvas.getAllByRole('link'))).toEqual([
      '/societies/1',
      '/societies/1/info',
      '/societies/1/events',
      '/societies/1/posts',
      '/societies/1/merch',
    ]);
    await expect(canvas.getByRole('link', { name: 'Events' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Committee: Story = {
  parameters: inEveryMode,
  args: { committee: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      '/societies/1/dashboard',
    );
  },
};

export const Phone: Story = { args: { committee: true }, globals: { viewport: { value: 'phone' } } };
