import { forwardRef, useId, useMemo, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import {
  accountValidation,
  contentValidation,
  societyRequestLimits,
  type Category,
  type RequestVersion,
  type SimilarSociety,
  type SocietyRequest,
} from 'societies-contract';
import { societyRequestSchema, type SocietyRequestValues } from 'societies-contract/forms';
import { Button } from '../../base/Button/Button.tsx';
import { ConfirmDialog } from '../../base/ConfirmDialog/ConfirmDialog.tsx';
import { LinkOrText } from '../../host/LinkOrText.tsx';
import { Select } from '../../base/Select/Select.tsx';
import { TextArea } from '../../base/TextArea/TextArea.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { useDirty } from '../../base/useDirty.ts';
import { usePending } from '../../base/usePending.ts';
import type { FieldErrors } from '../../content/FormModal/fieldErrors.ts';
import { FormRefusal } from '../../content/FormModal/FormRefusal.tsx';
import { useValidatedForm } from '../../content/FormModal/useValidatedForm.ts';
import { useDates } from '../../host/useDates.ts';
import { useFormRules } from '../../host/useFormRules.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { Columns } from '../../shell/Columns/Columns.tsx';
import { Panel } from '../../shell/Panel/Panel.tsx';
import { RequestState, RequestThread } from '../RequestThread/RequestThread.tsx';
import { SimilarSocieties } from '../SimilarSocieties/SimilarSocieties.tsx';
import { Root } from './RequestPage.styles.ts';

export const requestPageMessages = {
  age: (days: number) =>
    days < 1
      ? 'A request for a new society, sent today'
      : days === 1
        ? 'A request for a new society, 1 day old'
        : `A request for a new society, ${days} days old`,
  asked: 'What you ask for',
  versions: (count: number) => (count === 1 ? 'The first version' : `${count} earlier versions`),
  turn: 'Your turn',
  change: 'Change your request',
  hint: 'Change what you like and send it again. Earlier versions stay readable.',
  name: 'Society name',
  category: 'Category',
  proposal: 'Proposal',
  word: 'A word to the administration (optional)',
  write: 'Only write back',
  sendAgain: 'Send again',
  withdraw: 'Withdraw the request',
  withdrawTitle: 'Withdraw this request?',
  withdrawText: 'It is deleted with all its messages, and loses its place in the queue.',
  stands: 'Where it stands',
  step: {
    pending: 'Asked',
    again: 'Sent again',
    changes_asked: 'Changes asked',
    rejected: 'Turned down',
    accepted: 'Accepted',
  },
  place: (date: string) => `Your place is kept. It counts from ${date}, however often you send it.`,
  founded: 'Your society:',
  ...accountValidation.any,
  ...contentValidation.societyRequest,
} as const;

/** What is sent again: the request as it now is, and a word about it. */
export type SentAgain = SocietyRequestValues & { message: string };

export interface RequestPageProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The student's own request. */
  request: SocietyRequest;
  /** The categories to choose from. */
  categories: readonly Category[];
  /** All its versions, the present one last. @default none */
  versions?: readonly RequestVersion[];
  /** Societies with a name like the one in the form. @default none */
  similar?: readonly SimilarSociety[];
  /** Called with the name while it is typed, for `similar`. */
  onNameChange?: (name: string) => void;
  /** The present time. */
  now: Date;
  /** Beside the thread, under where it stands, such as other requests. */
  aside?: ReactNode;
  /** Sends the changed request; `false` keeps the words. */
  onSendAgain: (values: SentAgain) => void | boolean | Promise<void | boolean>;
  /** Sends a message alone; `false` keeps it. */
  onWrite: (text: string) => void | boolean | Promise<void | boolean>;
  /** Withdraws the request, which was asked about. */
  onWithdraw: () => void | Promise<unknown>;
  /** The server's messages for single fields. */
  fieldErrors?: FieldErrors<SocietyRequestValues>;
  /** Called with whether there are unsaved changes. */
  onDirtyChange?: (dirty: boolean) => void;
}

type Draft = { name: string; proposal: string; category: number | ''; message: string };

const day = 86_400_000;

