import { Plus, TriangleAlert } from '../../base/Icon/icons.ts';
import { forwardRef, useId, useState, type ComponentPropsWithoutRef } from 'react';
import { themeLimits, tooMany, type StoredTheme, type ThemeColors } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { useDirty } from '../../base/useDirty.ts';
import { usePending } from '../../base/usePending.ts';
import { useRefusal } from '../../base/useRefusal.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useRule } from '../../host/useRule.ts';
import { ConflictNotice } from '../../content/ConflictNotice/ConflictNotice.tsx';
import { onTop } from '../../content/ConflictNotice/threeWay.ts';
import { useConflictChanges } from '../../content/ConflictNotice/useConflictChanges.ts';
import { ThemeSelector } from '../ThemeSelector/ThemeSelector.tsx';
import { ColorFields } from './ColorFields.tsx';
import { colorsOf, invalidSlots, noColors, sameColors, type Slot } from './colors.ts';
import { contrastAdvice, type ContrastAdvice } from './contrastAdvice.ts';
import { Root } from './ThemeEditor.styles.ts';
import { ThemeSample } from './ThemeSample.tsx';

const grounds: Record<ContrastAdvice['on'], string> = {
  primary: 'Primary',
  secondary: 'Secondary',
  tertiary: 'Tertiary',
  mark: 'the page',
};

const named = (hex: string) => (hex === '#ffffff' ? 'White' : hex === '#000000' ? 'Black' : hex);

export const themeEditorMessages = {
  colors: {
    primary_color: 'Primary',
    secondary_color: 'Secondary',
    tertiary_color: 'Tertiary',
    text_color: 'Text',
  } as Record<Slot, string>,
  pick: (name: string) => `Pick ${name}`,
  invalid: 'Write a colour as #rgb or #rrggbb.',
  newTheme: 'New theme',
  full: tooMany.themes,
  name: 'Name',
  nameRequired: 'Theme name is required.',
  advice: ({ on, requested, ratio, darker }: ContrastAdvice) =>
    on === 'mark'
      ? `${requested} is hard to see on the page (${ratio.toFixed(1)} : 1). Lines and links will be shown ${darker ? 'darker' : 'lighter'} instead.`
      : `${named(requested)} on ${grounds[on]} is hard to read (${ratio.toFixed(1)} : 1). Text on it will be shown ${darker ? 'dark' : 'light'} instead.`,
  sampleName: 'Your society',
  sampleButton: 'Join',
  sampleSoft: 'Preview',
  sampleLink: 'Events',
  light: 'Preview in light',
  dark: 'Preview in dark',
  save: 'Save',
} as const;

/**
 * A theme to be saved: the id of a stored one as it is, or a name with four colours and the version of the theme that they take
 * the place of (0 for a new one).
 */
export type ThemeChoice = number | (ThemeColors & { name: string; version?: number });

/** A theme to begin with, and its version, if it has one. */
export type EditedTheme = Pick<StoredTheme, 'id' | 'name' | Slot> & { version?: number };

export interface ThemeEditorProps extends Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit' | 'children'> {
  /**
   * The stored themes to begin with. What is written stays when they change; where the one that it began from is at another
   * version by then, saving says what others changed and asks which to keep.
   */
  themes: readonly EditedTheme[];
  /** Id of the theme that the society wears. */
  current: number;
  /** Gets an id when a stored theme was chosen as it is, else the name and the four colours. */
  onSave: (choice: ThemeChoice) => void | Promise<unknown>;
  /** Told the four colours whenever they are valid, so that the page can wear them before they are saved. */
  onPreview?: (colors: ThemeColors) => void;
  /** Shows the button's progress, in addition to the time that the promise of `onSave` is pending. */
  pending?: boolean;
  /** Called with whether there are unsaved changes, so that the host can ask before they are lost. */
  onDirtyChange?: (dirty: boolean) => void;
}

/**
 * Chooses or makes a society's theme: four colours, a preview in light and dark, and advice where the chosen text would be
 * hard to read. Everything else is derived and stays readable.
 */
