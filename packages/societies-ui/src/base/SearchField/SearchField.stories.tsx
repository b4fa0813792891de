import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { narrow } from '../stories.styles.ts';
import { SearchField } from './SearchField.tsx';

/** Narrows a list while somebody types. The cross empties it and keeps focus in it. */
const meta = {
  title: 'Base/SearchField',
  component: SearchField,
  args: { onChange: fn() },
  decorators: [
    (Story) => (
      <div style={narrow}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args, step }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search' });
    await expect(input).toHaveAttribute('placeholder', 'Search...');
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(input, 'astro');
    await expect(args.onChange).toHaveBeenLastCalledWith('astro');
    await step('the cross empties it and gives focus back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
      await expect(input).toHaveValue('');
      await expect(input).toHaveFocus();
      await expect(args.onChange).toHaveBeenLastCalledWith('');
      await expect(canvas.queryByRole('button')).toBeNull();
    });
  },
};
export const Filled: Story = { parameters: inEveryMode, args: { defaultValue: 'Astronomy' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Astronomy' } };
