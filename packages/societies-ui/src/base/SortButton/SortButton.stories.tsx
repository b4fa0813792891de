import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { row } from '../stories.styles.ts';
import { SortButton, type SortDirection } from './SortButton.tsx';

/** Sorts a list by one thing. Each press goes on: none, ascending, descending, cleared. The arrow shows the direction. */
const meta = {
  title: 'Base/SortButton',
  component: SortButton,
  args: { direction: 'none', children: 'Name', onSortChange: fn() },
} satisfies Meta<typeof SortButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cycle: Story = {
  render: function Cycle(args) {
    const [direction, setDirection] = useState<SortDirection>('none');
    return (
      <SortButton
        {...args}
        direction={direction}
        onSortChange={(next) => {
          args.onSortChange(next);
          setDirection(next);
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    const says = async (name: string, pressed: boolean) => {
      await expect(button).toHaveAccessibleName(name);
      await expect(button).toHaveAttribute('aria-pressed', String(pressed));
    };
    await says('Name', false);
    await userEvent.click(button);
    await says('Name sorted ascending', true);
    await userEvent.click(button);
    await says('Name sorted descending', true);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await says('Name', false);
    await expect(args.onSortChange).toHaveBeenNthCalledWith(1, 'ascending');
    await expect(args.onSortChange).toHaveBeenNthCalledWith(2, 'descending');
    await expect(args.onSortChange).toHaveBeenNthCalledWith(3, 'none');
  },
};
export const Ascending: Story = { args: { direction: 'ascending', children: 'Members' } };
export const Descending: Story = { args: { direction: 'descending', children: 'Creation Date' } };
export const Row: Story = {
  parameters: inEveryMode,
  render: ({ onSortChange }) => (
    <div style={row}>
      <SortButton direction="none" onSortChange={onSortChange}>
        Name
      </SortButton>
      <SortButton direction="descending" onSortChange={onSortChange}>
        Members
      </SortButton>
      <SortButton direction="none" onSortChange={onSortChange}>
        Creation Date
      </SortButton>
    </div>
  ),
};
