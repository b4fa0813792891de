import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { narrow } from '../stories.styles.ts';
import { Slider } from './Slider.tsx';

/** A number between two ends, such as the zoom of a picture. The value stands beside the label. */
const meta = {
  title: 'Base/Slider',
  component: Slider,
  args: { label: 'Zoom', min: 1, max: 3, step: 0.1, defaultValue: 1.5, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={narrow}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Zoom: Story = {
  args: { format: (value) => `${value.toFixed(1)}×` },
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Zoom' });
    await expect(slider).toHaveAttribute('aria-valuetext', '1.5×');
    await fireEvent.input(slider, { target: { value: '2.2' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(2.2);
    await expect(canvas.getByText('2.2×')).toBeVisible();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const WithHint: Story = {
  parameters: inEveryMode,
  args: { label: 'Places', min: 0, max: 200, step: 10, defaultValue: 120, hint: 'At most 200' },
};
