import type { Meta, StoryObj } from '@storybook/react-vite';
import { initialThemes } from 'societies-contract';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { ThemeSelector } from './ThemeSelector.tsx';

const themes = initialThemes.map((theme, index) => ({ ...theme, id: index + 1 }));

/** A society's themes. Readers see which one it wears; a committee that edits chooses another. */
const meta = {
  title: 'Theme editor/ThemeSelector',
  component: ThemeSelector,
  args: { themes, value: 2 },
} satisfies Meta<typeof ThemeSelector>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only shown, so nothing of it can be pressed or reached by the keyboard: the chosen one is marked by a ring and a check, not by colour alone, and its name is written. */
export const Reading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Moss' }).parentElement).toHaveAttribute(
      'data-state',
      'chosen',
    );
    await expect(canvas.getByRole('img', { name: 'Tide' })).toBeVisible();
    await expect(canvas.queryAllByRole('radio')).toEqual([]);
    await expect(canvas.getByText('Theme: Moss')).toBeVisible();
  },
};

export const Choosing: Story = {
  parameters: inEveryMode,
  args: { onChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Ember' }));
    await expect(args.onChange).toHaveBeenCalledWith(themes[2]);
  },
};
