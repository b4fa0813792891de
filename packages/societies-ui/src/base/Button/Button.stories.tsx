import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from '../Icon/icons.ts';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { row, stack } from '../stories.styles.ts';
import { Button, ButtonLink } from './Button.tsx';

/**
 * Makes something happen. A region has one **filled** button: what most people come for. **Soft** stands beside it, **quiet**
 * is for ways out, **bare** for what is used rarely. **Gold** is for the landing page and the invitation to found a society,
 * and nowhere else. **Danger** cannot be undone. Words are verbs: 'Join', 'Save changes'. Going somewhere is a `ButtonLink`.
 */
const meta = {
  title: 'Base/Button',
  component: Button,
  args: { children: 'Join', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Join' });
    await expect(button).toHaveAttribute('type', 'button');
    await expect(button.getBoundingClientRect().height).toBe(44);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Soft: Story = { args: { variant: 'soft', children: 'Preview' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Cancel' } };
export const Bare: Story = { args: { variant: 'bare', children: 'Show More' } };
export const Gold: Story = { args: { variant: 'gold', children: 'Create your own society' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Remove Society' } };
export const WithIcon: Story = { args: { icon: <Plus aria-hidden="true" />, children: 'Create your own' } };
export const Wide: Story = { args: { fullWidth: true, children: 'Log In' } };
export const LongText: Story = {
  args: { children: 'Register for the annual general meeting of the Climbing and Mountaineering Society' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};

/** Flat, and still readable. */
export const Disabled: Story = {
  args: { disabled: true, children: 'Registered' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Registered' }), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Keeps its size and its focus, and cannot be pressed again: neither by pointer nor by Enter in a field of its form. */
export const Loading: Story = {
  args: { loading: true, children: 'Save changes' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /Save changes/ });
    await expect(button).toHaveAccessibleName('Save changes Working...');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

const submitted = fn();

/** A form is sent once, however often somebody presses. */
export const SubmitsOnce: Story = {
  beforeEach: () => {
    submitted.mockClear();
  },
  render: function Form() {
    const [loading, setLoading] = useState(false);
    return (
      <form
        style={row}
        onSubmit={(event) => {
          event.preventDefault();
          submitted();
          setLoading(true);
        }}
      >
        <input aria-label="Name" />
        <Button type="submit" loading={loading}>
          Send
        </Button>
      </form>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /Send/ });
    await userEvent.dblClick(button);
    await userEvent.type(canvas.getByRole('textbox'), 'Ada{Enter}');
    await expect(submitted).toHaveBeenCalledTimes(1);
  },
};

export const AllKinds: Story = {
  parameters: inEveryMode,
  render: () => (
    <div style={stack}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <div key={size} style={row}>
          {(['filled', 'soft', 'quiet', 'bare', 'gold', 'danger'] as const).map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
          <Button size={size} disabled>
            disabled
          </Button>
          <Button size={size} loading>
            loading
          </Button>
        </div>
      ))}
    </div>
  ),
};

export const AsLink: Story = {
  render: () => (
    <ButtonLink href="#societies" variant="soft">
      Browse all societies
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Browse all societies' })).toHaveAttribute(
      'href',
      '#societies',
    );
  },
};
