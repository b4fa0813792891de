import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Card } from '../../base/Card/Card.tsx';
import { PageContent } from './PageContent.tsx';

/**
 * The inside of a page: one heading, what can be done here beside it, and sections one under another with the same distance
 * everywhere. On a phone the actions stand under the heading.
 */
const meta = {
  title: 'Shell/PageContent',
  component: PageContent,
  args: {
    title: 'Browse all Societies',
    action: <Button>Create your own</Button>,
    children: (
      <>
        <Card padding="medium">Filters</Card>
        <Card padding="medium">Societies</Card>
      </>
    ),
  },
} satisfies Meta<typeof PageContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithActions: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Browse all Societies' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create your own' })).toBeVisible();
  },
};

export const HeadingOnly: Story = { args: { title: 'Users', action: undefined } };

export const WithinAnother: Story = {
  args: { title: 'Removed societies', back: { href: '/admin/societies', label: 'All societies' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All societies' })).toHaveAttribute(
      'href',
      '/admin/societies',
    );
  },
};

export const LongHeading: Story = {
  args: {
    title: 'Societies of the University of Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  },
};
