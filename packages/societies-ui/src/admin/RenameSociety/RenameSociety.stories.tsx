import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { adminSocieties } from '../admin.fixture.ts';
import { RenameSociety, type RenamedSociety } from './RenameSociety.tsx';

const categories = [
  { id: 1, name: 'Academic' },
  { id: 2, name: 'Arts' },
  { id: 3, name: 'Science' },
];
const society: RenamedSociety = {
  ...(adminSocieties[0] as RenamedSociety),
  name: 'Astronomy Society',
  category: { id: 3, name: 'Science' },
  member_count: 1_204,
  version: 7,
};

/** Administrators name a society anew, or move it to another category. It asks first, and says what becomes of links. */
const meta = {
  title: 'Admin/RenameSociety',
  component: RenameSociety,
  args: { society, categories, onRename: fn(), onClose: fn() },
} satisfies Meta<typeof RenameSociety>;
export default meta;
type Story = StoryObj<typeof meta>;

const form = () => within(screen.getByRole('dialog', { name: 'Rename Astronomy Society' }));

export const Rename: Story = {
  parameters: inEveryMode,
  play: async ({ args, step }) => {
    await expect(form().getByText(/keep working under the new name/)).toBeVisible();
    const name = form().getByLabelText(/^Name/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Astronomy and Space Society');
    await userEvent.click(form().getByRole('button', { name: 'Save' }));
    const question = within(
      await screen.findByRole('alertdialog', {
        name: 'Rename Astronomy Society to Astronomy and Space Society?',
      }),
    );
    await step('says what it does before it is done', async () => {
      await expect(question.getByText(/Old links keep working/)).toBeVisible();
      await expect(question.getByText(/Its members \(1,204\)/)).toBeVisible();
      await expect(args.onRename).not.toHaveBeenCalled();
    });
    await userEvent.click(question.getByRole('button', { name: 'Rename' }));
    await waitFor(() =>
      expect(args.onRename).toHaveBeenCalledWith({ name: 'Astronomy and Space Society', category: 3 }, 7),
    );
  },
};
export const Move: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await userEvent.selectOptions(form().getByLabelText(/^Category/), 'Arts');
    await userEvent.click(form().getByRole('button', { name: 'Save' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Move Astronomy Society to Arts?' }),
    );
    await expect(question.queryByText(/Old links/)).toBeNull();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await expect(args.onRename).not.toHaveBeenCalled();
    await expect(form().getByLabelText(/^Category/)).toHaveValue('2');
  },
};
/** A name that another society has is said at its field. */
export const Taken: Story = {
  args: { fieldErrors: { name: ['Another society has this name.'] } },
  play: async () => {
    await expect(form().getByLabelText(/^Name/)).toHaveAccessibleDescription(/Another society/);
  },
};
export const TooShort: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const name = form().getByLabelText(/^Name/);
    await userEvent.clear(name);
    await userEvent.click(form().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(name).toHaveFocus());
    await expect(args.onRename).not.toHaveBeenCalled();
  },
};
/** Somebody else renamed it meanwhile. */
export const Conflict: Story = {
  args: { conflict: { ...society, name: 'Stars and Planets', version: 8 } },
  play: async () => {
    await expect(form().getByText('Stars and Planets')).toBeVisible();
  },
};
