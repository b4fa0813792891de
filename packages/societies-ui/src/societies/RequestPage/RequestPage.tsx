import { forwardRef, useId, useMemo, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import {
  accountValidation,
  contentValidation,
  societyRequestLimits,
  type Category,
  type RequestVersion,
  type SimilarSociety,
  type RequestStep,
  type SocietyRequest,
  type SocietyRequestState,
} from 'societies-contract';
import { societyRequestSchema, type SocietyRequestValues } from 'societies-contract/forms';
import { Button } from '../../base/Button/Button.tsx';
import { ChoiceChips } from '../../base/ChoiceChips/ChoiceChips.tsx';
import { ConfirmDialog } from '../../base/ConfirmDialog/ConfirmDialog.tsx';
import { Check, Send, Ticket } from '../../base/Icon/icons.ts';
import { LinkOrText } from '../../host/LinkOrText.tsx';
import { TextArea } from '../../base/TextArea/TextArea.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { useDirty } from '../../base/useDirty.ts';
import { usePending } from '../../base/usePending.ts';
import { BackLink } from '../../content/BackLink/BackLink.tsx';
import type { FieldErrors } from '../../content/FormModal/fieldErrors.ts';
import { FormRefusal } from '../../content/FormModal/FormRefusal.tsx';
import { useValidatedForm } from '../../content/FormModal/useValidatedForm.ts';
import { useDates } from '../../host/useDates.ts';
import { useFormRules } from '../../host/useFormRules.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { wholeNumber } from '../../host/wholeNumber.ts';
import { Columns } from '../../shell/Columns/Columns.tsx';
import { Panel } from '../../shell/Panel/Panel.tsx';
import { RequestState, RequestThread, stateIcons } from '../RequestThread/RequestThread.tsx';
import { SimilarSocieties } from '../SimilarSocieties/SimilarSocieties.tsx';
import { Root } from './RequestPage.styles.ts';

export const requestPageMessages = {
  back: 'My requests',
  age: (days: number) =>
    days < 1
      ? 'A request for a new society, sent today'
      : days === 1
        ? 'A request for a new society, 1 day old'
        : `A request for a new society, ${days} days old`,
  turn: 'Your turn',
  change: 'Change your request',
  hint: 'Change what you like and send it again. Earlier versions stay readable.',
  name: 'Society name',
  category: 'Category',
  proposal: 'Proposal',
  length: (count: number) => (count === 1 ? '1 character' : `${wholeNumber(count)} characters`),
  word: 'A message to the administrators (optional)',
  write: 'Only send the message',
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
  yourTurn: (date: string) => `${date}. It is your turn`,
  againLater: 'Nothing for you to do then',
  decided: 'Decided',
  decidedLater: 'If it is accepted, you become its President',
  place: (date: string) => `You keep your place in the queue from ${date}, however often you send it again.`,
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
  /** All its versions, the present one last. @default the present one */
  versions?: readonly RequestVersion[];
  /** Societies with a name like the one in the form. @default none */
  similar?: readonly SimilarSociety[];
  /** Called with the name while it is typed, for `similar`. */
  onNameChange?: (name: string) => void;
  /** The present time. */
  now: Date;
  /** The address of the student's requests: a link back. */
  listHref?: string;
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

/** The category is text, as radio buttons send it. */
type Draft = { name: string; proposal: string; category: string; message: string };

const isUndecided = (state: SocietyRequestState | undefined) =>
  state === 'pending' || state === 'changes_asked';

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
  const undecided = isUndecided(request.state);
  const { form, field, submission } = useValidatedForm<Draft, SentAgain>({
    schema: useMemo(() => societyRequestSchema(rules, messages), [rules, messages]),
    values: {
      name: request.name,
      proposal: request.proposal,
      category: String(request.category),
      message: '',
    },
    fieldErrors,
    onSubmit: async (values) => {
      if ((await onSendAgain(values)) !== false)
        form.reset({ ...values, category: String(values.category), message: '' });
    },
  });
  const written = useWatch({ control: form.control, name: 'proposal' });
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
            <ChoiceChips
              label={messages.category}
              choices={categories.map((category) => ({ value: String(category.id), label: category.name }))}
              {...field('category')}
            />
            <TextArea
              label={messages.proposal}
              count={messages.length(written.length)}
              rows={6}
              maxLength={rules.societyRequest.proposalMax}
              {...field('proposal')}
            />
          </>
        )}
        {word}
        <FormRefusal>{submission.refusal}</FormRefusal>
        <div data-part="buttons">
          <Button variant="bare" type="button" onClick={() => setAsking(true)} data-part="withdraw">
            {messages.withdraw}
          </Button>
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
          {undecided && (
            <Button type="submit" loading={submission.submitting} icon={<Send aria-hidden="true" />}>
              {messages.sendAgain}
            </Button>
          )}
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

