import {
  forwardRef,
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react';
import type { ThemeColors } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { ArrowLeft, ArrowRight, X } from '../../base/Icon/icons.ts';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { useDirty } from '../../base/useDirty.ts';
import { useForwardedRef } from '../../base/useForwardedRef.ts';
import { usePending } from '../../base/usePending.ts';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { SocietyArt } from '../../societies/SocietyArt/SocietyArt.tsx';
import { SocietyLogo } from '../../societies/SocietyLogo/SocietyLogo.tsx';
import { choicesOf, type ElectionRole, type Rankings } from '../election.ts';
import { ballotMessages } from './Ballot.messages.ts';
import { Root } from './Ballot.styles.ts';
import { BallotReceipt } from './BallotReceipt.tsx';
import { BallotReview } from './BallotReview.tsx';
import { RankedList } from './RankedList.tsx';

/** An election, as far as its ballot shows it. */
export interface BallotElection {
  /** What the election is called. */
  title: string;
  /** When voting ends, an ISO datetime. */
  voting_until: string;
  /** The roles that are voted on. Pass a stable array. */
  roles: readonly ElectionRole[];
  /** Whether “Re-open nominations” can be ranked. */
  reopen_nominations: boolean;
  /** How many have voted, of how many; null until voting begins. */
  turnout?: { voted: number; electorate: number } | null;
}

export interface BallotProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onError'> {
  /** The election that is voted in. */
  election: BallotElection;
  /** The society, whose logo and art stand above. */
  society: { id: number; name: string; logo: string | null; theme: ThemeColors };
  /** Casts the ballot, which is good only once. While its promise is pending, nothing can be changed. */
  onCast: (rankings: Rankings) => void | Promise<unknown>;
  /** The receipt, once the ballot was cast. It takes the ballot's place. */
  receipt?: string;
  /** Why the ballot could not be cast. */
  error?: ReactNode;
  /** Leaves the ballot. */
  onClose: () => void;
  /** Called with whether there is a ranking that was not cast, so that the host can ask before it is lost. */
  onDirtyChange?: (dirty: boolean) => void;
}

/** A ballot: role by role the candidates are put in order, by tapping, dragging or keyboard, then read once more and cast. */
export const Ballot = forwardRef<HTMLDivElement, BallotProps>(function Ballot(
  { election, society, onCast, receipt, error, onClose, onDirtyChange, ...rest },
  ref,
) {
  const messages = useMessages('Ballot', ballotMessages);
  const dates = useDates();
  const own = useForwardedRef(ref);
  const [step, setStep] = useState(0);
  const [rankings, setRankings] = useState<Rankings>({});
  const [refused, setRefused] = useState(false);
  const { run: cast, pending } = usePending(onCast);
  const shown = useRef(`${step}`);
  const { title, voting_until: votingUntil, reopen_nominations: reopen } = election;
  const roles = election.roles.filter(({ gone }) => !gone);
  const filled = Object.entries(rankings).filter(([, ranking]) => ranking.length > 0);
  useDirty(filled.length > 0 && receipt === undefined, onDirtyChange);
  const view = receipt === undefined ? `${step}` : 'receipt';
  // Synchronises the document's focus and position with the step, which is a page of its own to a reader.
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const headline = own.current?.querySelector<HTMLElement>('h1');
    headline?.focus({ preventScroll: true });
    own.current?.scrollIntoView({ block: 'start' });
  }, [own, view]);

  const current = roles[step];
  const next = roles[step + 1];
  const rank = (ranking: readonly number[]) => {
    setRefused(false);
    if (current) setRankings({ ...rankings, [current.role.id]: ranking });
  };
  const foot = current ? (
    <>
      {step > 0 && (
        <IconButton label={messages.back} variant="quiet" onClick={() => setStep(step - 1)}>
          <ArrowLeft />
        </IconButton>
      )}
      <Button
        variant="quiet"
        onClick={() => {
          rank([]);
          setStep(step + 1);
        }}
      >
        {messages.skip}
      </Button>
      <Button data-part="on" iconAfter={<ArrowRight aria-hidden="true" />} onClick={() => setStep(step + 1)}>
        {next ? messages.next(next.role.name) : messages.review}
      </Button>
    </>
  ) : (
    <>
      <Button variant="quiet" disabled={pending !== null} onClick={() => setStep(roles.length - 1)}>
        {messages.back}
      </Button>
      <Button
        data-part="on"
        loading={pending !== null}
        onClick={() => {
          if (filled.length === 0) setRefused(true);
          else void cast(Object.fromEntries(filled));
        }}
      >
        {messages.cast}
      </Button>
    </>
  );
  const wrong = refused ? messages.empty : error;
  return (
    <Root ref={own} data-soc="Ballot" data-state={receipt === undefined ? undefined : 'cast'} {...rest}>
      {receipt === undefined ? (
        <>
          <header data-part="bar">
            <SocietyArt seed={society.id} theme={society.theme} size="hero" data-part="art" />
            <SocietyLogo name={society.name} src={society.logo} size="rail" />
            <span data-part="election">
              <span data-part="title">{title}</span>
              <span data-part="until">
                {messages.openUntil(dates.weekdayAndDate(dates.isoDay(votingUntil)), dates.time(votingUntil))}
              </span>
            </span>
            <IconButton label={messages.close} variant="cover" shape="round" onClick={onClose}>
              <X />
            </IconButton>
          </header>
          <div data-part="main">
            <ol data-part="progress" aria-label={messages.progress}>
              {roles.map(({ role }, index) => (
                <li
                  data-part
                  key={role.id}
                  data-state={index <= step ? 'done' : undefined}
                  aria-current={index === step ? 'step' : undefined}
                >
                  <span>{role.name}</span>
                </li>
              ))}
            </ol>
            {current ? (
              <>
                <div data-part="words">
                  <p data-part="step">{messages.step(step + 1, roles.length)}</p>
                  <h1 data-part tabIndex={-1}>
                    {current.role.name}
                  </h1>
                  <p data-part>{messages.hint}</p>
                </div>
                <RankedList
                  key={current.role.id}
                  candidates={choicesOf(current, reopen)}
                  ranking={rankings[current.role.id] ?? nobody}
                  onChange={rank}
                />
              </>
            ) : (
              <>
                <div data-part="words">
                  <h1 data-part tabIndex={-1}>
                    {messages.yours}
                  </h1>
                  <p data-part>{messages.yoursHint}</p>
                </div>
                <BallotReview roles={roles} reopen={reopen} rankings={rankings} onChange={setStep} />
              </>
            )}
          </div>
          <footer data-part="foot">
            {wrong && (
              <p role="alert" data-part="wrong">
                {wrong}
              </p>
            )}
            <div data-part="actions">{foot}</div>
          </footer>
        </>
      ) : (
        <BallotReceipt
          receipt={receipt}
          title={title}
          votingUntil={votingUntil}
          turnout={election.turnout}
          society={society}
          onClose={onClose}
        />
      )}
    </Root>
  );
});
Ballot.displayName = 'Ballot';

const nobody: readonly never[] = [];
