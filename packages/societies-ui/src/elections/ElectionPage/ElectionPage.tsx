import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';
import { electionLimits, type Election } from 'societies-contract';
import { Badge } from '../../base/Badge/Badge.tsx';
import { Button, ButtonLink } from '../../base/Button/Button.tsx';
import { Card } from '../../base/Card/Card.tsx';
import { ConfirmDialog } from '../../base/ConfirmDialog/ConfirmDialog.tsx';
import { CircleCheck, Info, LockKeyhole, Pencil, Vote } from '../../base/Icon/icons.ts';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import { CandidateFace } from '../CandidateFace/CandidateFace.tsx';
import { ElectionState } from '../ElectionState/ElectionState.tsx';
import { useCandidateName } from '../useCandidateName.ts';
import { electionPageMessages } from './ElectionPage.messages.ts';
import { Root } from './ElectionPage.styles.ts';
import { NominationForm } from './NominationForm.tsx';

/** An election as far as its page shows it. */
export type ShownElection = Pick<
  Election,
  | 'title'
  | 'state'
  | 'nominations_from'
  | 'nominations_until'
  | 'voting_from'
  | 'voting_until'
  | 'reopen_nominations'
  | 'called_by'
  | 'cancelled_at'
  | 'cancel_reason'
  | 'published_at'
  | 'may_vote'
  | 'voted'
  | 'turnout'
  | 'roles'
  | 'nomination'
  | 'may_nominate'
  | 'may_manage'
  | 'may_publish'
>;

export interface ElectionPageProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onError'> {
  /** The election with its candidates, as the reader sees it. */
  election: ShownElection;
  /** Address of the ballot. */
  ballotHref: string;
  /** Address of the results. */
  resultsHref: string;
  /** Stands for a role, or changes the statement. `false` keeps the form open after a failure. */
  onNominate?: (role: number, statement: string) => void | Promise<unknown>;
  /** The server's message about the statement. */
  nominationError?: string;
  /** Withdraws the reader's nomination. */
  onWithdraw?: () => void | Promise<unknown>;
  /** Opens the form that changes the election, while nominations are to come. */
  onEdit?: () => void;
  /** Cancels the election with a reason that members are told. `false` keeps the dialog open after a failure. */
  onCancel?: (reason: string) => void | Promise<unknown>;
  /** Publishes the result. `false` keeps the dialog open after a failure. */
  onPublish?: () => void | Promise<unknown>;
}

const over = ['ended', 'published', 'cancelled'];

