import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { similar } from '../requests.fixture.ts';
import { SimilarSocieties } from './SimilarSocieties.tsx';

/** What there is already, while the name of a new society is typed. */
const meta = {
  title: 'Societies/SimilarSocieties',
  component: SimilarSocieties,
  args: { societies: similar },
} satisfies Meta<typeof SimilarSocieties>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 societies have a name like this');
    await expect(canvas.getByRole('link', { name: 'Have a look: Photography' })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
};
