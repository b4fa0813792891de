import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { SocietiesProvider } from '../../host/SocietiesProvider.tsx';
import { siteWords } from '../../site/site.fixture.ts';
import { SiteFooter } from './SiteFooter.tsx';

/** At the foot of every page, also of those where one logs in. */
const meta = {
  title: 'Shell/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: { site: siteWords },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

const withoutPages = { policies: () => undefined, accessibility: () => undefined };
const addresses = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));

export const Everything: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'About this site' })).toBeVisible();
    await expect(addresses(canvas.getAllByRole('link'))).toEqual([
      '/policies',
      siteWords.accessibility_url,
      `mailto:${siteWords.contact_email}`,
      siteWords.privacy_url,
      siteWords.terms_url,
      siteWords.imprint_url,
    ]);
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
/** Nobody has said anything: the site says itself how accessible it is. */
export const NothingSaid: Story = {
  args: { site: null },
  play: async ({ canvas }) => {
    await expect(addresses(canvas.getAllByRole('link'))).toEqual(['/policies', '/accessibility']);
  },
};
/** What is always there stands in its place before the rest is known. */
export const Loading: Story = {
  args: { site: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
/** A host without such pages of its own. */
export const WithoutOwnPages: Story = {
  args: { site: { privacy_url: siteWords.privacy_url } },
  decorators: [
    (Story) => (
      <SocietiesProvider routes={withoutPages}>
        <Story />
      </SocietiesProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(addresses(canvas.getAllByRole('link'))).toEqual([siteWords.privacy_url]);
  },
};