/** An election: where it stands, what the reader can do now, and who stands for which role. */
export const ElectionPage = forwardRef<HTMLElement, ElectionPageProps>(function ElectionPage(
  {
    election,
    ballotHref,
    resultsHref,
    onNominate,
    nominationError,
    onWithdraw,
    onEdit,
    onCancel,
    onPublish,
    ...rest
  },
  ref,
) {
  const messages = useMessages('ElectionPage', electionPageMessages);
  const dates = useDates();
  const { number } = useNumbers();
  const nameOf = useCandidateName();
  const [standing, setStanding] = useState<{ id: number; name: string } | null>(null);
  const [asking, setAsking] = useState<'cancel' | 'publish' | 'withdraw' | null>(null);
  const { state, roles, nomination, turnout } = election;
  const moment = (instant: string) =>
    `${dates.weekdayAndDate(dates.isoDay(instant))}, ${dates.time(instant)}`;
  const day = (instant: string) => dates.dayAndMonth(dates.isoDay(instant));
  const close = () => setAsking(null);
  const confirm = async (act: (() => void | Promise<unknown>) | undefined) => {
    if ((await act?.()) !== false) close();
  };

  const steps = [
    {
      key: 'nominations',
      label: messages.steps.nominations,
      when: messages.fromTo(moment(election.nominations_from), moment(election.nominations_until)),
      current: state === 'nominations',
    },
    {
      key: 'voting',
      label: messages.steps.voting,
      when: messages.fromTo(moment(election.voting_from), moment(election.voting_until)),
      current: state === 'voting',
    },
    {
      key: 'result',
      label: messages.steps.result,
      when: election.published_at ? messages.publishedOn(day(election.published_at)) : messages.afterVoting,
      current: state === 'ended' || state === 'published',
    },
  ];

  const now = () => {
    if (election.may_vote)
      return (
        <>
          <ButtonLink href={ballotHref} size="large" icon={<Vote aria-hidden="true" />}>
            {messages.vote}
          </ButtonLink>
          <p data-part>
            <LockKeyhole aria-hidden="true" />
            <span>{messages.voteHint(roles.filter(({ gone }) => !gone).length)}</span>
          </p>
        </>
      );
    if (state === 'published')
      return (
        <ButtonLink href={resultsHref} size="large">
          {messages.results}
        </ButtonLink>
      );
    if (election.voted)
      return (
        <p data-part>
          <CircleCheck aria-hidden="true" />
          <span>{messages.voted}</span>
        </p>
      );
    if (state === 'voting')
      return (
        <p data-part>
          <Info aria-hidden="true" />
          <span>{messages.notInElectorate}</span>
        </p>
      );
    return null;
  };
  const act = now();

  return (
    <Root ref={ref} data-soc="ElectionPage" {...rest}>
      <Card as="section" padding="large" data-part="state">
        <div data-part="head">
          <ElectionState state={state} />
          {election.called_by && <span data-part="by">{messages.calledBy(election.called_by.name)}</span>}
        </div>
        {election.cancelled_at && (
          <div data-part="cancelled">
            <strong data-part>{messages.cancelled(day(election.cancelled_at))}</strong>
            <span>{election.cancel_reason}</span>
          </div>
        )}
        <ol data-part="steps">
          {steps.map(({ key, label, when, current }) => (
            <li data-part key={key} aria-current={current ? 'step' : undefined}>
              <span data-part="label">{label}</span>
              <span data-part="when">{when}</span>
            </li>
          ))}
        </ol>
        {turnout && (
          <p data-part="turnout">{messages.turnout(number(turnout.voted), number(turnout.electorate))}</p>
        )}
        {act && <div data-part="now">{act}</div>}
        {election.may_manage && (
          <div data-part="manage">
            {onEdit && state === 'planned' && (
              <Button variant="quiet" icon={<Pencil aria-hidden="true" />} onClick={onEdit}>
                {messages.edit}
              </Button>
            )}
            {onPublish && election.may_publish && (
              <Button onClick={() => setAsking('publish')}>{messages.publish}</Button>
            )}
            {onCancel && !over.includes(state) && (
              <Button variant="quiet" onClick={() => setAsking('cancel')}>
                {messages.cancel}
              </Button>
            )}
          </div>
        )}
      </Card>
      {roles.map(({ role, gone, candidates }) => {
        const own = nomination?.role_id === role.id;
        const mayStand = onNominate && election.may_nominate && !nomination && !gone;
        return (
          <Card key={role.id} as="section" padding="medium" aria-label={role.name} data-part="role">
            <div data-part="head">
              <h3 data-part>{role.name}</h3>
              <span data-part="by">{messages.candidates(candidates.length)}</span>
              {mayStand && (
                <Button
                  variant="soft"
                  aria-label={messages.standFor(role.name)}
                  onClick={() => setStanding(role)}
                >
                  {messages.stand}
                </Button>
              )}
            </div>
            {gone && <p data-part="none">{messages.gone}</p>}
            {candidates.length === 0 && !gone && <p data-part="none">{messages.nobody}</p>}
            <ul data-part>
              {candidates.map((candidate) => {
                const isOwn = own && nomination.candidate_id === candidate.id;
                return (
                  <li data-part key={candidate.id} data-state={candidate.withdrawn ? 'withdrawn' : undefined}>
                    <CandidateFace candidate={candidate} />
                    <div data-part="words">
                      <div data-part="name">
                        <span>{nameOf(candidate)}</span>
                        {isOwn && <Badge variant="soft">{messages.you}</Badge>}
                        {candidate.withdrawn && <Badge>{messages.withdrawn}</Badge>}
                      </div>
                      <p data-part="statement">{candidate.statement || messages.noStatement}</p>
                      {isOwn && !candidate.withdrawn && (
                        <div data-part="own">
                          {onNominate && election.may_nominate && (
                            <Button variant="quiet" size="small" onClick={() => setStanding(role)}>
                              {messages.change}
                            </Button>
                          )}
                          {onWithdraw && (
                            <Button variant="bare" size="small" onClick={() => setAsking('withdraw')}>
                              {messages.withdraw}
                            </Button>
                          )}
                        </div>
                      )}
                    </div>
                  </li>
                );
              })}
            </ul>
          </Card>
        );
      })}
      {election.reopen_nominations && !over.includes(state) && <p data-part="reopen">{messages.reopenToo}</p>}
      {standing && onNominate && (
        <NominationForm
          role={standing}
          statement={nomination?.role_id === standing.id ? nomination.statement : undefined}
          error={nominationError}
          onClose={() => setStanding(null)}
          onSubmit={async (statement) => {
            if ((await onNominate(standing.id, statement)) !== false) setStanding(null);
          }}
        />
      )}
      <ConfirmDialog
        open={asking === 'publish'}
        onClose={close}
        onConfirm={() => confirm(onPublish)}
        title={messages.publishTitle}
        description={messages.publishHint}
        confirmLabel={messages.publish}
      />
      <ConfirmDialog
        open={asking === 'withdraw'}
        onClose={close}
        onConfirm={() => confirm(onWithdraw)}
        title={messages.withdrawTitle}
        description={messages.withdrawHint}
        confirmLabel={messages.withdraw}
        tone="danger"
      />
      <ConfirmDialog
        open={asking === 'cancel'}
        onClose={close}
        onConfirm={(reason) => confirm(() => onCancel?.(reason))}
        title={messages.cancelTitle(election.title)}
        description={[
          messages.cancelHint,
          ...(election.turnout
            ? [
                messages.cancelVotes({
                  count: election.turnout.voted,
                  shown: number(election.turnout.voted),
                }),
              ]
            : []),
        ].join(' ')}
        confirmLabel={messages.cancel}
        tone="danger"
        reason={{
          label: messages.reason,
          hint: messages.reasonHint,
          missing: messages.reasonRequired,
          maxLength: electionLimits.reasonMax,
        }}
      />
    </Root>
  );
});
ElectionPage.displayName = 'ElectionPage';
