import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { handoverNow, heldRoles, terms } from '../handover.fixture.ts';
import { TermsTable } from './TermsTable.tsx';

/** Who holds each role, until when, and who comes next. One line divides now from next. */
const meta = {
  title: 'Handover/TermsTable',
  component: TermsTable,
  args: { roles: heldRoles, terms, now: handoverNow, onName: fn(), onDates: fn(), onWithdraw: fn() },
} satisfies Meta<typeof TermsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WhoComesNext: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    await step('says when the next terms begin', async () => {
      await expect(canvas.getByText(/begins on Thursday 1 July, in 29 days/)).toBeVisible();
    });
    await step('says who has accepted, who has not answered, and who stays on', async () => {
      await expect(
        canvas.getByRole('row', {
          name: /President Mira Voss until 30 June.*Nadia Rahman.*Accepted 15 March/,
        }),
      ).toBeVisible();
      await expect(
        canvas.getByRole('row', { name: /Secretary Nobody.*Jonas Weber.*Asked on 28 May, no answer yet/ }),
      ).toBeVisible();
      await expect(
        canvas.getByRole('row', { name: /Treasurer.*ended 28 May, keeps it 9 days more/ }),
      ).toBeVisible();
    });
    await step('places what is now beside what is next, or above it on a phone', async () => {
      await expect(canvas.getByRole('row', { name: /^President/ })).toHaveStyle({ display: 'grid' });
    });
    await step('names and withdraws', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Name a successor: Events Officer' }));
      await expect(args.onName).toHaveBeenCalledWith(heldRoles[4]);
      await userEvent.click(canvas.getByRole('button', { name: 'Withdraw Jonas Weber' }));
      await expect(args.onWithdraw).toHaveBeenCalledWith(terms[2]);
    });
  },
};

export const ReadOnly: Story = {
  args: { onName: undefined, onDates: undefined, onWithdraw: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const NothingPlanned: Story = { args: { terms: [] } };

export const Loading: Story = { args: { terms: undefined } };

export const Failed: Story = {
  args: { terms: undefined, error: 'Could not read who comes next', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
