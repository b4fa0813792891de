import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryColour } from '../../foundations/modes.fixture.ts';
import { LayoutGrid, List } from '../Icon/icons.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

/** Shows the same things another way. */
const meta = {
  title: 'Base/ViewSwitch',
  component: ViewSwitch,
  args: {
    label: 'Show societies as',
    views: [
      { value: 'cards', label: 'Cards', icon: <LayoutGrid /> },
      { value: 'table', label: 'Table', icon: <List /> },
    ],
    value: 'cards',
    onChange: fn(),
  },
} satisfies Meta<typeof ViewSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  parameters: inEveryColour,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Show societies as' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cards' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
    await expect(args.onChange).toHaveBeenCalledWith('table');
  },
};
