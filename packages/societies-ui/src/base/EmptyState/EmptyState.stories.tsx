import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

/** Nothing is here, and that is no error. One action, only where the reader may act. */
const meta = {
  title: 'Base/EmptyState',
  component: EmptyState,
  args: { title: 'No posts to display' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithAction: Story = {
  parameters: inEveryMode,
  args: { action: <Button>Create the first!</Button> },
};
export const WithDescription: Story = {
  args: { title: 'No societies found', description: 'Try fewer words, or take away a category.' },
};
