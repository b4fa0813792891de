import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react';
import type { Site } from 'societies-contract';
import { useMessages } from '../../host/useMessages.ts';
import { accessibilityStatementMessages } from './AccessibilityStatement.messages.ts';
import { Root } from './AccessibilityStatement.styles.ts';
import { sectionsOf } from './statement.ts';

export interface AccessibilityStatementProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Whom to write to about the site; undefined while it loads, null if nobody is named. */
  contact?: Site['contact_email'];
}

/** What was tested of the site's accessibility, and what falls short; its heading is the page's. */
export const AccessibilityStatement = forwardRef<HTMLDivElement, AccessibilityStatementProps>(
  function AccessibilityStatement({ contact, ...rest }, ref) {
    const messages = useMessages('AccessibilityStatement', accessibilityStatementMessages);
    const id = useId();
    return (
      <Root ref={ref} data-soc="AccessibilityStatement" {...rest}>
        <p data-part>{messages.intro}</p>
        {sectionsOf(messages, contact).map(({ title, paragraphs, items }, index) => (
          <section data-part key={title} aria-labelledby={`${id}${index}`}>
            <h2 data-part id={`${id}${index}`}>
              {title}
            </h2>
            {paragraphs.map((paragraph) => (
              <p data-part key={paragraph}>
                {paragraph}
              </p>
            ))}
            {items && (
              <ul data-part>
                {items.map((item) => (
                  <li data-part key={item}>
                    {item}
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </Root>
    );
  },
);
AccessibilityStatement.displayName = 'AccessibilityStatement';
