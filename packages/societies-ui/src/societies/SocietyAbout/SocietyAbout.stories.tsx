import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { pressByKeys, tabTo } from '../../foundations/keys.fixture.ts';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { astronomy } from '../societies.fixture.ts';
import { SocietyAbout, type StoredDescription } from './SocietyAbout.tsx';

/** What a society says about itself. While its pages are edited it is a text area. */
const meta = {
  title: 'Societies/SocietyAbout',
  component: SocietyAbout,
  args: { description: astronomy.description },
} satisfies Meta<typeof SocietyAbout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'About' })).toHaveTextContent(astronomy.description);
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
export const Empty: Story = {
  args: { description: '', onBegin: fn(), onSave: fn() },
  render: function Beginning({ onBegin, ...args }) {
    const [editing, setEditing] = useState(false);
    return (
      <SocietyAbout
        {...args}
        editing={editing}
        onBegin={() => {
          onBegin?.();
          setEditing(true);
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write something' }));
    await expect(args.onBegin).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('textbox')).toHaveFocus();
  },
};
/** Whoever was led here to write begins in the field. */
export const Writing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { description: '', editing: true, writing: true, onSave: fn() },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};
/** A host that stays in editing: Cancel waits for something to take back. */
export const NothingToCancel: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { editing: true, onSave: fn() },
  play: async ({ canvas }) => {
    const cancel = canvas.getByRole('button', { name: 'Cancel' });
    await expect(cancel).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox'), ' Come along.');
    await userEvent.click(cancel);
    await expect(canvas.getByRole('textbox')).toHaveValue(astronomy.description);
  },
};
export const Editing: Story = {
  parameters: inEveryMode,
  args: { editing: true, onSave: fn(), onCancel: fn(), onDirtyChange: fn() },
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Description' });
    await step('nothing to save before anything changed', async () => {
      await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    });
    await step('cancelling puts the text back', async () => {
      await userEvent.type(field, ' Come along.');
      await expect(args.onDirtyChange).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      await expect(field).toHaveValue(astronomy.description);
      await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    });
    await step('saving hands the text over, also by keys alone', async () => {
      await tabTo(field);
      await userEvent.keyboard('{Control>}{End}{/Control} Come along.');
      await pressByKeys(canvas.getByRole('button', { name: 'Save' }));
      await expect(args.onSave).toHaveBeenCalledWith(`${astronomy.description} Come along.`, {
        description: astronomy.description,
      });
    });
  },
};
export const Refused: Story = {
  args: { editing: true, onSave: fn(), error: 'Failed to update society data!' },
};

/** Somebody else wrote another description meanwhile: what was written here stays beside it, and the reader chooses. */
export const Conflict: Story = {
  args: { editing: true, version: 1, onSave: fn() },
  render: function Render(args) {
    const [conflict, setConflict] = useState<StoredDescription>();
    return (
      <SocietyAbout
        {...args}
        conflict={conflict}
        onSave={async (description, from) => {
          await args.onSave?.(description, from);
          if (from.version === 2) return;
          setConflict({ description: 'Theirs.', version: 2 });
          throw new Error('changed_meanwhile');
        }}
      />
    );
  },
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Description' });
    await userEvent.type(field, ' Come along.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await step('what was written stays, beside theirs', async () => {
      await expect(await canvas.findByText('Theirs.')).toBeVisible();
      await expect(field).toHaveValue(`${astronomy.description} Come along.`);
    });
    await step('and can take its place', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
      await expect(args.onSave).toHaveBeenLastCalledWith(`${astronomy.description} Come along.`, {
        description: 'Theirs.',
        version: 2,
      });
    });
  },
};
