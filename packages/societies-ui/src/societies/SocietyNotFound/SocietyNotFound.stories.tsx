import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { SocietyNotFound } from './SocietyNotFound.tsx';

/** A society that does not exist, or exists no longer. */
const meta = { title: 'Societies/SocietyNotFound', component: SocietyNotFound } satisfies Meta<
  typeof SocietyNotFound
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('404 - Society Not Found');
    await expect(canvas.getByRole('link', { name: 'View all societies' })).toHaveAttribute(
      'href',
      '/societies',
    );
  },
};
