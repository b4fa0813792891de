import {
  Fragment,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useAfterPaint } from '../useAfterPaint.ts';
import { useLinkComponent } from '../../host/useLinkComponent.ts';
import { useAnchored } from '../useAnchored.ts';
import { useForwardedRef } from '../useForwardedRef.ts';
import { Item, List } from './Menu.styles.ts';

export interface MenuItem {
  /** The words of the line; typing its first letter goes to it. */
  label: string;
  /** Before the label; decorative. */
  icon?: ReactNode;
  /** An address for a link; without one the item is an action, and without an action it is announced as unavailable. */
  href?: string;
  /** Whether it is the current page. */
  current?: boolean;
  /** Called when it is pressed. The menu closes by itself, and links navigate as well. */
  onSelect?: () => void;
  /** Announced as unavailable, but kept in the list. */
  disabled?: boolean;
  /** `danger` for irreversible actions. */
  variant?: 'danger';
}

/** Props to spread over the trigger, a `Button` or `IconButton`. */
export interface MenuTriggerProps {
  /** Anchors the menu, and returns the focus. */
  ref: (element: HTMLButtonElement | null) => void;
  /** Names the list for screen readers. */
  id: string;
  /** Says that a press opens a menu. */
  'aria-haspopup': 'menu';
  /** Whether the list is open. */
  'aria-expanded': boolean;
  /** Id of the list while it is open. */
  'aria-controls': string | undefined;
  /** Opens the list, or closes it. */
  onClick: () => void;
  /** Arrow down opens it at the first item, arrow up at the last. */
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

export interface MenuProps {
  /** The button that opens it. */
  trigger: (props: MenuTriggerProps) => ReactElement;
  /** Groups of items, with lines in between. */
  groups: readonly (readonly MenuItem[])[];
  /** The edge of the trigger to align with. @default 'end' */
  align?: 'start' | 'end';
}

const OpenList = ({
  id,
  labelledBy,
  anchor,
  groups,
  align,
  last,
  onClose,
}: {
  id: string;
  labelledBy: string;
  anchor: HTMLElement;
  groups: MenuProps['groups'];
  align: 'start' | 'end';
  /** Whether the focus starts at the last item, after arrow up. */
  last: boolean;
  onClose: (focusBack: boolean) => void;
}) => {
  const component = useLinkComponent();
  const { ref, style } = useAnchored({ anchor, placement: `bottom-${align}` });
  const list = useForwardedRef<HTMLDivElement>(ref);
  const typed = useRef({ text: '', at: 0 });
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

  // Synchronises the document's focus. The position is not known yet, so it must not scroll.
  useLayoutEffect(() => {
    const all = list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]');
    all?.[last ? all.length - 1 : 0]?.focus({ preventScroll: true });
  }, [list, last]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = items();
    const at = all.findIndex((item) => item.matches(':focus'));
    const to = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    }[event.key];
    if (to !== undefined) all[to]?.focus();
    else if (event.key === 'Escape') onClose(true);
    else if (event.key === 'Tab') onClose(true);
    else if (event.key.length === 1 && event.key !== ' ') {
      const fresh = event.timeStamp - typed.current.at > 500;
      const text = (fresh ? '' : typed.current.text) + event.key.toLowerCase();
      typed.current = { text, at: event.timeStamp };
      const from = text.length === 1 ? at + 1 : at;
      [...all.slice(from), ...all.slice(0, from)]
        .find((item) => item.textContent?.trim().toLowerCase().startsWith(text))
        ?.focus();
    } else return;
    if (event.key !== 'Tab') event.preventDefault();
    // Keeps Escape from also closing a surrounding modal or drawer.
    event.stopPropagation();
  };

  return (
    <List
      ref={list}
      id={id}
      role="menu"
      aria-labelledby={labelledBy}
      data-soc="Menu"
      popover="manual"
      style={style}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onBlur={(event: FocusEvent<HTMLDivElement>) => {
        const into = event.relatedTarget;
        if (!event.currentTarget.contains(into) && into !== anchor) onClose(false);
      }}
    >
      {groups.map((group, index) => (
        <Fragment key={group.map((item) => item.label).join()}>
          {index > 0 && <hr data-part />}
          {group.map((item) => {
            const disabled = item.disabled || (item.href === undefined && !item.onSelect);
            return (
              <Item
                key={item.label}
                {...(item.href === undefined
                  ? { type: 'button' as const }
                  : { as: component, href: item.href })}
                role="menuitem"
                tabIndex={-1}
                data-part="item"
                data-variant={item.variant}
                aria-current={item.current ? 'page' : undefined}
                aria-disabled={disabled || undefined}
                onPointerEnter={(event) => event.currentTarget.focus({ preventScroll: true })}
                onClick={(event) => {
                  if (disabled) {
                    event.preventDefault();
                    return;
                  }
                  // Returns the focus before the action, so that a modal opened by it returns the focus to the trigger.
                  onClose(true);
                  item.onSelect?.();
                }}
              >
                {item.icon}
                <span>{item.label}</span>
              </Item>
            );
          })}
        </Fragment>
      ))}
    </List>
  );
};

/** A button with a list of actions or links, which is rendered only while open. */
export const Menu = ({ trigger, groups, align = 'end' }: MenuProps) => {
  const id = useId();
  const [open, setOpen] = useState<'first' | 'last'>();
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  // Deferred, because nobody opens it before the page is painted.
  const attach = useAfterPaint(setAnchor);
  const close = (focusBack: boolean) => {
    setOpen(undefined);
    if (focusBack) anchor?.focus();
  };
  return (
    <>
      {trigger({
        ref: attach,
        id: `${id}trigger`,
        'aria-haspopup': 'menu',
        'aria-expanded': open !== undefined,
        'aria-controls': open ? `${id}list` : undefined,
        onClick: () => setOpen(open ? undefined : 'first'),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(event.key === 'ArrowUp' ? 'last' : 'first');
        },
      })}
      {open && anchor && (
        <OpenList
          id={`${id}list`}
          labelledBy={`${id}trigger`}
          anchor={anchor}
          groups={groups}
          align={align}
          last={open === 'last'}
          onClose={close}
        />
      )}
    </>
  );
};
Menu.displayName = 'Menu';
