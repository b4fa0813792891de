import { ChevronDown } from '../Icon/icons.ts';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Root } from './Accordion.styles.ts';

export interface AccordionItem {
  /** Unique id, passed to `onToggle`. */
  id: string;
  /** The section's heading, which toggles it. */
  title: ReactNode;
  /** Text below the title, visible even while closed. */
  hint?: ReactNode;
  /** Before the title; decorative. */
  icon?: ReactNode;
  /** The content. It is in the DOM even while closed. */
  content: ReactNode;
  /** Whether it is open initially. */
  defaultOpen?: boolean;
}

export interface AccordionProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onToggle'> {
  /** The sections, from top to bottom. */
  items: readonly AccordionItem[];
  /** Whether opening a section closes the others. */
  exclusive?: boolean;
  /** Called when a section is toggled. */
  onToggle?: (id: string, open: boolean) => void;
}

/** Collapsible sections. Uses native `<details>`, so that the browser's search opens the section of a match. */
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
