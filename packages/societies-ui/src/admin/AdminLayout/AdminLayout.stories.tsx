import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { TopNavigation } from '../../shell/TopNavigation/TopNavigation.tsx';
import { societies } from '../../societies/societies.fixture.ts';
import { AdminDashboard } from '../AdminDashboard/AdminDashboard.tsx';
import { analytics } from '../admin.fixture.ts';
import { AdminLayout } from './AdminLayout.tsx';

/** The frame of the administrators' pages. On a phone the sidebar is a row of links that scrolls sideways. */
const meta = {
  title: 'Admin/AdminLayout',
  component: AdminLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    user: { first_name: 'Mira', last_name: 'Voss', avatar: null },
    current: 'dashboard',
    waiting: 6,
    children: (
      <AdminDashboard
        analytics={analytics}
        logos={Object.fromEntries(societies.map(({ id, logo }) => [id, logo]))}
      />
    ),
  },
  render: (args) => (
    <>
      <TopNavigation
        user={{ first_name: 'Mira', last_name: 'Voss', avatar: null, is_admin: true }}
        current="dashboard"
        colorScheme="light"
      />
      <AdminLayout {...args} />
    </>
  ),
} satisfies Meta<typeof AdminLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dashboard: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Welcome, Mira!' })).toHaveAttribute('href', '/profile');
    const navigation = canvas.getByRole('navigation', { name: 'Administration' });
    const links = [...navigation.querySelectorAll('ul a')].map((link) => link.getAttribute('href'));
    await expect(links).toEqual([
      '/',
      '/admin',
      '/admin/societies',
      '/admin/requests',
      '/admin/affiliation',
      '/admin/orphans',
      '/admin/users',
      '/admin/import',
      '/admin/history',
      '/admin/site',
    ]);
    await expect(canvas.getByRole('link', { name: /^View society requests.*6 waiting$/ })).toBeVisible();
    await expect(within(navigation).getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
/** Nobody is greeted, and nothing moves when somebody is. */
export const Unknown: Story = {
  args: { user: undefined, waiting: 0 },
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Administration' });
    const link = within(navigation).getByRole('link', { name: 'Your profile' });
    await expect(link.querySelector('[data-soc="Avatar"]')).toBeNull();
    await expect(link.getBoundingClientRect().height).toBe(44);
  },
};

/** On a phone the links are a row that scrolls; the current one is in sight. */
export const LastOnAPhone: Story = {
  args: { current: 'users' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Administration' });
    const current = within(navigation).getByRole('link', { current: 'page' });
    await expect(current).toHaveTextContent('Manage all users');
    await waitFor(() => expect(within(navigation).getByRole('list').scrollLeft).toBeGreaterThan(0));
    await expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
