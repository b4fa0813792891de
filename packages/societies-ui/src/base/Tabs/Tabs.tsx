import { forwardRef, useId, type ComponentPropsWithoutRef, type KeyboardEvent, type ReactNode } from 'react';
import { useControllableState } from '../useControllableState.ts';
import { Root, Tab } from './Tabs.styles.ts';

export interface TabItem {
  /** Tells the tabs apart, and is what `onChange` gets. Unique within the tabs. */
  id: string;
  /** What the tab says, in a word or two. */
  label: ReactNode;
  /** Before the label; decorative. */
  icon?: ReactNode;
  /** Stays in the row and cannot be chosen. */
  disabled?: boolean;
  /** What is shown while the tab is chosen; it is not in the page otherwise. */
  content: ReactNode;
}

export interface TabsProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'onChange' | 'defaultValue' | 'children'
> {
  /** What the tabs choose between, for screen readers. */
  label: string;
  /** The views, in reading order. */
  items: readonly TabItem[];
  /** Id of the chosen tab. */
  value?: string;
  /** Id of the tab chosen at first, where the host does not hold it. @default the first that is not disabled */
  defaultValue?: string;
  /** Another tab was chosen, by a press or by the arrow keys; gets its id. */
  onChange?: (id: string) => void;
}

/** Several views of one thing in one place. For pages with addresses of their own use `NavTabs`. */
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
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus -- the list is no stop itself: its chosen tab has focus and the keys arrive here */}
      <div role="tablist" aria-label={label} onKeyDown={onKeyDown}>
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
            {item.label}
          </Tab>
        ))}
      </div>
      {open && (
        <div
          role="tabpanel"
          id={`${id}${open.id}panel`}
          data-part="panel"
          aria-labelledby={`${id}${open.id}tab`}
          // A panel may hold nothing that takes focus, and still has to be reached and scrolled by keys.
          tabIndex={0}
        >
          {open.content}
        </div>
      )}
    </Root>
  );
});
Tabs.displayName = 'Tabs';
