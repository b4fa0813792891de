import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { narrow } from '../stories.styles.ts';
import { TextArea } from './TextArea.tsx';

/** Several lines. It grows with what is written, up to 60 % of the window's height. */
const meta = {
  title: 'Base/TextArea',
  component: TextArea,
  args: { label: 'Proposal' },
  decorators: [
    (Story) => (
      <div style={narrow}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As a keyboard does, a whole character at a time, and not by its halves. */
const typeWhole = async (field: HTMLElement, text: string) => {
  await userEvent.click(field);
  for (const character of text) await userEvent.paste(character);
};

export const Empty: Story = {
  args: { hint: 'What it is, and who it is for' },
  play: async ({ canvas }) => {
    const area = canvas.getByLabelText('Proposal');
    const before = area.getBoundingClientRect().height;
    await userEvent.type(area, 'One{Enter}Two{Enter}Three{Enter}Four{Enter}Five{Enter}Six');
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before);
    await expect(area).toHaveAccessibleDescription('What it is, and who it is for');
  },
};
export const Filled: Story = {
  parameters: inEveryMode,
  args: { defaultValue: 'Rooftop telescopes, dark-sky trips and slow evenings with the Perseids.' },
};
/** The limit counts characters, as servers do: an emoji is one, though browsers count two. */
export const Limited: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { maxLength: 5 },
  play: async ({ canvas }) => {
    const area = canvas.getByLabelText('Proposal');
    await typeWhole(area, '🔭🔭🔭🔭🔭🔭');
    await expect(area).toHaveValue('🔭🔭🔭🔭🔭');
    await userEvent.clear(area);
    await typeWhole(area, 'stars🔭');
    await expect(area).toHaveValue('stars');
    await userEvent.clear(area);
    await typeWhole(area, '🔭🔭sky!');
    await expect(area).toHaveValue('🔭🔭sky');
  },
};
export const Invalid: Story = { args: { error: 'Proposal is required' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Nothing to add.' } };
