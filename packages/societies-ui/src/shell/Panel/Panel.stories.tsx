import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Panel } from './Panel.tsx';

/** A region of a page on a surface of its own, with its heading, a line under it and what can be done about it. */
const meta = {
  title: 'Shell/Panel',
  component: Panel,
  args: {
    title: 'Password',
    hint: 'Changing it logs you out everywhere else.',
    action: <Button variant="soft">Edit password</Button>,
  },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Password' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit password' })).toBeVisible();
  },
};

export const WithContent: Story = {
  args: {
    title: 'Theme',
    hint: 'Four colours. Everything else follows, and stays readable.',
    action: undefined,
    children: <Button>Save</Button>,
  },
};

export const WithoutHeading: Story = {
  args: {
    title: undefined,
    hint: undefined,
    action: undefined,
    children: 'What stands here brings its own heading.',
  },
};
