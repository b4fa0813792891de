import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { someNotices } from '../notices.fixture.ts';
import { NoticeList } from './NoticeList.tsx';

/** What somebody was told, the newest first. */
const meta = {
  title: 'Notices/NoticeList',
  component: NoticeList,
  args: { notices: someNotices, onFollow: fn() },
} satisfies Meta<typeof NoticeList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeUnread: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args, step }) => {
    await step('what is unread says so', async () => {
      await expect(canvas.getAllByRole('link', { name: /^Unread:/ })).toHaveLength(2);
    });
    await step('following one tells the host which', async () => {
      const link = canvas.getByRole('link', { name: /Andromeda/ });
      link.addEventListener('click', (event) => event.preventDefault());
      await userEvent.click(link);
      await expect(args.onFollow).toHaveBeenCalledWith(someNotices[3]);
    });
  },
};
