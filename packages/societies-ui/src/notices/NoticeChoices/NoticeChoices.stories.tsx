import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultNoticeWays } from 'societies-contract';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { NoticeChoices } from './NoticeChoices.tsx';

/** What somebody is told, and how. */
const meta = {
  title: 'Notices/NoticeChoices',
  component: NoticeChoices,
  args: {
    settings: { digest: 'off', kinds: defaultNoticeWays, societies: { 1: 'all', 2: 'important' } },
    societies: [
      { id: 1, name: 'Astronomy Society' },
      { id: 2, name: 'Chess Club' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof NoticeChoices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaults: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    await step('a box changes one way of one kind and keeps the other', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'One of your societies posts: Email' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({
        kinds: { post_published: { in_app: true, email: true } },
      });
    });
    await step('what is on comes as often as is wanted', async () => {
      await userEvent.selectOptions(
        canvas.getByLabelText('Email about what is on in your societies'),
        'Every Monday',
      );
      await expect(args.onChange).toHaveBeenLastCalledWith({ digest: 'weekly' });
    });
    await step('a society is turned down by itself', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Chess Club'), 'Nothing');
      await expect(args.onChange).toHaveBeenLastCalledWith({ societies: { 2: 'off' } });
    });
  },
};
export const BeingStored: Story = { args: { disabled: true } };
export const InNoSociety: Story = { args: { societies: [] } };
