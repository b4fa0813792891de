import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { longNamed, recommended } from '../societies.fixture.ts';
import { RecommendedRow } from './RecommendedRow.tsx';

/** Societies somebody may like, each with its reason. Administrators do not see it. */
const meta = {
  title: 'Societies/RecommendedRow',
  component: RecommendedRow,
  args: { societies: recommended, onOpen: fn() },
} satisfies Meta<typeof RecommendedRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Recommended Societies' })).toBeVisible();
    await expect(canvas.getAllByText('Because you like Astronomy')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Robotics Lab' }));
    await expect(args.onOpen).toHaveBeenCalledWith(recommended[0]);
  },
};

export const Newcomer: Story = {
  args: { societies: recommended.map((society) => ({ ...society, because: null })) },
};

export const LongText: Story = {
  args: { societies: [{ ...longNamed, because: longNamed.name }] },
  play: async ({ canvas }) => {
    const item = canvas.getByRole('listitem');
    await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
  },
};
/** What failed is said in its place, with a way to try again. */
export const Failed: Story = {
  args: { societies: undefined, error: 'Failed to fetch data!', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { societies: undefined } };

/** With nothing to recommend the row is not shown. */
export const Nothing: Story = {
  args: { societies: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
