import type { Meta, StoryObj } from '@storybook/react-vite';
import { Compass, LogOut, Menu as MenuIcon, Users } from '../Icon/icons.ts';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inEveryColour } from '../../foundations/modes.fixture.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from './Menu.tsx';

const logout = fn();
const remove = fn();

/**
 * A short list of actions or places behind one button. Arrow keys go through it, letters jump, Escape goes back to the
 * button. It opens in the browser's top layer, so no card cuts it.
 */
const meta = {
  title: 'Base/Menu',
  component: Menu,
  args: {
    align: 'start',
    trigger: (props) => (
      <IconButton label="Menu" {...props}>
        <MenuIcon />
      </IconButton>
    ),
    groups: [
      [
        { label: 'My societies', icon: <Users aria-hidden="true" />, href: '#my-societies', current: true },
        { label: 'Browse societies', icon: <Compass aria-hidden="true" />, href: '#societies' },
      ],
      [
        { label: 'Remove', disabled: true, onSelect: remove },
        { label: 'Logout', icon: <LogOut aria-hidden="true" />, onSelect: logout, variant: 'danger' },
      ],
    ],
  },
  beforeEach: () => {
    logout.mockClear();
    remove.mockClear();
  },
  parameters: { docs: { story: { height: '300px' } } },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    const expectFocusAt = (name: string) =>
      waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());
    await step('down opens at the first, up at the last', async () => {
      button.focus();
      await userEvent.keyboard('{ArrowDown}');
      await expectFocusAt('My societies');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
      await userEvent.keyboard('{ArrowUp}');
      await expectFocusAt('Logout');
    });
    await step('arrows go round, Home and End jump, letters find', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expectFocusAt('My societies');
      await userEvent.keyboard('{End}');
      await expectFocusAt('Logout');
      await userEvent.keyboard('{Home}b');
      await expectFocusAt('Browse societies');
    });
    await step('what is not available does nothing and stays open', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(remove).not.toHaveBeenCalled();
      await expect(screen.getByRole('menu')).toBeVisible();
    });
    await step('Enter does it, closes, and focus is back', async () => {
      await userEvent.keyboard('{End}{Enter}');
      await expect(logout).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};

export const Pointer: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 12, padding: 24 }}>
      <Menu {...args} />
      <button type="button">Elsewhere</button>
    </div>
  ),
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await step('it stands in view, beside its button', async () => {
      await userEvent.click(button);
      const left = (element: Element) => Math.round(element.getBoundingClientRect().left);
      await waitFor(() => expect(left(screen.getByRole('menu'))).toBe(left(button)));
    });
    await step('a press elsewhere closes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    });
    await step('the button opens and closes', async () => {
      await userEvent.click(button);
      await expect(screen.getByRole('menu')).toBeVisible();
      await userEvent.click(button);
      await expect(screen.queryByRole('menu')).toBeNull();
    });
  },
};
export const Open: Story = {
  parameters: inEveryColour,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(screen.getByRole('menuitem', { name: 'My societies' })).toHaveAttribute(
      'href',
      '#my-societies',
    );
  },
};

/** What has neither an address nor an action, such as a page that this site does not have, is announced as not available. */
export const NothingToDo: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { groups: [[{ label: 'Your profile' }, { label: 'Logout', onSelect: logout }]] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const profile = screen.getByRole('menuitem', { name: 'Your profile' });
    await expect(profile).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(profile);
    await expect(profile).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'Logout' })).not.toHaveAttribute('aria-disabled');
  },
};
