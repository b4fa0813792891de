import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../base/Button/Button.tsx';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { affiliationNow, affiliations, handedIn } from '../affiliation.fixture.ts';
import { AffiliationReview } from '../AffiliationReview/AffiliationReview.tsx';
import { AffiliationTable } from './AffiliationTable.tsx';

const [first] = affiliations.results;

/** How all societies stand in a round. Chips with counts filter; the society that is looked at stands beside the table. */
const meta = {
  title: 'Affiliation/AffiliationTable',
  component: AffiliationTable,
  args: {
    reply: affiliations,
    now: affiliationNow,
    state: null,
    onStateChange: fn(),
    search: '',
    onSearchChange: fn(),
    sort: null,
    onSortChange: fn(),
    page: 1,
    onPageChange: fn(),
    onSelect: fn(),
    onRemind: fn(),
  },
} satisfies Meta<typeof AffiliationTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneChosen: Story = {
  parameters: inEveryMode,
  args: {
    selected: first?.society.id,
    aside: first && (
      <AffiliationReview
        society={first.society}
        affiliation={handedIn}
        handedIn={{ by: 'Jonas Weber', at: '2026-10-19T10:00:00Z' }}
        onClose={fn()}
        onTick={fn()}
        onDownload={fn()}
        onAccept={fn()}
        onAskChanges={fn()}
      />
    ),
  },
  play: async ({ canvas, args, step }) => {
    await step('says when it is due', async () => {
      await expect(canvas.getByText(/Due on Friday 30 October, in 9 days/)).toBeVisible();
    });
    await step('filters by state', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Handed in · 8' }));
      await expect(args.onStateChange).toHaveBeenCalledWith('handed_in');
    });
    await step('sorts and pages on the server', async () => {
      await userEvent.click(within(canvas.getByRole('table')).getByRole('button', { name: /^State/ }));
      await expect(args.onSortChange).toHaveBeenCalledWith({ column: 'state', direction: 'ascending' });
    });
    await step('looks at a society', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: `Look at ${affiliations.results[1]?.society.name}` }),
      );
      await expect(args.onSelect).toHaveBeenCalledWith(affiliations.results[1]);
    });
  },
};

export const Reminding: Story = {
  args: { state: 'not_started' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remind the 6: Not started' }));
    await expect(args.onRemind).toHaveBeenCalledWith('not_started');
  },
};

export const NoRound: Story = {
  args: {
    reply: { ...affiliations, round: null, results: [], count: 0 },
    emptyAction: <Button>New round</Button>,
  },
};
export const Loading: Story = { args: { reply: undefined } };
export const Failed: Story = { args: { reply: undefined, error: 'Failed to fetch data', onRetry: fn() } };
