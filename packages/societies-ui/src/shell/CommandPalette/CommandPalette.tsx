import {
  forwardRef,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { searchLimits, type SearchMatch } from 'societies-contract';
import { Search } from '../../base/Icon/icons.ts';
import { Marked } from '../../base/Marked/Marked.tsx';
import type { ModalProps } from '../../base/Modal/Modal.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { useDates } from '../../host/useDates.ts';
import { useMessages, type Widened } from '../../host/useMessages.ts';
import { Frame } from './CommandPalette.styles.ts';

export const commandPaletteMessages = {
  title: 'Search everything',
  placeholder: 'Societies, events, posts, pages…',
  loading: 'Searching...',
  nothing: 'Nothing found',
  failed: 'The search could not be made. Type on to try again.',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  /** Before what something was found by, when that is not its label. */
  event: 'Event:',
  keywords: 'Keyword:',
  keys: 'Arrow keys to choose, Enter to open, Escape to close',
} as const;

declare global {
  interface SocietiesMessages {
    CommandPalette: Widened<typeof commandPaletteMessages>;
  }
}

/** A line of the palette: somewhere to go, or something to do. */
export interface PaletteItem {
  /** Unique among all lines. */
  id: string;
  /** What it is, or does. */
  label: string;
  /** What it was found by: marked in the label where that is its text, else said under it. */
  match?: SearchMatch;
  /** At the end of the line: where it belongs. */
  hint?: string;
  /** An instant: its day stands behind the hint. */
  when?: string;
  /** Before the label; decorative, at most 32 px. */
  picture?: ReactNode;
  /** It was chosen, by a press or by Enter. The host closes the palette. */
  onSelect: () => void;
}

/** Lines of one kind, under the name of it. */
export interface PaletteGroup {
  /** What they have in common. */
  title: string;
  /** The best first. */
  items: readonly PaletteItem[];
  /**
   * They are what `loading` speaks of: until it ends they may be those of the text before, so that Enter waits, unless a line was
   * chosen or stands above them.
   */
  searched?: boolean;
}

export interface CommandPaletteProps extends Omit<
  ModalProps,
  'title' | 'hideTitle' | 'children' | 'onSelect' | 'hero' | 'emblem' | 'actions' | 'description' | 'size'
> {
  /** What was typed; the host holds it, because it asks for what is found. */
  search: string;
  /** Called with the text at every letter. */
  onSearchChange: (search: string) => void;
  /** What was found, by kind; groups without lines are left out. */
  groups: readonly PaletteGroup[];
  /** The answer to what was typed is on its way; what is shown may not stay. */
  loading?: boolean;
  /** The last answer did not come: said in place of 'Nothing found'. */
  failed?: boolean;
}

/** One search over everything that somebody may go to or do: by keys alone, and on a phone over the whole screen. */
export const CommandPalette = forwardRef<HTMLDialogElement, CommandPaletteProps>(function CommandPalette(
  { search, onSearchChange, groups, loading = false, failed = false, ...rest },
  ref,
) {
  const messages = useMessages('CommandPalette', commandPaletteMessages);
  const dates = useDates();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  /** Enter asked for the best line of an answer that is still on its way. */
  const entered = useRef(false);
  const shown = groups.filter(({ items }) => items.length > 0);
  const items = shown.flatMap((group) => group.items);
  // What is chosen goes with what is found: the best line is first. Lines that come later leave the choice where it is.
  const [chosen, setChosen] = useState<{ search: string; id?: string }>({ search });
  const wanted = chosen.search === search ? items.findIndex(({ id: line }) => line === chosen.id) : 0;
  const active = items.length === 0 ? -1 : Math.max(0, wanted);
  const choose = (index: number) => {
    entered.current = false;
    setChosen({ search, id: items[index]?.id });
  };

  const isChosen = chosen.search === search && chosen.id !== undefined;
  const place = groups.findIndex(({ items: lines }) => lines.some((line) => line === items[active]));
  /** What is not there yet will stand before the line that is the best for now, or in its place. */
  const isAwaited =
    loading && !isChosen && (place < 0 || groups.slice(0, place + 1).some(({ searched }) => searched));

  // The answer comes from outside React.
  useEffect(() => {
    if (!entered.current || loading) return;
    entered.current = false;
    if (!failed) items[active]?.onSelect();
  });

  // Keeps the line that the keys are on in view, which only the browser can do.
  useLayoutEffect(() => {
    list.current?.querySelector('[data-state="active"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, items.length]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const last = items.length - 1;
    const to = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      PageDown: Math.min(last, active + 6),
      PageUp: Math.max(0, active - 6),
    }[event.key];
    if (to !== undefined) choose(to);
    else if (event.key !== 'Enter') return;
    else if (isAwaited) entered.current = true;
    else items[active]?.onSelect();
    event.preventDefault();
  };

  const reasonOf = ({ field }: SearchMatch) =>
    (field === 'event' || field === 'keywords') && `${messages[field]} `;
  const note = failed ? messages.failed : loading ? messages.loading : messages.nothing;
  return (
    <Frame ref={ref} data-soc="CommandPalette" title={messages.title} hideTitle size="medium" {...rest}>
      <div data-part="search">
        <Search aria-hidden="true" />
        <input
          type="text"
          role="combobox"
          data-part="input"
          data-autofocus=""
          aria-label={messages.title}
          aria-autocomplete="list"
          aria-expanded={items.length > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={items[active] ? `${id}${active}` : undefined}
          aria-describedby={`${id}keys`}
          placeholder={messages.placeholder}
          maxLength={searchLimits.max}
          autoComplete="off"
          enterKeyHint="go"
          value={search}
          onChange={(event) => {
            entered.current = false;
            onSearchChange(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <VisuallyHidden role="status">
        {search.trim() === '' ? '' : items.length > 0 ? messages.found(items.length) : note}
      </VisuallyHidden>
      <div
        ref={list}
        id={`${id}list`}
        role="listbox"
        data-part="list"
        aria-label={messages.title}
        aria-busy={loading || undefined}
      >
        {shown.map(({ title, items: lines }, group) => {
          const before = shown.slice(0, group).reduce((sum, one) => sum + one.items.length, 0);
          return (
            <div key={title} role="group" aria-labelledby={`${id}group${group}`}>
              <p id={`${id}group${group}`} role="presentation" data-part="group">
                {title}
              </p>
              {lines.map((item, index) => (
                // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- keys arrive at the input, which names the line that they are on
                <div
                  key={item.id}
                  id={`${id}${before + index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={before + index === active}
                  data-state={before + index === active ? 'active' : undefined}
                  onMouseMove={() => before + index !== active && choose(before + index)}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={item.onSelect}
                >
                  <span data-part="picture" aria-hidden="true">
                    {item.picture}
                  </span>
                  <span data-part="words">
                    <span data-part="label">
                      <Marked
                        text={item.label}
                        ranges={item.match?.text === item.label ? item.match.ranges : undefined}
                      />
                    </span>
                    {item.match && item.match.text !== item.label && (
                      <span data-part="reason">
                        {reasonOf(item.match)}
                        <Marked text={item.match.text} ranges={item.match.ranges} />
                      </span>
                    )}
                  </span>
                  {(item.hint ?? item.when) && (
                    <span data-part="hint">
                      {[item.hint, item.when && dates.day(item.when)].filter(Boolean).join(' · ')}
                    </span>
                  )}
                </div>
              ))}
            </div>
          );
        })}
      </div>
      {items.length === 0 && <p data-part="note">{note}</p>}
      <p id={`${id}keys`} data-part="keys">
        {messages.keys}
      </p>
    </Frame>
  );
});
CommandPalette.displayName = 'CommandPalette';