/** What became of a request so far, and what is still to come. */
function Steps({ state, steps }: { state: SocietyRequestState; steps: readonly RequestStep[] }) {
  const messages = useMessages('RequestPage', requestPageMessages);
  const dates = useDates();
  const coming = [
    ...(state === 'changes_asked' ? [[messages.step.again, messages.againLater] as const] : []),
    ...(isUndecided(state) ? [[messages.decided, messages.decidedLater] as const] : []),
  ];
  return (
    <ol data-part="steps">
      {steps.map(({ at, state: step }, place) => {
        const last = place === steps.length - 1;
        const Icon = step === 'pending' ? Check : stateIcons[step];
        return (
          <li data-part key={`${at} ${step}`} data-state={last && step !== 'pending' ? step : 'done'}>
            <span data-part="disc">
              <Icon aria-hidden />
            </span>
            <strong data-part>
              {step === 'pending' && place > 0 ? messages.step.again : messages.step[step]}
            </strong>
            <time data-part dateTime={at}>
              {last && step === 'changes_asked' ? messages.yourTurn(dates.day(at)) : dates.day(at)}
            </time>
          </li>
        );
      })}
      {coming.map(([what, how]) => (
        <li data-part key={what} data-state="coming">
          <span data-part="disc" />
          <strong data-part>{what}</strong>
          <span data-part="hint">{how}</span>
        </li>
      ))}
    </ol>
  );
}

/** A student's own request: what became of it, its thread, earlier versions, and the form to change and send it again. */
export const RequestPage = forwardRef<HTMLDivElement, RequestPageProps>(function RequestPage(
  {
    request,
    categories,
    versions,
    similar,
    onNameChange,
    now,
    listHref,
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
  const { name, proposal, category, date } = request;
  const sent = versions ?? [{ at: date, name, proposal, category }];
  const days = Math.floor((now.getTime() - Date.parse(request.date)) / day);
  return (
    <Root ref={ref} data-soc="RequestPage" {...rest}>
      {listHref !== undefined && <BackLink href={listHref}>{messages.back}</BackLink>}
      <header data-part>
        <h1 data-part>
          <span>{request.name}</span>
          <RequestState state={state} />
        </h1>
        <p data-part>{messages.age(days)}</p>
      </header>
      <Columns
        aside={
          <div data-part="stack">
            <Panel title={messages.stands}>
              <Steps state={state} steps={steps} />
              {request.society != null && (
                <p data-part="founded">
                  <span>{messages.founded}</span>{' '}
                  <LinkOrText href={routes.society({ id: request.society, name: request.name })}>
                    {request.name}
                  </LinkOrText>
                </p>
              )}
              {isUndecided(state) && (
                <p data-part="place">
                  <Ticket aria-hidden="true" />
                  <span>{messages.place(dates.dayAndMonth(dates.isoDay(request.date)))}</span>
                </p>
              )}
            </Panel>
            {aside}
          </div>
        }
      >
        <RequestThread
          request={request}
          reader="student"
          versions={sent}
          categoryOf={nameOf}
          turn={
            state !== 'accepted' && (
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
            )
          }
        />
      </Columns>
    </Root>
  );
});
RequestPage.displayName = 'RequestPage';
