import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { siteWords } from '../site.fixture.ts';
import { SiteWelcome } from './SiteWelcome.tsx';

/** What the university or the students’ union says to whoever arrives. */
const meta = {
  title: 'Site/SiteWelcome',
  component: SiteWelcome,
  parameters: { layout: 'fullscreen' },
  args: { welcome: siteWords.welcome },
} satisfies Meta<typeof SiteWelcome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'From those who run this site' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'students’ union' })).toHaveAttribute(
      'href',
      'https://union.example',
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
/** What somebody wrote as HTML is shown as they wrote it. */
export const Html: Story = {
  args: { welcome: '<img src=x onerror=alert(1)> and [a link](javascript:alert(1))' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
