import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ColorSchemeSwitch } from './ColorSchemeSwitch.tsx';

/** Goes through the device's own scheme, light and dark. Its name says where it stands and where a press leads. */
const meta = {
  title: 'Base/ColorSchemeSwitch',
  component: ColorSchemeSwitch,
  args: { value: 'system', onChange: fn() },
} satisfies Meta<typeof ColorSchemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cycle: Story = {
  render: function Cycle(args) {
    const [value, setValue] = useState(args.value);
    return (
      <ColorSchemeSwitch
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next);
          setValue(next);
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Colour scheme: as the device. Switch to light' });
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Colour scheme: light. Switch to dark');
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Colour scheme: as the device. Switch to light');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};
export const Dark: Story = { args: { value: 'dark' } };
