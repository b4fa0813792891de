import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { NavTabs } from './NavTabs.tsx';

const items = ['Home', 'Info', 'Events', 'Posts', 'Merch', 'Dashboard'].map((label) => ({
  label,
  href: `#${label.toLowerCase()}`,
  current: label === 'Home',
}));

/** The pages of one thing, as links: each has its address. On a phone the row scrolls sideways. */
const meta = {
  title: 'Base/NavTabs',
  component: NavTabs,
  args: { label: 'Astronomy Society', items },
} satisfies Meta<typeof NavTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Astronomy Society' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Home');
  },
};
/** The pages within a page that has tabs of its own above. */
export const Segments: Story = { parameters: inEveryMode, args: { variant: 'segments' } };

const narrow: Story['decorators'] = (Story) => (
  <div style={{ inlineSize: 320 }}>
    <Story />
  </div>
);

export const Phone: Story = { decorators: narrow };

/** Where the row is wider than the screen, the page that is shown is scrolled into sight. */
export const LastOnAPhone: Story = {
  decorators: narrow,
  args: { items: items.map((item) => ({ ...item, current: item.label === 'Dashboard' })) },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list');
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0));
    const current = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(current.right).toBeLessThanOrEqual(row.getBoundingClientRect().right + 1);
  },
};
