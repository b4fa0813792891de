import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { narrow } from '../stories.styles.ts';
import { NumberField } from './NumberField.tsx';

/** A number as people write it, with its unit beside it. Arrow keys step it; the wheel only scrolls. */
const meta = {
  title: 'Base/NumberField',
  component: NumberField,
  args: { label: 'Max participants', min: 1, defaultValue: 100 },
  decorators: [
    (Story) => (
      <div style={narrow}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  args: { onNumberChange: fn() },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Max participants' });
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.clear(input);
    await userEvent.type(input, '25{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(input).toHaveValue('26');
    await expect(args.onNumberChange).toHaveBeenLastCalledWith(26);
    await userEvent.type(input, '{ArrowDown>30/}');
    await expect(input).toHaveValue('1');
    await fireEvent.wheel(input, { deltaY: 100 });
    await expect(input).toHaveValue('1');
  },
};
export const WithUnit: Story = {
  parameters: inEveryMode,
  args: { label: 'Duration', kind: 'hours', step: 0.5, min: 0.5, defaultValue: 2.5, suffix: 'hours' },
};
const price = { label: 'Price', kind: 'money', step: 0.5, min: 0, prefix: '£' } as const;
export const Pounds: Story = { args: { ...price, defaultValue: 4.5 } };

type Left = [typed: string, shown: string, said?: string];
/** Types each text, leaves the field, and compares what it then shows and says under it. */
const leaving =
  (table: Left[]): Story['play'] =>
  async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton');
    for (const [typed, shown, said = ''] of table) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await userEvent.tab();
      await expect(input).toHaveValue(shown);
      await expect(input.closest('[data-soc]')?.querySelector('[data-part="said"]')).toHaveTextContent(said);
    }
  };

const hidden = { chromatic: { disableSnapshot: true } };
/** When the field is left it shows the amount that was read, and asks about much. */
export const Amounts: Story = {
  parameters: hidden,
  args: { ...price, usual: 4 },
  play: leaving([
    ['12,50', '12.50'],
    ['£7.99', '7.99'],
    ['1.250,00', '1250', 'Is £1,250.00 right?'],
    ['1,250', '1250', 'Is £1,250.00 right?'],
    ['١٢٫٥', '12.50'],
    ['40', '40', 'Is £40.00 right?'],
    ['4', '4'],
    ['39.99', '39.99'],
    ['1.250', '1.250'],
    ['abc', 'abc'],
  ]),
};
/** The same in German. */
export const AmountsInGerman: Story = {
  parameters: hidden,
  globals: { language: 'de' },
  args: price,
  play: leaving([
    ['12,50', '12,50'],
    ['12.50', '12,50'],
    ['1.250', '1250', 'Stimmt 1.250,00'],
    ['7,9', '7,90'],
  ]),
};
/** Hours are also read from minutes, and what is no whole hour is said in both. */
export const Hours: Story = {
  parameters: hidden,
  args: { label: 'Duration', kind: 'hours', step: 0.5, min: 0.5, suffix: 'hours', defaultValue: 1 },
  play: leaving([
    ['0:45', '0.75', '45 min'],
    ['1:30', '1.5', '1 h 30 min'],
    ['90 min', '1.5', '1 h 30 min'],
    ['1,5', '1.5', '1 h 30 min'],
    ['2', '2'],
    ['45', '45', 'Is 45 h right?'],
    ['1:20', '1:20', '1 h 20 min'],
  ]),
};
export const Much: Story = {
  args: { ...price, defaultValue: 1250 },
  play: async ({ canvas }) => {
    canvas.getByRole('spinbutton').focus();
    await userEvent.tab();
    await expect(canvas.getByText('Is £1,250.00 right?')).toBeVisible();
  },
};
export const Invalid: Story = {
  args: { defaultValue: 0, error: 'Max participants is required and must be at least 1.' },
};
export const Disabled: Story = { args: { disabled: true } };
