import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { astronomy } from '../societies.fixture.ts';
import { SocietyGlance } from './SocietyGlance.tsx';

/** A society in three lines. */
const meta = {
  title: 'Societies/SocietyGlance',
  component: SocietyGlance,
  args: { society: astronomy },
} satisfies Meta<typeof SocietyGlance>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('212 members')).toBeVisible();
    await expect(canvas.getByText('Established 14 October 2019')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const LastActive: Story = {
  args: { society: { ...astronomy, last_active: '2027-05-24' }, now: new Date('2027-06-02T09:00:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Met last week')).toBeVisible();
  },
};
