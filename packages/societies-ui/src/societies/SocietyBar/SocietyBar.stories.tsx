import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryColour } from '../../foundations/modes.fixture.ts';
import { SocietyBar } from './SocietyBar.tsx';

/**
 * The foot of a society's pages on a phone: the way home and, for those who may edit, the toggle between reading and editing.
 * From 768 px up the rail and the header have them, and there is no bar.
 */
const meta = {
  title: 'Societies/SocietyBar',
  component: SocietyBar,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { onEditingChange: fn() },
} satisfies Meta<typeof SocietyBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Committee: Story = {
  render: function Toggled(args) {
    const [editing, setEditing] = useState(false);
    return <SocietyBar {...args} editing={editing} onEditingChange={setEditing} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'My societies' })).toHaveAttribute('href', '/my-societies');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(canvas.getByRole('button', { name: 'Edit page' })).toHaveFocus();
  },
};

export const Editing: Story = { parameters: inEveryColour, args: { editing: true } };

/** Members have no toggle. */
export const Member: Story = {
  args: { onEditingChange: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
