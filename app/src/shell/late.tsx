import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorState, Modal, Spinner } from 'societies-ui';
import { useCommonOutcomes } from '../preferences/language.ts';
import { entryServed, reloadForNewerApp } from './newerApp.ts';
import { PageError } from './PageError.tsx';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** The code of a component, fetched when it is needed. A try that fails leaves the next one open. */
interface Code<Props> {
  readonly part: ComponentType<Props> | undefined;
  /** @returns whether it is there now. */
  fetch: () => Promise<boolean>;
}

/**
 * Another address of the file that an import could not fetch, where the browser's error names it: browsers remember for as long as a
 * page lives that an address failed.
 */
function elsewhere<Props>(error: unknown): Load<Props> | undefined {
  const file = error instanceof TypeError && /https?:[^\s?]+\.js/.exec(error.message)?.[0];
  return file
    ? () => import(/* @vite-ignore */ `${file}?again=${Date.now()}`) as ReturnType<Load<Props>>
    : undefined;
}

function codeOf<Props>(load: Load<Props>): Code<Props> {
  let part: ComponentType<Props> | undefined;
  let next = load;
  return {
    get part() {
      return part;
    },
    fetch: async () => {
      try {
        part ??= (await next()).default;
      } catch (error) {
        console.error(error);
        next = elsewhere(error) ?? load;
      }
      return part !== undefined;
    },
  };
}

interface LateState {
  failed: boolean;
  fetching: boolean;
  onRetry: () => void;
}

/**
 * Fetches what is missing: now, when the network is back, and when somebody asks for it.
 * @param mayReload false where a page stands around it that somebody may be writing in.
 */
function useCode<Props>(code: Code<Props>, mayReload: boolean): LateState & { Part?: ComponentType<Props> } {
  const [Part, setPart] = useState(() => code.part);
  const [failed, setFailed] = useState(false);
  const [fetching, setFetching] = useState(true);

  const attempt = async (asked: boolean) => {
    setFetching(true);
    if (await code.fetch()) {
      // It comes into a page that is in use.
      startTransition(() => setPart(() => code.part));
    } else if (!mayReload || !(await reloadForNewerApp())) {
      // What does not come from another address either is fetched by a new page, if at all.
      if (asked && (await entryServed()) !== undefined) location.reload();
      setFailed(true);
    }
    setFetching(false);
  };
  // The network is outside React.
  useEffect(() => {
    if (code.part !== undefined) return;
    const fetchIt = () => void attempt(false);
    fetchIt();
    addEventListener('online', fetchIt);
    return () => removeEventListener('online', fetchIt);
    // oxlint-disable-next-line react/exhaustive-deps -- each component has one code, and `attempt` only sets state
  }, []);
  return { Part, failed, fetching, onRetry: () => void attempt(true) };
}

function CodeError({ fetching, onRetry, page }: LateState & { page?: boolean }) {
  const { code } = useCommonOutcomes();
  return (
    <ErrorState
      page={page}
      title={code.failed}
      description={code.hint}
      onRetry={onRetry}
      retrying={fetching}
    />
  );
}

/**
 * A page that is fetched when somebody goes there. Until it is there the page before stays; where its code cannot be fetched,
 * that is said in the page's place, the navigation around it stays, and it can be tried again.
 */
export function page(load: Load<object>) {
  const code = codeOf(load);
  function Page() {
    const { Part, ...state } = useCode(code, true);
    if (Part !== undefined) return <Part />;
    return state.failed ? <CodeError page {...state} /> : <Spinner size="large" />;
  }
  return {
    // The router remembers a failure for good, so it never hears of one.
    lazy: async () => {
      await code.fetch();
      return { Component: code.part ?? Page };
    },
    ErrorBoundary: PageError,
  };
}

/**
 * A part of a page that is fetched when somebody wants it. `instead` stands in its place as long as it is not there.
 * @param quietly where a part that does not come is no loss that a page would speak of.
 */
export function late<Props extends object>(load: Load<Props>, quietly = false) {
  const code = codeOf(load);
  return function Late({ instead, ...props }: Props & { instead: ReactNode }) {
    const { Part, ...state } = useCode(code, false);
    if (Part !== undefined) return <Part {...(props as unknown as Props)} />;
    return (
      <>
        {state.failed && !quietly && <CodeError {...state} />}
        {instead}
      </>
    );
  };
}

/** Milliseconds in which a dialog comes, as a rule: it shows that it is on its way only after them. */
const usualWait = 300;

/** A dialog that is fetched when somebody opens it. Where that takes long, or fails, a dialog says so that can be closed. */
export function lateDialog<Props extends { onClose: () => void }>(load: Load<Props>) {
  const code = codeOf(load);
  return function LateDialog(props: Props) {
    const { Part, ...state } = useCode(code, false);
    const { code: messages } = useCommonOutcomes();
    const [slow, setSlow] = useState(false);
    // The clock is outside React.
    useEffect(() => {
      const wait = setTimeout(() => setSlow(true), usualWait);
      return () => clearTimeout(wait);
    }, []);
    if (Part !== undefined) return <Part {...props} />;
    if (!state.failed && !slow) return null;
    return (
      <Modal open onClose={props.onClose} title={messages.fetching} hideTitle>
        {state.failed ? <CodeError {...state} /> : <Spinner size="large" />}
      </Modal>
    );
  };
}
