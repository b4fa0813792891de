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
  args: { direction: 'none', children: 'Name', onSort: fn() },
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
        onSort={(next) => {
          args.onSort(next);
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
    await expect(args.onSort).toHaveBeenNthCalledWith(1, 'ascending');
    await expect(args.onSort).toHaveBeenNthCalledWith(2, 'descending');
    await expect(args.onSort).toHaveBeenNthCalledWith(3, 'none');
  },
};
export const Ascending: Story = { args: { direction: 'ascending', children: 'Members' } };
export const Descending: Story = { args: { direction: 'descending', children: 'Creation Date' } };
export const Row: Story = {
  parameters: inEveryMode,
  render: ({ onSort }) => (
    <div style={row}>
      <SortButton direction="none" onSort={onSort}>
        Name
      </SortButton>
      <SortButton direction="descending" onSort={onSort}>
        Members
      </SortButton>
      <SortButton direction="none" onSort={onSort}>
        Creation Date
      </SortButton>
    </div>
  ),
};
