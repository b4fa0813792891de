import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { SiteFooter } from '../SiteFooter/SiteFooter.tsx';
import { TopNavigation } from '../TopNavigation/TopNavigation.tsx';
import { PageLayout } from './PageLayout.tsx';

/** The frame of every page. The first press of Tab offers to skip the navigation. */
const meta = {
  title: 'Shell/PageLayout',
  component: PageLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    navigation: (
      <TopNavigation
        user={{ first_name: 'Mira', last_name: 'Voss', avatar: null, is_admin: false }}
        current="societies"
      />
    ),
    footer: <SiteFooter site={{ contact_email: 'societies@university.example' }} />,
    children: <h1>Browse all Societies</h1>,
  },
} satisfies Meta<typeof PageLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', '#main');
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
  },
};

/** However short a page is, its foot stands below the first screen. */
export const ShortPage: Story = {
  play: async ({ canvas }) => {
    const foot = canvas.getByRole('contentinfo').getBoundingClientRect();
    await expect(Math.round(foot.top)).toBeGreaterThanOrEqual(window.innerHeight);
  },
};

export const Full: Story = { args: { width: 'full' } };
