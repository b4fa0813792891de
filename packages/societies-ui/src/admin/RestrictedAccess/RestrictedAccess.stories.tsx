import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { RestrictedAccess } from './RestrictedAccess.tsx';

/** What readers see who are not site administrators. */
const meta = { title: 'Admin/RestrictedAccess', component: RestrictedAccess } satisfies Meta<
  typeof RestrictedAccess
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Restricted Access' })).toBeVisible();
    await expect(canvas.getByText('You do not have permission to access this page.')).toBeVisible();
  },
};
