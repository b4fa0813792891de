import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { climbing } from '../../societies/societies.fixture.ts';
import { begun, handedIn } from '../affiliation.fixture.ts';
import { AffiliationReview } from './AffiliationReview.tsx';

/** What a society handed in, to be accepted or sent back with comments. */
const meta = {
  title: 'Affiliation/AffiliationReview',
  component: AffiliationReview,
  args: {
    society: climbing,
    affiliation: handedIn,
    handedIn: { by: 'Jonas Weber', at: '2026-10-19T10:00:00Z' },
    onClose: fn(),
    onTick: fn(),
    onDownload: fn(),
    onAccept: fn(),
    onAskChanges: fn(),
  },
} satisfies Meta<typeof AffiliationReview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HandedIn: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    await step('ticks what the office knows', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Tick: Treasurer’s training attended' }));
      await expect(args.onTick).toHaveBeenCalledWith('training', false);
    });
    await step('downloads a document', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Download risk-assessment.pdf' }));
      await expect(args.onDownload).toHaveBeenCalledWith('risk');
    });
    await step('accepts', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
      await expect(args.onAccept).toHaveBeenCalled();
    });
  },
};

export const SentBack: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args, step }) => {
    const ask = () => userEvent.click(canvas.getByRole('button', { name: 'Ask for changes' }));
    await step('asks what to change', async () => {
      await ask();
      await ask();
      await expect(canvas.getByText(/Write what to change, in/)).toBeVisible();
      await expect(args.onAskChanges).not.toHaveBeenCalled();
    });
    await step('sends comments by item, and a message', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Write what to change: Risk assessment' }));
      await userEvent.type(canvas.getByLabelText('What to change'), 'Date the page.');
      await userEvent.type(canvas.getByLabelText('To the committee'), 'Nearly there.');
      await ask();
      await expect(args.onAskChanges).toHaveBeenCalledWith({
        items: { risk: 'Date the page.' },
        message: 'Nearly there.',
      });
    });
  },
};

export const NotHandedIn: Story = { args: { affiliation: begun, handedIn: null } };
export const Loading: Story = { args: { affiliation: undefined } };
