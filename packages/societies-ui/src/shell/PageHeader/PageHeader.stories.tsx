import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { Button } from '../../base/Button/Button.tsx';
import { PageHeader } from './PageHeader.tsx';

/** The title of a page with its action. A page inside another, such as a society's, begins at level 2. */
const meta = {
  title: 'Shell/PageHeader',
  component: PageHeader,
  args: { title: 'Browse all Societies', action: <Button>Create your own</Button> },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Browse all Societies' })).toBeVisible();
  },
};
export const Inside: Story = { args: { title: 'All Events', level: 2 } };
export const LongTitle: Story = {
  args: { title: 'The Society for the Preservation of Extraordinarily Long Society Names' },
};
export const WithoutAction: Story = { args: { action: undefined } };
