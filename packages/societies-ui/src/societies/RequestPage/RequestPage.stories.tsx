import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { request, similar } from '../requests.fixture.ts';
import { categories } from '../societies.fixture.ts';
import { RequestPage } from './RequestPage.tsx';

/** A student's own request, until it is decided and after. */
const meta = {
  title: 'Societies/RequestPage',
  component: RequestPage,
  args: {
    request,
    categories,
    similar,
    versions: [
      { at: '2026-10-12T09:00:00Z', name: 'Star Photos', proposal: 'Pictures of stars.', category: 2 },
      { at: '2026-10-18T09:00:00Z', name: request.name, proposal: request.proposal, category: 2 },
    ],
    now: new Date('2026-10-21T12:00:00Z'),
    onNameChange: fn(),
    onSendAgain: fn(),
    onWrite: fn(),
    onWithdraw: fn(),
  },
} satisfies Meta<typeof RequestPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChangesAsked: Story = {
  args: { listHref: '/my-societies/requests' },
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    await expect(canvas.getByText('A request for a new society, 9 days old')).toBeVisible();
    await step('everything stands in the form, and is sent again with a word', async () => {
      const name = canvas.getByLabelText('Society name');
      await expect(name).toHaveValue('Astrophotography');
      await userEvent.type(name, ' Circle');
      await expect(args.onNameChange).toHaveBeenLastCalledWith('Astrophotography Circle');
      await userEvent.type(
        canvas.getByRole('textbox', { name: /A message to the administrators/ }),
        'Now with a plan.',
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
      await waitFor(() =>
        expect(args.onSendAgain).toHaveBeenCalledWith({
          name: 'Astrophotography Circle',
          proposal: request.proposal,
          category: 2,
          message: 'Now with a plan.',
        }),
      );
    });
    await step('a message alone is written, but not an empty one', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('textbox', { name: /A message to the administrators/ })).toHaveValue(''),
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Only send the message' }));
      await expect(await canvas.findByText('Please write a message')).toBeVisible();
      await expect(args.onWrite).not.toHaveBeenCalled();
      await userEvent.type(
        canvas.getByRole('textbox', { name: /A message to the administrators/ }),
        'Thank you.',
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Only send the message' }));
      await waitFor(() => expect(args.onWrite).toHaveBeenCalledWith('Thank you.'));
    });
    await step('the first version stays readable', async () => {
      const first = canvas.getByRole('button', { name: 'First version' });
      await expect(first).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(first);
      await expect(first).toHaveAttribute('aria-expanded', 'true');
      await expect(canvas.getByText('Pictures of stars.')).toBeVisible();
    });
    await step('the category is one of the chips, and the proposal is counted', async () => {
      await expect(canvas.getByRole('radio', { name: 'Arts' })).toBeChecked();
      await expect(canvas.getByLabelText('Proposal')).toHaveAccessibleDescription(
        `${request.proposal.length} characters`,
      );
    });
    await step('withdrawing is asked about', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Withdraw the request' }));
      await expect(args.onWithdraw).not.toHaveBeenCalled();
      const question = within(await canvas.findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: 'Withdraw the request' }));
      await waitFor(() => expect(args.onWithdraw).toHaveBeenCalledOnce());
    });
  },
};

/** Nothing is left to do but to go there. */
export const Accepted: Story = {
  args: { request: { ...request, state: 'accepted', society: 7 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Send again' })).toBeNull();
    await expect(canvas.getByText('Your society:')).toBeVisible();
  },
};
