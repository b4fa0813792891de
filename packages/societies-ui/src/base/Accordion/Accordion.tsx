import { ChevronDown } from '../Icon/icons.ts';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Root } from './Accordion.styles.ts';

export interface AccordionItem {
  /** Tells the sections apart, and is what `onToggle` gets. Unique within the accordion. */
  id: string;
  /** The line that is always seen; a press on it opens or closes the section. */
  title: ReactNode;
  /** Under the title, seen while it is closed too. */
  hint?: ReactNode;
  /** Before the title; decorative. */
  icon?: ReactNode;
  /** What the section holds. It is in the page while it is closed too. */
  content: ReactNode;
  /** Open when the page is shown. */
  defaultOpen?: boolean;
}

export interface AccordionProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onToggle'> {
  /** The sections, from top to bottom. */
  items: readonly AccordionItem[];
  /** Opening one closes the others. */
  exclusive?: boolean;
  /** Somebody opened or closed one. */
  onToggle?: (id: string, open: boolean) => void;
}

/** Sections that open where they stand. Native `<details>`: the browser's search opens what it finds in them. */
export const Accordion = forwardRef<HTMLDivElement, AccordionProps>(function Accordion(
  { items, exclusive = false, onToggle, ...rest },
  ref,
) {
  const name = useId();
  return (
    <Root ref={ref} data-soc="Accordion" {...rest}>
      {items.map((item) => (
        <details
          key={item.id}
          data-part="item"
          name={exclusive ? name : undefined}
          open={item.defaultOpen}
          onToggle={(event) => onToggle?.(item.id, event.currentTarget.open)}
        >
          <summary data-part="summary">
            {item.icon}
            <span data-part="words">
              <span data-part="title">{item.title}</span>
              {item.hint && <span data-part="hint">{item.hint}</span>}
            </span>
            <ChevronDown aria-hidden="true" data-part="arrow" />
          </summary>
          <div data-part="content">{item.content}</div>
        </details>
      ))}
    </Root>
  );
});
Accordion.displayName = 'Accordion';