const Form = ({
  request,
  categories,
  similar = [],
  onNameChange,
  onSendAgain,
  onWrite,
  onWithdraw,
  fieldErrors,
  onDirtyChange,
}: Pick<
  RequestPageProps,
  | 'request'
  | 'categories'
  | 'similar'
  | 'onNameChange'
  | 'onSendAgain'
  | 'onWrite'
  | 'onWithdraw'
  | 'fieldErrors'
  | 'onDirtyChange'
>) => {
  const messages = useMessages('RequestPage', requestPageMessages);
  const rules = useFormRules();
  const id = useId();
  const [asking, setAsking] = useState(false);
  const undecided = request.state === 'pending' || request.state === 'changes_asked';
  const { form, field, submission } = useValidatedForm<Draft, SentAgain>({
    schema: useMemo(() => societyRequestSchema(rules, messages), [rules, messages]),
    values: { name: request.name, proposal: request.proposal, category: request.category, message: '' },
    fieldErrors,
    onSubmit: async (values) => {
      if ((await onSendAgain(values)) !== false) form.reset({ ...values, message: '' });
    },
  });
  useDirty(submission.changed, onDirtyChange);
  const writing = usePending(async () => {
    const text = form.getValues('message').trim();
    if (text === '') {
      form.setError('message', { message: messages.messageRequired }, { shouldFocus: true });
      return;
    }
    if ((await onWrite(text)) !== false) form.resetField('message');
  });
  const withdrawing = usePending(onWithdraw);
  const word = (
    <TextArea
      label={messages.word}
      rows={2}
      maxLength={societyRequestLimits.messageMax}
      {...field('message')}
    />
  );
  return (
    <Panel
      title={request.state === 'changes_asked' ? messages.turn : messages.change}
      hint={undecided ? messages.hint : undefined}
    >
      <form id={id} noValidate data-part="stack" onSubmit={submission.onSubmit}>
        {undecided && (
          <>
            <TextField
              label={messages.name}
              maxLength={rules.society.nameMax}
              autoComplete="off"
              {...field('name', {
                onChange: (event: { target: { value: string } }) => onNameChange?.(event.target.value),
              })}
            />
            <SimilarSocieties societies={similar} />
            <Select
              label={messages.category}
              options={categories.map((category) => ({ value: category.id, label: category.name }))}
              {...field('category')}
            />
            <TextArea
              label={messages.proposal}
              rows={6}
              maxLength={rules.societyRequest.proposalMax}
              {...field('proposal')}
            />
          </>
        )}
        {word}
        <FormRefusal>{submission.refusal}</FormRefusal>
        <div data-part="buttons">
          {undecided && (
            <Button type="submit" loading={submission.submitting}>
              {messages.sendAgain}
            </Button>
          )}
          <Button
            variant="quiet"
            loading={writing.pending !== null}
            onClick={(event) => {
              event.preventDefault();
              void writing.run();
            }}
          >
            {messages.write}
          </Button>
          <Button variant="bare" type="button" onClick={() => setAsking(true)} data-part="withdraw">
            {messages.withdraw}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={asking}
        tone="danger"
        title={messages.withdrawTitle}
        description={messages.withdrawText}
        confirmLabel={messages.withdraw}
        pending={withdrawing.pending !== null}
        onConfirm={() => withdrawing.run()}
        onClose={() => setAsking(false)}
      />
    </Panel>
  );
};

/** A student's own request: what became of it, its thread, earlier versions, and the form to change and send it again. */
export const RequestPage = forwardRef<HTMLDivElement, RequestPageProps>(function RequestPage(
  {
    request,
    categories,
    versions = [],
    similar,
    onNameChange,
    now,
    aside,
    onSendAgain,
    onWrite,
    onWithdraw,
    fieldErrors,
    onDirtyChange,
    ...rest
  },
  ref,
) {
  const messages = useMessages('RequestPage', requestPageMessages);
  const dates = useDates();
  const routes = useRoutes();
  const { state = 'pending', steps = [] } = request;
  const nameOf = (id: number) => categories.find((category) => category.id === id)?.name ?? '';
  const earlier = versions.slice(0, -1);
  const days = Math.floor((now.getTime() - Date.parse(request.date)) / day);
  return (
    <Root ref={ref} data-soc="RequestPage" {...rest}>
      <header>
        <h1>
          <span>{request.name}</span>
          <RequestState state={state} />
        </h1>
        <p>{messages.age(days)}</p>
      </header>
      <Columns
        aside={
          <div data-part="stack">
            <Panel title={messages.stands}>
              <ol data-part="steps">
                {steps.map(({ at, state: step }, place) => (
                  <li key={`${at} ${step}`}>
                    <strong>
                      {step === 'pending' && place > 0 ? messages.step.again : messages.step[step]}
                    </strong>
                    <time dateTime={at}>{dates.day(at)}</time>
                  </li>
                ))}
              </ol>
              {(state === 'pending' || state === 'changes_asked') && (
                <p data-part="hint">{messages.place(dates.day(request.date))}</p>
              )}
            </Panel>
            {aside}
          </div>
        }
      >
        <div data-part="stack">
          <Panel title={messages.asked} hint={nameOf(request.category)}>
            <p data-part="proposal">{request.proposal}</p>
            {request.society != null && (
              <p>
                <span>{messages.founded}</span>{' '}
                <LinkOrText href={routes.society({ id: request.society, name: request.name })}>
                  {request.name}
                </LinkOrText>
              </p>
            )}
            {earlier.length > 0 && (
              <details>
                <summary>{messages.versions(earlier.length)}</summary>
                <ol data-part="versions">
                  {earlier.map((version) => (
                    <li key={version.at}>
                      <strong>{version.name}</strong>{' '}
                      <span data-part="hint">{`${nameOf(version.category)} · ${dates.day(version.at)}`}</span>
                      <p data-part="proposal">{version.proposal}</p>
                    </li>
                  ))}
                </ol>
              </details>
            )}
          </Panel>
          <RequestThread request={request} reader="student" />
          {state !== 'accepted' && (
            <Form
              key={request.id}
              request={request}
              categories={categories}
              similar={similar}
              onNameChange={onNameChange}
              onSendAgain={onSendAgain}
              onWrite={onWrite}
              onWithdraw={onWithdraw}
              fieldErrors={fieldErrors}
              onDirtyChange={onDirtyChange}
            />
          )}
        </div>
      </Columns>
    </Root>
  );
});
RequestPage.displayName = 'RequestPage';
