import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { RoleList } from './RoleList.tsx';

/** What somebody is in each of their societies, on their profile. */
const meta = {
  title: 'Account/RoleList',
  component: RoleList,
  args: {
    societies: [
      { id: 2, name: 'Chess Club', logo: null, role: 'Member' },
      { id: 1, name: 'Astronomy Society', logo: null, role: 'President' },
      { id: 3, name: 'Baking', logo: null, role: 'Treasurer' },
    ],
  },
} satisfies Meta<typeof RoleList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Posts come first, by name. */
export const PostsFirst: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Astronomy Society',
      'Baking',
      'Chess Club',
    ]);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('President');
    await expect(canvas.getByRole('link', { name: 'Baking' })).toHaveAttribute('href', '/societies/3');
  },
};
