import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { affiliationNow, begun, changesAsked, handedIn } from '../affiliation.fixture.ts';
import { AffiliationChecklist } from './AffiliationChecklist.tsx';

/** What the union asks of a society once a year, grouped by who acts; what is to change comes first. */
const meta = {
  title: 'Affiliation/AffiliationChecklist',
  component: AffiliationChecklist,
  args: {
    affiliation: changesAsked,
    now: affiliationNow,
    onAnswer: fn(),
    onUpload: fn(),
    onRemove: fn(),
    onDownload: fn(),
    onHandIn: fn(),
  },
} satisfies Meta<typeof AffiliationChecklist>;
export default meta;
type Story = StoryObj<typeof meta>;

const pdf = () => new File(['%PDF-1.7'], 'risk-2026.pdf', { type: 'application/pdf' });

export const ToChange: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    await step('says first what is to change, and waits for it', async () => {
      const change = within(canvas.getByRole('region', { name: 'To change' }));
      await expect(change.getByText(/last year’s keyholder/)).toBeVisible();
      await expect(canvas.getByText('Due in 9 days')).toBeVisible();
      await expect(canvas.getByText('7 of 8 done')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Hand in again' })).toBeDisabled();
      await expect(canvas.getByText('Waits for: Risk assessment')).toBeVisible();
    });
    await step('takes the new document', async () => {
      await userEvent.upload(canvas.getByLabelText('Risk assessment'), pdf());
      await waitFor(() => expect(args.onUpload).toHaveBeenCalledWith('risk', expect.any(File)));
    });
  },
};

export const Begun: Story = {
  args: { affiliation: begun },
  play: async ({ canvas, args, step }) => {
    await step('confirms a statement', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Confirm: We follow the code of conduct' }));
      await expect(args.onAnswer).toHaveBeenCalledWith('conduct', true);
    });
    await step('writes a text', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Edit: What is there for newcomers?' }));
      await userEvent.type(canvas.getByLabelText('Answer'), ' Tea. ');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith('newcomers', 'Tea.'));
      await waitFor(() => expect(canvas.queryByLabelText('Answer')).toBeNull());
    });
    await step('refuses what is no PDF', async () => {
      const file = new File(['x'], 'notes.txt', { type: 'text/plain' });
      await userEvent.upload(canvas.getByLabelText('Constitution'), file, { applyAccept: false });
      await expect(await canvas.findByText(/notes.txt has a type that cannot be used here/)).toBeVisible();
      await expect(args.onUpload).not.toHaveBeenCalled();
    });
    await step('says how many things hold it up', async () => {
      await expect(canvas.getByText('Waits for: We follow the code of conduct and 3 more')).toBeVisible();
    });
  },
};

export const Complete: Story = {
  args: { affiliation: { ...handedIn, state: 'in_progress', steps: [] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hand in' }));
    await expect(args.onHandIn).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Download constitution-2026.pdf' }));
    await expect(args.onDownload).toHaveBeenCalledWith('constitution');
  },
};

export const Uploading: Story = {
  args: { uploads: { risk: 0.4 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading Risk assessment' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
  },
};

/** A reader without the right to edit the society, and a society that is accepted. */
export const Accepted: Story = {
  args: { affiliation: { ...handedIn, state: 'accepted' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Hand in|Replace|Edit/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Download constitution-2026.pdf' })).toBeVisible();
  },
};

export const None: Story = { args: { affiliation: { ...handedIn, round: null, items: [], steps: [] } } };
export const Loading: Story = { args: { affiliation: undefined } };
export const Failed: Story = {
  args: { affiliation: undefined, error: 'Failed to fetch data', onRetry: fn() },
};
