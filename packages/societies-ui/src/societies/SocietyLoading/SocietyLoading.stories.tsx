import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEveryColour } from '../../foundations/modes.fixture.ts';
import { SocietyLoading } from './SocietyLoading.tsx';

/** While a society's pages load. */
const meta = { title: 'Societies/SocietyLoading', component: SocietyLoading } satisfies Meta<
  typeof SocietyLoading
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: inEveryColour,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading society data...');
  },
};
