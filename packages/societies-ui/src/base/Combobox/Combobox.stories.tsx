import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { narrow } from '../stories.styles.ts';
import { Combobox } from './Combobox.tsx';

const people = [
  { value: '10000187', label: 'Tom Adeyemi', hint: '10000187' },
  { value: '10000003', label: 'Nadia Rahman', hint: '10000003' },
  { value: '10000214', label: 'Yuki Tanaka', hint: '10000214' },
  { value: '10000002', label: 'Mira Voss', hint: '10000002' },
  { value: '10000311', label: 'Zoë Ångström', hint: '10000311' },
  { value: '10000400', label: 'Ola Nowak', hint: 'left', disabled: true },
];

/** One of many choices, such as a member for a post. Typing narrows the list; accents need not be typed. */
const meta = {
  title: 'Base/Combobox',
  component: Combobox,
  args: { label: 'Secretary', options: people, onChange: fn(), placeholder: 'Unassigned' },
  decorators: [
    (Story) => (
      <div style={{ ...narrow, minBlockSize: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

export const Keyboard: Story = {
  play: async ({ canvas, args, step }) => {
    const input = canvas.getByRole('combobox', { name: 'Secretary' });
    await step('down opens the list, and goes through it', async () => {
      await userEvent.tab();
      await expect(input).toHaveFocus();
      await expect(input).toHaveAttribute('aria-expanded', 'false');
      await userEvent.keyboard('{ArrowDown}');
      await expect(screen.getByRole('listbox', { name: 'Secretary' })).toBeVisible();
      await expect(options()).toHaveLength(6);
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      const active = screen.getByRole('option', { name: /Nadia Rahman/ });
      await expect(input).toHaveAttribute('aria-activedescendant', active.id);
    });
    await step('Enter chooses', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(input).toHaveValue('Nadia Rahman');
      await expect(args.onChange).toHaveBeenLastCalledWith('10000003');
      await expect(screen.queryByRole('listbox')).toBeNull();
    });
    await step('typing finds, without accents and by number', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, 'zoe ang');
      await expect(options()).toEqual(['Zoë Ångström10000311']);
      await userEvent.clear(input);
      await userEvent.type(input, '0214');
      await expect(options()).toEqual(['Yuki Tanaka10000214']);
    });
    await step('Escape leaves the choice as it was', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(input).toHaveValue('Nadia Rahman');
    });
    await step('what is not available cannot be chosen', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, 'Ola{Enter}');
      await expect(args.onChange).toHaveBeenCalledTimes(1);
    });
  },
};

export const Pointer: Story = {
  args: { defaultValue: '10000002' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Mira Voss');
    await userEvent.click(screen.getByRole('option', { name: /Tom Adeyemi/ }));
    await expect(input).toHaveValue('Tom Adeyemi');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(input).toHaveValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(input).toHaveFocus();
  },
};

export const Open: Story = {
  parameters: inEveryMode,
  args: { defaultValue: '10000002' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const list = (await screen.findByRole('listbox')).getBoundingClientRect();
    const box = (canvas.getByRole('combobox').parentElement as Element).getBoundingClientRect();
    await expect(Math.round(list.width)).toBe(Math.round(box.width));
    await expect(Math.round(list.left)).toBe(Math.round(box.left));
  },
};
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await expect(await screen.findByText('Nothing found')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 results');
  },
};
export const Thousands: Story = {
  args: {
    options: Array.from({ length: 5_000 }, (_, index) => ({
      value: String(index),
      label: `Member ${index + 1}`,
    })),
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await expect(await screen.findByText('4900 more: type to find them')).toBeInTheDocument();
    await userEvent.type(input, 'Member 4999');
    await waitFor(() => expect(options()).toEqual(['Member 4999']));
  },
};
export const Fetched: Story = {
  args: { options: [], loading: true, onSearch: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ad');
    await expect(args.onSearch).toHaveBeenLastCalledWith('ad');
    await expect(screen.getByRole('option')).toHaveTextContent('Loading...');
  },
};
export const Invalid: Story = { args: { error: 'Please choose a member' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '10000002' } };
