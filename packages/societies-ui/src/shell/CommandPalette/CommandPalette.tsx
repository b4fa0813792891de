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
import { firstOf, searchLimits, type SearchMatch } from 'societies-contract';
import { Search } from '../../base/Icon/icons.ts';
import { Marked } from '../../base/Marked/Marked.tsx';
import type { ModalProps } from '../../base/Modal/Modal.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { Frame } from './CommandPalette.styles.ts';

export const commandPaletteMessages = {
  title: 'Search everything',
  placeholder: 'Societies, events, posts, pages…',
  loading: 'Searching...',
  nothing: 'Nothing found',
  failed: 'The search failed. Keep typing to try again.',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  /** Precedes the matching text, if that is not the label. */
  event: 'Event:',
  keywords: 'Keyword:',
  keys: 'Arrow keys to choose, Enter to open, Escape to close',
} as const;

/** An item of the palette: a link or an action. */
export interface PaletteItem {
  /** Unique among all items. */
  id: string;
  /** The item's text. */
  label: string;
  /** The search match: marked in the label if it is its text, otherwise shown below. */
  match?: SearchMatch;
  /** Text at the end, such as where it belongs. */
  hint?: string;
  /** An ISO instant, whose day is shown after the hint. */
  when?: string;
  /** Before the label; decorative, at most 32 px. */
  picture?: ReactNode;
  /** Called when it is chosen. The host closes the palette. */
  onSelect: () => void;
}

/** Items of one kind with a heading. */
export interface PaletteGroup {
  /** The heading. */
  title: string;
  /** Best first. */
  items: readonly PaletteItem[];
  /**
   * Whether `loading` refers to this group: until it ends, the items may belong to the previous text, so Enter waits, unless the
   * reader chose an item or the best one is in a group above.
   */
  searched?: boolean;
}

export interface CommandPaletteProps extends Omit<
  ModalProps,
  'title' | 'hideTitle' | 'children' | 'onSelect' | 'hero' | 'emblem' | 'actions' | 'description' | 'size'
> {
  /** The search text, controlled by the host, which loads the results. */
  search: string;
  /** Called on every change of the text. */
  onSearchChange: (search: string) => void;
  /** Results by kind; empty groups are left out. */
  groups: readonly PaletteGroup[];
  /** Whether results are loading, so that the displayed ones may change. */
  loading?: boolean;
  /** Whether loading failed; shown instead of 'Nothing found'. */
  failed?: boolean;
}

/** A search over everything a user can open or do, by keyboard; full screen on phones. */
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
  // The selection resets to the best result when the search changes, and stays when results are added.
  const [chosen, setChosen] = useState<{ search: string; id?: string }>({ search });
  const chosenIndex = chosen.search === search ? items.findIndex(({ id: line }) => line === chosen.id) : 0;
  const active = items.length === 0 ? -1 : Math.max(0, chosenIndex);
  const choose = (index: number) => {
    entered.current = false;
    setChosen({ search, id: items[index]?.id });
  };

  const isChosen = chosen.search === search && chosen.id !== undefined;
  const place = groups.findIndex(({ items: lines }) => lines.some((line) => line === items[active]));
  /** Whether a better item than the current best may still arrive. */
  const isAwaited =
    loading && !isChosen && (place < 0 || groups.slice(0, place + 1).some(({ searched }) => searched));

  // The answer comes from outside React.
  useEffect(() => {
    if (!entered.current || loading) return;
    entered.current = false;
    if (!failed) items[active]?.onSelect();
  });

  // Synchronises the scroll position: keeps the active line in view.
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
          autoComplete="off"
          enterKeyHint="go"
          value={search}
          onChange={(event) => {
            entered.current = false;
            onSearchChange(firstOf(event.currentTarget.value, searchLimits.max));
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
            <div data-part key={title} role="group" aria-labelledby={`${id}group${group}`}>
              <p id={`${id}group${group}`} role="presentation" data-part="group">
                {title}
              </p>
              {lines.map((item, index) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys arrive at the input, which names the line that they are on
                <div
                  data-part
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
                        <span>{reasonOf(item.match)}</span>
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
