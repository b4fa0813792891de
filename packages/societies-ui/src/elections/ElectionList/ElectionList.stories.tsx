import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../base/Button/Button.tsx';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { listedElections } from '../elections.fixture.ts';
import { ElectionList } from './ElectionList.tsx';

/** A society's elections, newest first. */
const meta = {
  title: 'Elections/ElectionList',
  component: ElectionList,
  args: { elections: listedElections, hrefOf: ({ id }) => `#election-${id}` },
} satisfies Meta<typeof ElectionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EachState: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: 'Second treasurer' })).toHaveAttribute(
      'href',
      '#election-2',
    );
    await expect(canvas.getByText('You can vote now')).toBeVisible();
    await expect(canvas.getByText('129 of 212 have voted')).toBeVisible();
  },
};

export const Pages: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { count: 200, page: 1, onPageChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
  },
};

export const None: Story = { args: { elections: [], emptyAction: <Button>Call an election</Button> } };
export const Loading: Story = { args: { elections: undefined } };
export const Failed: Story = { args: { elections: undefined, error: 'Failed to fetch data', onRetry: fn() } };
