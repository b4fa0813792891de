import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { noFilter, type SocietyFilter } from '../filterSocieties.ts';
import { categories } from '../societies.fixture.ts';
import { SocietyFilters } from './SocietyFilters.tsx';

/**
 * Narrows and orders a list of societies. A sort button goes from none to ascending to descending and back to none; pressing
 * another begins there. Categories add up: none chosen shows all.
 */
const meta = {
  title: 'Societies/SocietyFilters',
  component: SocietyFilters,
  args: { value: noFilter, onChange: fn(), categories },
  render: function Controlled(args) {
    const [value, setValue] = useState<SocietyFilter>(args.value);
    return (
      <SocietyFilters
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SocietyFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {
  play: async ({ canvas, args, step }) => {
    await step('search', async () => {
      await userEvent.type(canvas.getByPlaceholderText('Search...'), 'ja');
      await expect(args.onChange).toHaveBeenLastCalledWith({ ...noFilter, search: 'ja' });
    });
    await step('categories add up', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Science' }));
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Arts' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ search: 'ja', categories: [2, 6], sort: null });
    });
    await step('none, ascending, descending, cleared', async () => {
      const name = canvas.getByRole('button', { name: /^Name/ });
      for (const sort of ['name', '-name', null, 'name']) {
        await userEvent.click(name);
        await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ sort }));
      }
    });
    await step('another key takes over', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Creation Date/ }));
      await expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ sort: 'creation_date' }),
      );
      await expect(canvas.getByRole('button', { name: /^Name/ })).toHaveAttribute('aria-pressed', 'false');
    });
  },
};

export const Chosen: Story = {
  parameters: inEveryMode,
  args: { value: { search: '', categories: [2, 6], sort: '-members' } },
};
export const NoCategories: Story = { args: { categories: [] } };
export const Phone: Story = {
  args: { value: { search: 'choir', categories: [2], sort: 'members' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args, step }) => {
    await step('the categories stand in one row, which scrolls', async () => {
      const boxes = canvas.getAllByRole('checkbox');
      await expect(new Set(boxes.map((box) => box.getBoundingClientRect().top)).size).toBe(1);
      const row = boxes[0]?.closest('[data-soc="CheckboxGroup"]');
      await expect(row?.scrollWidth).toBeGreaterThan(row?.clientWidth ?? Infinity);
    });
    await step('one menu in the place of three buttons', async () => {
      await expect(canvas.queryByRole('button', { name: /^Members/ })).toBeNull();
      const menu = canvas.getByRole('combobox', { name: 'Sort by' });
      await expect(menu).toHaveDisplayValue('Members, ascending');
      await userEvent.selectOptions(menu, 'Creation Date, descending');
      await expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ search: 'choir', sort: '-creation_date' }),
      );
      await userEvent.selectOptions(menu, 'Best first');
      await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ sort: null }));
    });
  },
};
