import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { narrow } from '../stories.styles.ts';
import { TextField } from './TextField.tsx';

/**
 * One line of text. The label stands above and stays; a hint helps before, an error tells after. Errors are words, with an
 * icon, so that colour is never the only sign.
 */
const meta = {
  title: 'Base/TextField',
  component: TextField,
  args: { label: 'Event name' },
  decorators: [
    (Story) => (
      <div style={narrow}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Event name');
    await userEvent.click(canvas.getByText('Event name'));
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Geminids on the roof');
    await expect(input).toHaveValue('Geminids on the roof');
    await expect(input).not.toHaveAccessibleDescription();
    await expect(input.getBoundingClientRect().height).toBe(44);
  },
};
export const Filled: Story = { args: { defaultValue: 'Geminids on the roof' } };
export const WithHint: Story = {
  args: { hint: 'At most 100 characters' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Event name')).toHaveAccessibleDescription('At most 100 characters');
  },
};
export const Invalid: Story = {
  parameters: inEveryMode,
  args: { defaultValue: '', error: 'Event name is required.', hint: 'At most 100 characters' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Event name');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('At most 100 characters Event name is required.');
  },
};
/** What is pasted is never cut: the rest is told, and the form refuses it. */
export const Limited: Story = {
  args: { limit: 20, hint: 'As on the poster', defaultValue: 'Geminids' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Event name');
    await waitFor(() => expect(input).toHaveAccessibleDescription('As on the poster · 12 characters left'));
    await userEvent.clear(input);
    await userEvent.click(input);
    await userEvent.paste('Geminids on the roof!');
    await expect(input).toHaveValue('Geminids on the roof!');
    await expect(canvas.getByText('1 character too many')).toBeVisible();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(canvas.getByText('1 character left')).toBeVisible();
  },
};
/** `maxLength` counts characters, as servers do: an emoji is one, though browsers count two. */
export const MostCharacters: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { maxLength: 4, hint: undefined },
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector('input') as HTMLInputElement;
    await userEvent.click(input);
    // As a keyboard does, a whole character at a time, and not by its halves.
    for (const character of '🔭🔭🔭🔭🔭') await userEvent.paste(character);
    await expect(input).toHaveValue('🔭🔭🔭🔭');
  },
};
export const Optional: Story = { args: { optional: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Library roof' } };
export const ReadOnly: Story = { args: { readOnly: true, label: 'University ID', defaultValue: '10000005' } };
export const LongText: Story = {
  args: {
    label: 'What shall people call the society that you would like to found this term',
    error:
      'This sentence about what went wrong is far longer than anybody would like it to be, and it still has to fit.',
    defaultValue: 'The Society for the Preservation of Extraordinarily Long Society Names',
  },
};
export const RightToLeft: Story = {
  args: { label: 'اسم الفعالية', defaultValue: 'أمسية فلكية', error: 'الاسم مطلوب' },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
};