export const ThemeEditor = forwardRef<HTMLFormElement, ThemeEditorProps>(function ThemeEditor(
  { themes, current, onSave, onPreview, pending = false, onDirtyChange, ...rest },
  ref,
) {
  const messages = useMessages('ThemeEditor', themeEditorMessages);
  const start = themes.find(({ id }) => id === current) ?? themes[0];
  const reason = useId();
  const most = useRule('theme', 'perSociety', themeLimits.perSociety);
  const nameMax = useRule('theme', 'nameMax', themeLimits.nameMax);
  const full = themes.length >= most;
  const [chosen, setChosen] = useState<EditedTheme | null>(start ?? null);
  const [name, setName] = useState('');
  const [nameMissing, setNameMissing] = useState(false);
  const [written, setWritten] = useState<ThemeColors>(() => (start ? colorsOf(start) : noColors));
  // The preview keeps the last valid colours.
  const [shown, setShown] = useState(written);
  const [tried, setTried] = useState(false);
  const changesOf = useConflictChanges<ThemeColors>({ labels: messages.colors });
  const currentTheme = themes.find(({ id }) => id === current);
  const sameName = chosen ? chosen.id === current : ['', currentTheme?.name].includes(name.trim());
  useDirty(!currentTheme || !sameName || !sameColors(written, currentTheme), onDirtyChange);
  /** The stored version of the edited theme; for a new one, a theme that somebody else has saved under its name. */
  const stored = themes.find(
    (theme) => (chosen ? theme.id === chosen.id : theme.name === name.trim()) && theme.version !== undefined,
  );
  const from = chosen ? chosen.version : 0;
  const contested = stored !== undefined && stored.version !== from;
  // What is written is stored by now.
  if (stored && contested && sameColors(stored, written)) setChosen(stored);
  const invalid = invalidSlots(written).length > 0;
  const advice = invalidSlots(shown).length === 0 ? contrastAdvice(shown) : [];

  const write = (next: ThemeColors) => {
    setWritten(next);
    if (invalidSlots(next).length === 0) {
      setShown(next);
      onPreview?.(next);
    }
  };
  const { attempt: send, pending: sent } = usePending(onSave);
  const refuse = useRefusal();
  const saving = pending || sent !== null;
  const save = async () => {
    if (invalid) return;
    if (!chosen && name.trim() === '') {
      setNameMissing(true);
      return;
    }
    setTried(true);
    if (chosen && sameColors(chosen, written)) await send(chosen.id);
    else if (!contested)
      await send({
        name: chosen ? chosen.name : name.trim(),
        ...written,
        ...(from !== undefined && { version: from }),
      });
  };
  /** Continues from a stored theme. */
  const startFrom = (theme: EditedTheme, colors: ThemeColors) => {
    setTried(false);
    setChosen(theme);
    setName('');
    write(colors);
  };

  return (
    <Root
      ref={ref}
      data-soc="ThemeEditor"
      noValidate
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
        refuse(event.currentTarget);
      }}
    >
      <div data-part="body">
        <ThemeSelector
          themes={themes}
          value={chosen?.id ?? null}
          onChange={({ id }) => {
            const theme = themes.find((one) => one.id === id);
            if (theme) startFrom(theme, colorsOf(theme));
          }}
        >
          <IconButton
            label={messages.newTheme}
            variant="quiet"
            shape="round"
            data-part="new"
            aria-pressed={chosen === null}
            disabled={full}
            aria-describedby={full ? reason : undefined}
            onClick={() => setChosen(null)}
          >
            <Plus />
          </IconButton>
        </ThemeSelector>
        {full && (
          <p id={reason} data-part="full">
            {messages.full(most)}
          </p>
        )}
        {!chosen && (
          <TextField
            label={messages.name}
            value={name}
            maxLength={nameMax}
            error={nameMissing ? messages.nameRequired : undefined}
            onChange={(event) => {
              setName(event.currentTarget.value);
              setNameMissing(false);
            }}
          />
        )}
        <div data-part="fields">
          <ColorFields value={written} shown={shown} onChange={write} messages={messages} />
        </div>
        <div role="status">
          {advice.length > 0 && (
            <div data-part="advice">
              <TriangleAlert aria-hidden="true" strokeWidth={1.75} />
              <ul data-part>
                {advice.map((each) => (
                  <li data-part key={each.on}>
                    {messages.advice(each)}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <div data-part="previews">
          {(['light', 'dark'] as const).map((scheme) => (
            <ThemeSample
              key={scheme}
              colors={shown}
              colorScheme={scheme}
              label={messages[scheme]}
              messages={messages}
            />
          ))}
        </div>
        {tried && contested && !saving && !(chosen && sameColors(chosen, written)) && (
          <ConflictNotice
            changes={changesOf(chosen ? colorsOf(chosen) : noColors, written, colorsOf(stored))}
            onKeepMine={() => {
              const kept = onTop(chosen ? colorsOf(chosen) : noColors, written, colorsOf(stored));
              startFrom(stored, kept);
              void send({ name: stored.name, ...kept, version: stored.version });
            }}
            onTakeTheirs={() => startFrom(stored, colorsOf(stored))}
          />
        )}
        <div data-part="actions">
          <Button type="submit" loading={saving}>
            {messages.save}
          </Button>
        </div>
      </div>
    </Root>
  );
});
ThemeEditor.displayName = 'ThemeEditor';
