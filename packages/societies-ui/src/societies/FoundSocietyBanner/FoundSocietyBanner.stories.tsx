import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { FoundSocietyBanner } from './FoundSocietyBanner.tsx';

/** The invitation at the end of the list. Its action is golden: here and on the landing page, and nowhere else. */
const meta = {
  title: 'Societies/FoundSocietyBanner',
  component: FoundSocietyBanner,
  args: { onCreate: fn() },
} satisfies Meta<typeof FoundSocietyBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing that shines for you?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create your own society' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};
