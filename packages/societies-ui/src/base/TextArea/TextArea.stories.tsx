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
export const Invalid: Story = { args: { error: 'Proposal is required' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Nothing to add.' } };
