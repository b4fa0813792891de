import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { siteWords } from '../site.fixture.ts';
import { SitePolicies } from './SitePolicies.tsx';

/** Where the foot of every page leads. */
const meta = {
  title: 'Site/SitePolicies',
  component: SitePolicies,
  args: { site: siteWords },
} satisfies Meta<typeof SitePolicies>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: siteWords.contact_email })).toHaveAttribute(
      'href',
      `mailto:${siteWords.contact_email}`,
    );
    for (const [name, href] of [
      [/^Privacy/, siteWords.privacy_url],
      [/^Terms/, siteWords.terms_url],
      [/^Imprint/, siteWords.imprint_url],
      [/^Accessibility/, siteWords.accessibility_url],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    await expect(canvas.getByText('Space Grotesk')).toBeVisible();
  },
};
/** What is missing is said, instead of a link that leads nowhere. */
export const NothingSaid: Story = {
  args: { site: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/have not given an address to write to yet/)).toBeVisible();
    await expect(canvas.getByText(/have not published their privacy policy/)).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
export const Loading: Story = { args: { site: undefined } };
