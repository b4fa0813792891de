import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';
import { fixedRoles } from 'societies-contract';
import { Avatar } from '../../base/Avatar/Avatar.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { usePending } from '../../base/usePending.ts';
import { useRefusal } from '../../base/useRefusal.ts';
import { useMessages } from '../../host/useMessages.ts';
import { PersonPicker, type Person, type PersonPickerProps } from '../CommitteeEditor/PersonPicker.tsx';
import { HandOverQuestion } from './HandOverQuestion.tsx';
import { Root } from './HandOver.styles.ts';

export const handOverMessages = {
  now: fixedRoles.president as string,
  to: 'New President',
  required: 'Choose the new President',
  already: 'They are the President already',
  youLose: 'You become a member without a role, and lose the permissions of the President.',
  theyLeave: 'The current role of the new President becomes free.',
  theyHear: 'The new President is notified at once.',
  submit: 'Hand over…',
} as const;

export interface HandOverProps
  extends
    Pick<PersonPickerProps, 'members' | 'total' | 'loading' | 'failed' | 'onSearch' | 'onRetry'>,
    Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit' | 'children'> {
  /** The user, who is President. */
  president: Person;
  /** The society's name, for the confirmation. */
  society: string;
  /** Gets who shall be President, once the reader has confirmed it. While its promise is pending the question waits; then it closes. */
  onHandOver: (to: Person) => void | Promise<unknown>;
}

/** Hands the presidency over to another member, after a confirmation. */
export const HandOver = forwardRef<HTMLFormElement, HandOverProps>(function HandOver(
  { president, society, members, total, loading, failed, onSearch, onRetry, onHandOver, ...rest },
  ref,
) {
  const messages = useMessages('HandOver', handOverMessages);
  const [to, setTo] = useState<Person | null>(null);
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const { run, pending } = usePending(onHandOver);
  const refuse = useRefusal();
  const same = to?.university_id === president.university_id;
  const missing = tried && to === null ? messages.required : undefined;
  const confirm = async () => {
    if (to !== null) await run(to).finally(() => setAsking(false));
  };
  return (
    <Root
      ref={ref}
      data-soc="HandOver"
      noValidate
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        setAsking(to !== null && !same);
        if (to === null || same) refuse(event.currentTarget);
      }}
    >
      <div data-part="now">
        <Avatar name={president.name} src={president.avatar} decorative />
        <span>
          <span>{president.name}</span>
          <span data-part="role">{messages.now}</span>
        </span>
      </div>
      <PersonPicker
        label={messages.to}
        required
        error={same ? messages.already : missing}
        person={to}
        wordsFor={({ name }) => name}
        onChange={setTo}
        {...{ members, total, loading, failed, onSearch, onRetry }}
      />
      <ul data-part>
        <li data-part>{messages.youLose}</li>
        <li data-part>{messages.theyLeave}</li>
        <li data-part>{messages.theyHear}</li>
      </ul>
      <div data-part="actions">
        <Button type="submit" variant="soft">
          {messages.submit}
        </Button>
      </div>
      <HandOverQuestion
        own
        open={asking}
        from={president.name}
        to={to?.name ?? null}
        society={society}
        pending={pending !== null}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </Root>
  );
});
HandOver.displayName = 'HandOver';
