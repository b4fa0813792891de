import { forwardRef, useId, type ComponentPropsWithoutRef, type KeyboardEvent, type ReactNode } from 'react';
import { useControllableState } from '../useControllableState.ts';
import { Root, Tab } from './Tabs.styles.ts';

export interface TabItem {
  /** Unique id, passed to `onChange`. */
  id: string;
  /** What the tab says, in a word or two. */
  label: ReactNode;
  /** Before the label; decorative. */
  icon?: ReactNode;
  /** Stays in the row and cannot be chosen. */
  disabled?: boolean;
  /** The panel, rendered only while selected. */
  content: ReactNode;
}

export interface TabsProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'onChange' | 'defaultValue' | 'children'
> {
  /** Accessible name of the tab list. */
  label: string;
  /** The views, in reading order. */
  items: readonly TabItem[];
  /** Id of the selected tab, for controlled use. */
  value?: string;
  /** Id of the initial tab, for uncontrolled use. @default the first that is not disabled */
  defaultValue?: string;
  /** Called with the id of the newly selected tab. */
  onChange?: (id: string) => void;
}

/** Tabs within a page. For pages with their own addresses use `NavTabs`. */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  { label, items, value, defaultValue, onChange, ...rest },
  ref,
) {
  const id = useId();
  const [chosen, choose] = useControllableState(
    value,
    defaultValue ?? items.find((item) => !item.disabled)?.id ?? '',
    onChange,
  );
  const open = items.find((item) => item.id === chosen);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const list = event.currentTarget;
    const usable = items.filter((item) => !item.disabled);
    const at = usable.findIndex((item) => item.id === chosen);
    const forward = getComputedStyle(list).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    const to = { [forward]: at + 1, [backward]: at - 1 + usable.length, Home: 0, End: usable.length - 1 }[
      event.key
    ];
    const next = to === undefined ? undefined : usable[to % usable.length];
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    list.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  };

  return (
    <Root ref={ref} data-soc="Tabs" {...rest}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the list is no stop itself: its chosen tab has focus and the keys arrive here */}
      <div data-part role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <Tab
            key={item.id}
            type="button"
            role="tab"
            id={`${id}${item.id}tab`}
            data-part="tab"
            data-tab={item.id}
            aria-selected={item.id === chosen}
            aria-controls={item.id === chosen ? `${id}${item.id}panel` : undefined}
            tabIndex={item.id === chosen ? 0 : -1}
            disabled={item.disabled}
            onClick={() => choose(item.id)}
          >
            {item.icon}
            <span>{item.label}</span>
          </Tab>
        ))}
      </div>
      {open && (
        <div
          role="tabpanel"
          id={`${id}${open.id}panel`}
          data-part="panel"
          aria-labelledby={`${id}${open.id}tab`}
          // A panel without focusable content must still be scrollable by keyboard.
          tabIndex={0}
        >
          {open.content}
        </div>
      )}
    </Root>
  );
});
Tabs.displayName = 'Tabs';
