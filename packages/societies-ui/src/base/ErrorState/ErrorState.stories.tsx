import type { Meta, StoryObj } from '@storybook/react-vite';
import { outcomes } from 'societies-contract';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { ButtonLink } from '../Button/Button.tsx';
import { Pause } from '../Icon/icons.ts';
import { ErrorState } from './ErrorState.tsx';

/** Something could not be loaded: what it was, in words, and a way to try again. */
const meta = {
  title: 'Base/ErrorState',
  component: ErrorState,
  args: { onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(outcomes.data.fetch);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** In the place of a page: the title is its heading, and there may be another way on. */
export const Page: Story = {
  parameters: inEveryMode,
  args: {
    page: true,
    icon: Pause,
    title: 'This account is suspended',
    description: 'Ask an administrator to let you back in.',
    action: <ButtonLink href="/">Back to the start</ButtonLink>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This account is suspended');
    await expect(canvas.getByRole('link', { name: 'Back to the start' })).toBeVisible();
  },
};
export const Retrying: Story = { args: { retrying: true } };
export const Analytics: Story = { args: { title: outcomes.analytics.failure } };
export const WithoutRetry: Story = { args: { onRetry: undefined } };
