import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultTheme, initialThemes, themeLimits, tooMany } from 'societies-contract';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { inEveryMode } from '../../foundations/modes.fixture.ts';
import { Card } from '../../base/Card/Card.tsx';
import { ThemeEditor } from './ThemeEditor.tsx';

const themes = initialThemes.map((theme, index) => ({ ...theme, id: index + 1 }));

/**
 * Where a committee chooses its four colours. Whatever it chooses, pages stay readable; where that means another text colour
 * than the chosen one, the advice says so with the ratio. Light and dark are previewed side by side.
 */
const meta = {
  title: 'Theme editor/ThemeEditor',
  component: ThemeEditor,
  args: { themes, current: 1, onSave: fn(), onPreview: fn(), onDirtyChange: fn() },
  decorators: [
    (Story) => (
      <Card padding="large" style={{ maxInlineSize: 482 }}>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof ThemeEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A stored theme, chosen as it is, is saved by its id. */
export const Choose: Story = {
  parameters: inEveryMode,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Default' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Tide' }));
    await expect(canvas.getByLabelText('Primary')).toHaveValue('#123a66');
    await expect(args.onDirtyChange).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenLastCalledWith(4);
    await userEvent.click(canvas.getByRole('radio', { name: 'Default' }));
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
  },
};

/** The advice of the design's picture: white on a pale tertiary. */
export const Advice: Story = {
  args: {
    themes: [{ ...themes[0], tertiary_color: '#c9a7ff' } as (typeof themes)[number], ...themes.slice(1)],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'White on Tertiary is hard to read (2.0 : 1). Text on it will be shown dark instead.',
    );
  },
};

/** Colours of one's own are saved with the theme's name; arrow keys choose among the swatches. */
export const Change: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('radio', { name: 'Default' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Moss' })).toBeChecked();
    const primary = canvas.getByLabelText('Primary');
    await userEvent.clear(primary);
    await userEvent.type(primary, '#ffe');
    await expect(args.onPreview).toHaveBeenLastCalledWith(expect.objectContaining({ primary_color: '#ffe' }));
    await fireEvent.input(canvas.getByLabelText('Pick Secondary'), { target: { value: '#123456' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenLastCalledWith({
      name: 'Moss',
      primary_color: '#ffe',
      secondary_color: '#123456',
      tertiary_color: '#ffd08a',
      text_color: '#ffffff',
    });
  },
};

/** An invalid colour has an error beside its field and cannot be saved; the preview keeps the last valid colours. */
export const Invalid: Story = {
  play: async ({ canvas, args }) => {
    const text = canvas.getByLabelText('Text');
    await userEvent.clear(text);
    await userEvent.type(text, 'lilac');
    await expect(canvas.getByText('Write a colour as #rgb or #rrggbb.')).toBeVisible();
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(text).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** A new theme needs a name. */
export const NewTheme: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New theme' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('Theme name is required.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Name'), 'Aurora');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Aurora' }));
  },
};

/** As many as a society keeps: it says so, and those that there are can still be chosen and changed. */
export const Full: Story = {
  args: {
    themes: Array.from({ length: themeLimits.perSociety }, (_, index) => ({
      ...defaultTheme,
      id: index + 1,
      name: `Theme ${index + 1}`,
    })),
    current: 1,
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'New theme' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(tooMany.themes(themeLimits.perSociety));
    await expect(canvas.getByRole('radio', { name: 'Theme 2' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
};

export const Saving: Story = { args: { pending: true } };

/** Somebody else changed the theme's colours meanwhile: saving says which, and asks. */
export const ChangedMeanwhile: Story = {
  args: { themes: themes.map((theme) => ({ ...theme, version: 1 })) },
  render: function Shared(args) {
    const [stored, store] = useState(args.themes);
    return (
      <ThemeEditor
        {...args}
        themes={stored}
        onSave={(choice) => {
          void args.onSave(choice);
          // As a server does that counts: it refuses, and the themes are read again.
          if (typeof choice === 'object' && choice.version === 1) {
            store((before) =>
              before.map((theme) =>
                theme.id === 1
                  ? { ...theme, primary_color: '#005544', text_color: '#eeeeee', version: 2 }
                  : theme,
              ),
            );
          }
        }}
      />
    );
  },
  play: async ({ canvas, args, step }) => {
    const primary = canvas.getByLabelText('Primary');
    await userEvent.clear(primary);
    await userEvent.type(primary, '#123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await step('what they changed is said, what was written stays', async () => {
      await expect(args.onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({ primary_color: '#123456', version: 1 }),
      );
      await expect(await canvas.findByText('#005544')).toBeVisible();
      await expect(primary).toHaveValue('#123456');
    });
    await step('keeping mine goes on top of theirs', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
      await expect(args.onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({ primary_color: '#123456', text_color: '#eeeeee', version: 2 }),
      );
      await expect(canvas.queryByRole('button', { name: 'Keep mine' })).toBeNull();
    });
  },
};

/** Somebody else made a theme of that name meanwhile. */
export const NameTakenMeanwhile: Story = {
  args: { themes: themes.map((theme) => ({ ...theme, version: 1 })) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New theme' }));
    await userEvent.type(canvas.getByLabelText('Name'), 'Tide');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }));
    await expect(canvas.getByRole('radio', { name: 'Tide' })).toBeChecked();
    await expect(canvas.getByLabelText('Primary')).toHaveValue('#123a66');
  },
};
