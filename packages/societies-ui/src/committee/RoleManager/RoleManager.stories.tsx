import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { roleLimits } from 'societies-contract';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { Card } from '../../base/Card/Card.tsx';
import { permissions, roles } from '../committee.fixture.ts';
import { roleManagerMessages } from './RoleManager.messages.ts';
import { RoleManager } from './RoleManager.tsx';

/**
 * A society's roles and their rights. President is shown and fixed, Member is not listed. One bar says
 * in words what would change, and saves it.
 */
const meta = {
  title: 'Committee/RoleManager',
  component: RoleManager,
  args: {
    roles,
    permissions,
    holders: { 1: 'Mira Voss', 2: 'Tom Adeyemi', 3: 'Unassigned' },
    onAdd: fn(),
    onSave: fn(),
    onDelete: fn(),
    onDirtyChange: fn(),
  },
  decorators: [
    (Story) => (
      <Card padding="large" style={{ maxInlineSize: 1100 }}>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof RoleManager>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Roles: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText('Member')).toBeNull();
    const president = within(canvas.getByRole('group', { name: 'What the President may do' }));
    for (const box of president.getAllByRole('checkbox')) {
      await expect(box).toBeChecked();
      await expect(box).toBeDisabled();
    }
    await expect(canvas.queryByRole('button', { name: 'Delete President' })).toBeNull();
    const treasurer = within(canvas.getByRole('group', { name: 'What the Treasurer may do' }));
    await userEvent.click(treasurer.getByRole('checkbox', { name: 'Edit events' }));
    await userEvent.click(treasurer.getByRole('checkbox', { name: 'Edit merch' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '2 changes The Treasurer may no longer edit merch. The Treasurer may edit events.',
    );
    await userEvent.click(treasurer.getByRole('checkbox', { name: 'Edit merch' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('1 change The Treasurer may edit events.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save roles' }));
    await expect(args.onSave).toHaveBeenCalledWith({ ...roles[3], permissions: [4, 6] });
  },
};

/** A name is required. */
export const NewRole: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add role' }));
    await expect(canvas.getByText('Role name is required.')).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('New role'), '  Librarian {Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith('Librarian');
    await expect(canvas.getByLabelText('New role')).toHaveValue('');
  },
};

/** By keys alone: once a role is gone one is at the next one's bin, and after the last role where one is added. */
export const Delete: Story = {
  args: { roles: roles.slice(0, 4) },
  render: function Deleting(args) {
    const [stored, store] = useState(args.roles);
    return (
      <RoleManager
        {...args}
        roles={stored}
        onDelete={async (role) => {
          await args.onDelete(role);
          store((before) => before.filter(({ id }) => id !== role.id));
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    const remove = async (name: string) => {
      canvas.getByRole('button', { name: `Delete ${name}` }).focus();
      await userEvent.keyboard('{Enter}');
      const dialog = await screen.findByRole('alertdialog');
      await expect(dialog).toHaveTextContent(`Are you sure you want to delete ${name}?`);
      await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
    };
    await remove('Secretary');
    await expect(args.onDelete).toHaveBeenCalledWith(roles[2]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete Treasurer' })).toHaveFocus());
    await remove('Treasurer');
    await remove('Vice President');
    await waitFor(() => expect(canvas.getByLabelText('New role')).toHaveFocus());
  },
};

/** Nobody grants a right that they do not hold, or changes or deletes a role that holds more than they do. */
export const LimitedRights: Story = {
  args: { grantable: [2, 3, 5] },
  play: async ({ canvas }) => {
    const secretary = within(canvas.getByRole('group', { name: 'What the Secretary may do' }));
    await expect(secretary.getByRole('checkbox', { name: 'Edit merch' })).toBeDisabled();
    await expect(secretary.getByRole('checkbox', { name: 'Edit posts' })).toBeEnabled();
    await expect(secretary.getByRole('checkbox', { name: 'Manage roles' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Delete Secretary' })).toBeEnabled();
    const vice = within(canvas.getByRole('group', { name: 'What the Vice President may do' }));
    for (const box of vice.getAllByRole('checkbox')) await expect(box).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Delete Vice President' })).toBeNull();
    await expect(canvas.getAllByText(roleManagerMessages.above)[0]).toBeVisible();
  },
};

/** As many as a society may have: it says so where one would be added. */
export const Full: Story = {
  args: {
    roles: [
      ...roles,
      ...Array.from({ length: roleLimits.perSociety - roles.length }, (_, index) => ({
        id: 100 + index,
        name: `Officer ${index + 1}`,
        society: 1,
        permissions: [],
      })),
    ],
  },
  play: async ({ canvas }) => {
    const name = canvas.getByLabelText('New role');
    await expect(name).toBeDisabled();
    await expect(name).toHaveAccessibleDescription(roleManagerMessages.full(roleLimits.perSociety));
    await expect(canvas.getByRole('button', { name: 'Add role' })).toBeDisabled();
  },
};

/** The bar saves all that is ticked, role by role; only what is stored by then is no longer unsaved. */
export const TwoRolesChanged: Story = {
  render: function Stored(args) {
    const [stored, store] = useState(args.roles);
    return (
      <RoleManager
        {...args}
        roles={stored}
        onSave={(saved) => {
          // As a list that is read anew: every role is another object.
          store((before) => before.map((role) => ({ ...(role.id === saved.id ? saved : role) })));
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    const box = (role: string, right: string) =>
      within(canvas.getByRole('group', { name: `What the ${role} may do` })).getByRole('checkbox', {
        name: right,
      });
    await userEvent.click(box('Treasurer', 'Edit events'));
    await userEvent.click(box('Secretary', 'Edit events'));
    await expect(args.onDirtyChange).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Save roles' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save roles' })).toBeNull());
    await waitFor(() => expect(box('Secretary', 'Edit events')).toHaveFocus());
    await expect(box('Treasurer', 'Edit events')).toBeChecked();
    await expect(box('Secretary', 'Edit events')).toBeChecked();
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));
    await userEvent.type(canvas.getByLabelText('New role'), 'Librarian');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
  },
};

/** What was ticked is put back, and nothing is sent. */
export const Discarded: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const secretary = within(canvas.getByRole('group', { name: 'What the Secretary may do' }));
    await userEvent.click(secretary.getByRole('checkbox', { name: 'Edit posts' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(secretary.getByRole('checkbox', { name: 'Edit posts' })).toBeChecked();
    await expect(canvas.queryByRole('button', { name: 'Save roles' })).toBeNull();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Ticked and not saved, as a phone shows it too. */
export const Unsaved: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    const secretary = within(canvas.getByRole('group', { name: 'What the Secretary may do' }));
    await userEvent.click(secretary.getByRole('checkbox', { name: 'Edit events' }));
    await expect(canvas.getByRole('button', { name: 'Save roles' })).toBeVisible();
  },
};

/** Somebody else saved the role meanwhile: the row says what they changed, and each of the two keeps their rights. */
export const ChangedMeanwhile: Story = {
  args: { roles: roles.map((role) => ({ ...role, version: 1 })) },
  render: function Shared(args) {
    const [stored, store] = useState(args.roles);
    const readAnew = () =>
      store((before) =>
        before.map((role) =>
          role.name === 'Treasurer' ? { ...role, name: 'Bursar', permissions: [3, 4], version: 2 } : role,
        ),
      );
    return (
      <RoleManager
        {...args}
        roles={stored}
        onSave={(role) => {
          void args.onSave(role);
          // As a server does that counts: it refuses, and the roles are read again.
          if (role.version === 1) readAnew();
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    const treasurer = within(canvas.getByRole('group', { name: 'What the Treasurer may do' }));
    await userEvent.click(treasurer.getByRole('checkbox', { name: 'Edit events' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save roles' }));
    const [name] = await canvas
      .findAllByRole('listitem', { name: '' })
      .then((items) => items.filter(({ textContent }) => textContent?.startsWith('NameTheirs')));
    await expect(name).toHaveTextContent('NameTheirsBursar');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
    await expect(args.onSave).toHaveBeenLastCalledWith({
      ...roles[3],
      name: 'Bursar',
      permissions: [3, 4, 6],
      version: 2,
    });
  },
};

/** Whoever loses a role is named before. A role that nobody has takes nothing from anybody. */
export const DeleteHeld: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Vice President' }));
    await expect(screen.getByRole('alertdialog')).toHaveTextContent(
      'Are you sure you want to delete Vice President? Tom Adeyemi has this role.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Secretary' }));
    await expect(screen.getByRole('alertdialog')).not.toHaveTextContent('has this role');
  },
};
