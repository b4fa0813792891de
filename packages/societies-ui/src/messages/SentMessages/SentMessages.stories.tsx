import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../base/Button/Button.tsx';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { sentMessages } from '../messages.fixture.ts';
import { SentMessages } from './SentMessages.tsx';

/** What a society sent, newest first. */
const meta = {
  title: 'Messages/SentMessages',
  component: SentMessages,
  args: { sent: sentMessages },
} satisfies Meta<typeof SentMessages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EachAudience: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('To guests of Dark-sky weekend')).toBeVisible();
    await expect(canvas.getByText('1,204 readers')).toBeVisible();
    await expect(canvas.getByText('1 reader')).toBeVisible();
    await expect(canvas.getAllByText('by Mira Voss')).toHaveLength(2);
    await userEvent.click(canvas.getAllByText('Read it')[1] as HTMLElement);
    await expect(canvas.getByRole('link', { name: 'the list' })).toBeVisible();
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

export const None: Story = { args: { sent: [], emptyAction: <Button>Write a message</Button> } };
export const Loading: Story = { args: { sent: undefined } };
export const Failed: Story = { args: { sent: undefined, error: 'Failed to fetch data', onRetry: fn() } };
