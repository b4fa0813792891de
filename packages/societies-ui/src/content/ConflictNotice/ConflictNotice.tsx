import { forwardRef, useEffect, useId, useRef, type ComponentPropsWithoutRef } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { useMessages, type Widened } from '../../host/useMessages.ts';
import { Root } from './ConflictNotice.styles.ts';

export const conflictNoticeMessages = {
  title: 'Somebody else saved this while you were writing',
  hint: 'Nothing that you wrote is lost. Keep it on top of what they saved, or go on from theirs.',
  theirs: 'Theirs',
  mine: 'Yours',
  nothing: 'Nothing',
  yes: 'Yes',
  no: 'No',
  picture: 'Another picture',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
} as const;

declare global {
  interface SocietiesMessages {
    ConflictNotice: Widened<typeof conflictNoticeMessages>;
  }
}

/** One field that somebody else changed, in words. */
export interface ConflictChange {
  /** The field as its form names it. */
  label: string;
  /** What stands there now. */
  theirs: string;
  /** What the reader wrote there; left out where they wrote nothing, so that theirs stays whatever is chosen. */
  mine?: string;
}

export interface ConflictNoticeProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** What somebody else changed since the reader began. */
  changes: readonly ConflictChange[];
  /** Saves what the reader wrote on top of what is there now. */
  onKeepMine: () => void;
  /** Throws away what the reader wrote and shows what is there now. */
  onTakeTheirs: () => void;
  /** What the reader wrote is being saved: nothing can be pressed twice. */
  pending?: boolean;
}

/**
 * Stands in a form whose thing somebody else saved meanwhile: says what they changed and what the reader wrote there, and
 * lets the reader choose. It takes the focus when it appears, because it stands between the reader and what they asked for.
 */
export const ConflictNotice = forwardRef<HTMLElement, ConflictNoticeProps>(function ConflictNotice(
  { changes, onKeepMine, onTakeTheirs, pending = false, ...rest },
  ref,
) {
  const messages = useMessages('ConflictNotice', conflictNoticeMessages);
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  // The focus is the browser's own.
  useEffect(() => title.current?.focus(), []);
  return (
    <Root ref={ref} data-soc="ConflictNotice" aria-labelledby={id} {...rest}>
      <h3 ref={title} id={id} data-part="title" tabIndex={-1}>
        {messages.title}
      </h3>
      <p>{messages.hint}</p>
      {changes.length > 0 && (
        <ul>
          {changes.map(({ label, theirs, mine }) => (
            <li key={label}>
              <strong>{label}</strong>
              <dl>
                <dt>{messages.theirs}</dt>
                <dd>{theirs === '' ? messages.nothing : theirs}</dd>
                {mine !== undefined && (
                  <>
                    <dt>{messages.mine}</dt>
                    <dd>{mine === '' ? messages.nothing : mine}</dd>
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
