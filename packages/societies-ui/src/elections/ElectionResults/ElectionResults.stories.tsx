import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { astronomy } from '../../societies/societies.fixture.ts';
import { electionResults } from '../elections.fixture.ts';
import { ElectionResults } from './ElectionResults.tsx';

/** Who is elected, how the ballots moved from round to round, as a drawing or a table, and the ballots to count again. */
const meta = {
  title: 'Elections/ElectionResults',
  component: ElectionResults,
  args: {
    results: electionResults,
    society: astronomy,
    onDownload: fn(),
    onCheckReceipt: fn(async (receipt: string) => receipt === 'R7K2MQ9X4VT3'),
  },
} satisfies Meta<typeof ElectionResults>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Published: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, step }) => {
    const count = within(canvas.getByRole('region', { name: 'Result for President' }));
    await step('says who is elected, by how much', async () => {
      await expect(count.getByRole('heading', { name: 'Nadia Rahman' })).toBeVisible();
      await expect(count.getByText(/72 of the 131 ballots.*after four rounds/)).toBeVisible();
      await expect(count.getByText('55 %')).toBeVisible();
      await expect(canvas.getByText('142 of 212 members voted')).toBeVisible();
    });
    await step('shows the same numbers as a table', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
      const table = within(canvas.getByRole('table', { name: /Count for President/ }));
      await expect(
        table.getByRole('row', { name: /Nadia Rahman 46 48 ?\+2 53 ?\+5 72 ?\+19 elected/ }),
      ).toBeVisible();
      await expect(
        table.getByRole('row', { name: /Oskar Lindqvist 17 17 – – Out after round 2/ }),
      ).toBeVisible();
      await expect(table.getByRole('row', { name: /Exhausted 0 2 4 9/ })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Flow' }));
    });
    await step('finds a ballot by its receipt, however it is typed', async () => {
      const field = canvas.getByLabelText('Is your ballot among them?');
      await userEvent.type(field, 'r7k2-mq9x 4vt3{Enter}');
      await expect(await canvas.findByText('Yes, it is among the ballots that were counted')).toBeVisible();
      await userEvent.clear(field);
      await userEvent.type(field, 'R7K2{Enter}');
      await expect(await canvas.findByText(/No ballot has this receipt/)).toBeVisible();
      await userEvent.clear(field);
    });
  },
};

export const OtherRoles: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, step }) => {
    const role = (name: RegExp) => userEvent.click(canvas.getByRole('button', { name }));
    await step('won in one round', async () => {
      await role(/Vice President/);
      await expect(canvas.getByText(/91 of the 136 ballots.*after one round/)).toBeVisible();
      await expect(canvas.getByText('No tie had to be broken')).toBeVisible();
    });
    await step('a tie, and how it fell', async () => {
      await role(/Treasurer/);
      await expect(
        canvas.getByText(/Wen Li and Re-open nominations were level.*seed is 8c1f5d02a7/),
      ).toBeVisible();
    });
    await step('nominations that are re-opened', async () => {
      await role(/Events Officer/);
      await expect(canvas.getByRole('heading', { name: 'Nominations re-open' })).toBeVisible();
    });
    await step('nobody', async () => {
      await role(/Librarian/);
      await expect(canvas.getByRole('heading', { name: 'Nobody elected' })).toBeVisible();
      await expect(canvas.queryByText('How the votes moved')).toBeNull();
    });
  },
};

export const Loading: Story = { args: { results: undefined } };
export const Failed: Story = { args: { results: undefined, error: 'Failed to fetch data', onRetry: fn() } };
