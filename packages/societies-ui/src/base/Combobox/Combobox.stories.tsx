import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
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

const picture = (name: string) => <Avatar name={name} size="small" decorative />;

const tenThousand = Array.from({ length: 10_000 }, (_, index) => ({
  value: String(index),
  label: `Member ${index + 1}`,
  hint: String(20_000_000 + index),
  picture: picture(`Member ${index + 1}`),
}));

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
      await expect(args.onChange).toHaveBeenLastCalledWith('10000003', people[1]);
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
    await expect(args.onChange).toHaveBeenLastCalledWith(null, null);
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
/** Options that a server finds among ten thousand: asked for when the list opens, and once typing pauses. */
export const Fetched: Story = {
  parameters: inEveryMode,
  args: {
    onSearch: fn(),
    // Longer than a busy machine takes from one key to the next.
    searchDelay: 1_000,
    options: [],
    chosenOption: { value: '10000002', label: 'Mira Voss', picture: picture('Mira Voss') },
    defaultValue: '10000002',
  },
  render: function Fetching(args) {
    const [asked, setAsked] = useState<string | null>(null);
    const [answered, setAnswered] = useState<string | null>(null);
    const answer = asked === null ? [] : tenThousand.filter(({ label }) => label.includes(answered ?? ''));
    return (
      <>
        <Combobox
          {...args}
          options={answer.slice(0, 50)}
          total={answer.length}
          loading={asked !== answered}
          onSearch={(text) => {
            args.onSearch?.(text);
            setAsked(text);
          }}
        />
        <button type="button" onClick={() => setAnswered(asked)}>
          Answer
        </button>
      </>
    );
  },
  play: async ({ canvas, args, step }) => {
    const input = canvas.getByRole<HTMLInputElement>('combobox');
    const answer = () => fireEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    const spoken = (text: string) =>
      waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text));
    await step('what is chosen shows though nothing was fetched, and typing replaces it', async () => {
      await expect(input).toHaveValue('Mira Voss');
      await userEvent.click(input);
      await expect(args.onSearch).toHaveBeenLastCalledWith('');
      await spoken('Loading...');
      await answer();
      await spoken('10000 results');
      await expect(screen.getByText('9950 more: type to find them')).toBeInTheDocument();
      await expect(screen.getByRole('option', { name: /Member 3\b/ })).toHaveAttribute(
        'aria-setsize',
        '10000',
      );
      await expect(input.selectionEnd).toBe('Mira Voss'.length);
    });
    await step('typing asks once, when it pauses', async () => {
      await fireEvent.input(input, { target: { value: 'Member 4' } });
      await fireEvent.input(input, { target: { value: 'Member 4999' } });
      await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('Member 4999'), {
        timeout: 5_000,
      });
      await expect(args.onSearch).toHaveBeenCalledTimes(2);
      await spoken('Loading...');
      await answer();
      await spoken('1 result');
    });
    await step('Enter chooses it', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('4998', tenThousand[4998]);
    });
    await userEvent.click(input);
    await answer();
    await expect(await screen.findAllByRole('option')).not.toHaveLength(0);
  },
};

/** While the answer is on its way, the matches of the last one can be chosen already. */
export const Loading: Story = {
  args: { loading: true, onSearch: fn() },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'na');
    await expect(options()).toEqual(['Nadia Rahman10000003', 'Yuki Tanaka10000214']);
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(canvas.getByRole('combobox'), 'x');
    await expect(options()).toEqual(['Loading...']);
  },
};

/** Whoever chooses before typing pauses has found it: what they typed is not searched for any more. */
export const ChosenBeforeAsking: Story = {
  // The delay is longer than a busy machine takes from a key to the next.
  args: { onSearch: fn(), searchDelay: 1_000 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await fireEvent.input(input, { target: { value: 'Nadia' } });
    await fireEvent.keyDown(input, { key: 'Enter' });
    await expect(args.onChange).toHaveBeenCalledOnce();
    // Timers of one length go off in the order in which they were set: the search would have come first.
    await new Promise((resolve) => setTimeout(resolve, args.searchDelay));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

/** The list could not be fetched: it says so, and the keys reach the way to try again. */
export const Failed: Story = {
  args: { options: [], failed: true, onSearch: fn(), onRetry: fn() },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await expect(options()).toEqual(['This list could not be loaded.', 'Try again']);
    await expect(canvas.getByRole('status')).toHaveTextContent('This list could not be loaded.');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(screen.getByRole('listbox')).toBeVisible();
  },
};

export const Invalid: Story = { args: { error: 'Please choose a member' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '10000002' } };
