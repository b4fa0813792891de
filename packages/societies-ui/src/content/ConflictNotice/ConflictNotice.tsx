import { forwardRef, useEffect, useId, useRef, type ComponentPropsWithoutRef } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { Root } from './ConflictNotice.styles.ts';

export const conflictNoticeMessages = {
  title: 'Somebody else saved this while you were writing',
  hint: 'Nothing you wrote is lost. Keep yours and replace theirs, or continue from theirs.',
  theirs: 'Theirs',
  mine: 'Yours',
  nothing: 'Nothing',
  yes: 'Yes',
  no: 'No',
  picture: 'Another picture',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
} as const;

/** A field that somebody else changed. */
export interface ConflictChange {
  /** The field as its form names it. */
  label: string;
  /** Their value. */
  theirs: string;
  /** The user's value; omitted if they did not change it, so that theirs is kept in any case. */
  mine?: string;
}

export interface ConflictNoticeProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The fields that somebody else changed. */
  changes: readonly ConflictChange[];
  /** Saves the user's changes on top of theirs. */
  onKeepMine: () => void;
  /** Discards the user's changes. */
  onTakeTheirs: () => void;
  /** Whether saving is in progress. */
  pending?: boolean;
}

/**
 * Shown in a form whose thing somebody else has saved: compares both versions and lets the user choose. Takes the focus when it
 * appears, because saving depends on it.
 */
export const ConflictNotice = forwardRef<HTMLElement, ConflictNoticeProps>(function ConflictNotice(
  { changes, onKeepMine, onTakeTheirs, pending = false, ...rest },
  ref,
) {
  const messages = useMessages('ConflictNotice', conflictNoticeMessages);
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  // Synchronises the document's focus.
  useEffect(() => title.current?.focus(), []);
  return (
    <Root ref={ref} data-soc="ConflictNotice" aria-labelledby={id} {...rest}>
      <h3 ref={title} id={id} data-part="title" tabIndex={-1}>
        {messages.title}
      </h3>
      <p data-part>{messages.hint}</p>
      {changes.length > 0 && (
        <ul data-part>
          {changes.map(({ label, theirs, mine }) => (
            <li data-part key={label}>
              <strong data-part>{label}</strong>
              <dl data-part>
                <dt data-part>{messages.theirs}</dt>
                <dd data-part>{theirs === '' ? messages.nothing : theirs}</dd>
                {mine !== undefined && (
                  <>
                    <dt data-part>{messages.mine}</dt>
                    <dd data-part>{mine === '' ? messages.nothing : mine}</dd>
                  </>
                )}
              </dl>
            </li>
          ))}
        </ul>
      )}
      <div data-part="actions">
        <Button variant="quiet" onClick={onTakeTheirs} disabled={pending}>
          {messages.takeTheirs}
        </Button>
        <Button variant="soft" onClick={onKeepMine} loading={pending}>
          {messages.keepMine}
        </Button>
      </div>
    </Root>
  );
});
ConflictNotice.displayName = 'ConflictNotice';
