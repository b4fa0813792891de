import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { FloatingButtons } from './FloatingButtons.tsx';

/** The way home and, for those who may edit, the toggle between viewing and editing. */
const meta = {
  title: 'Societies/FloatingButtons',
  component: FloatingButtons,
  args: { onEditingChange: fn() },
} satisfies Meta<typeof FloatingButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Committee: Story = {
  parameters: inEveryMode,
  render: function Toggled(args) {
    const [editing, setEditing] = useState(false);
    return <FloatingButtons {...args} editing={editing} onEditingChange={setEditing} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'My societies' })).toHaveAttribute('href', '/my-societies');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit the pages' }));
    await userEvent.click(canvas.getByRole('button', { name: 'View the pages' }));
    await expect(canvas.getByRole('button', { name: 'Edit the pages' })).toHaveFocus();
  },
};

/** Members have no toggle. */
export const Member: Story = {
  args: { onEditingChange: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
