import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { messageText } from '../messages.fixture.ts';
import { MessageText } from './MessageText.tsx';

/** The text of a message to a society's people. */
const meta = {
  title: 'Messages/MessageText',
  component: MessageText,
  args: { text: messageText },
} satisfies Meta<typeof MessageText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('outside').tagName).toBe('STRONG');
    await expect(canvas.getByRole('link', { name: 'the list' })).toBeVisible();
  },
};

/** HTML is text, and an address that would run something is no link. */
export const Hostile: Story = {
  args: { text: '<b>raw</b> and [press me](javascript:alert(1))' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/<b>raw<\/b>/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
