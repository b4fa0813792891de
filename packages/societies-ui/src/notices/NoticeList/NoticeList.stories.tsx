import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { messageText } from '../../messages/messages.fixture.ts';
import { MessageText } from '../../messages/MessageText/MessageText.tsx';
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

/** Whom a committee added leaves again with one press. */
export const AddedByCommittee: Story = {
  args: {
    notices: [
      {
        id: 9,
        kind: 'join_decided',
        title: 'You are a member of Chess Club now',
        text: 'The committee added you. If that is a mistake, you can leave with one press.',
        href: '/societies/9',
        created_at: '2026-09-24T09:00:00Z',
        read_at: null,
        leave: 9,
      },
    ],
    onLeave: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Leave again/ }));
    await expect(args.onLeave).toHaveBeenCalledWith(expect.objectContaining({ leave: 9 }));
    await expect(args.onFollow).not.toHaveBeenCalled();
  },
};

/** What a society wrote is shown as its Markdown says, and its own links can be followed. */
export const MessageOfASociety: Story = {
  args: {
    notices: [
      {
        id: 12,
        kind: 'message',
        title: 'Astronomy Society: This Thursday',
        text: messageText,
        href: '/societies/1',
        created_at: '2026-09-24T09:00:00Z',
        read_at: null,
      },
    ],
    renderMessage: (text) => <MessageText text={text} />,
  },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'the list' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onFollow).not.toHaveBeenCalled();
    await expect(canvas.getByText('outside').tagName).toBe('STRONG');
  },
};
