import { useDeferredValue, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorState, Modal, Spinner } from 'societies-ui';
import { useCommonOutcomes } from '../preferences/language.ts';
import { createStore, useStore, type Store } from '../state/store.ts';
import { importer } from './importer.ts';
import { isReplaced, reloadForNewerApp } from './newerApp.ts';
import { PageError } from './PageError.tsx';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Lazily loaded code of a component. */
interface Code<Props> {
  part: Store<ComponentType<Props> | undefined>;
  /** Can be called again after a failure. @returns whether the code is loaded. */
  fetch: () => Promise<boolean>;
}

function codeOf<Props>(load: Load<Props>): Code<Props> {
  const next = importer(load);
  const part = createStore<ComponentType<Props> | undefined>(undefined);
  return {
    part,
    fetch: async () => {
      try {
        part.set(part.get() ?? (await next()).default);
      } catch (error) {
        console.error(error);
      }
      return part.get() !== undefined;
    },
  };
}

interface LateState {
  failed: boolean;
  fetching: boolean;
  onRetry: () => void;
}

/**
 * Loads the code: now, when the network returns, and on demand.
 * @param mayReload false if the surrounding page may have unsaved input.
 */
function useCode<Props>(code: Code<Props>, mayReload: boolean): LateState & { Part?: ComponentType<Props> } {
  // Deferred, so that the page in use stays responsive while the part is drawn.
  const Part = useDeferredValue(useStore(code.part));
  const [failed, setFailed] = useState(false);
  const [fetching, setFetching] = useState(true);

  const attempt = async (asked: boolean) => {
    setFetching(true);
    if (!(await code.fetch()) && (!mayReload || !(await reloadForNewerApp()))) {
      // If another address fails too, only a reload may help.
      if (asked && (await isReplaced()) !== undefined) location.reload();
      setFailed(true);
    }
    setFetching(false);
  };
  // Synchronises with the network's state.
  useEffect(() => {
    if (code.part.get() !== undefined) return;
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
 * A lazily loaded page. The previous page stays until it is loaded; if that fails, an error with a retry takes the page's place
 * and the navigation stays.
 */
export function page(load: Load<object>) {
  const code = codeOf(load);
  function Page() {
    const { Part, ...state } = useCode(code, true);
    if (Part !== undefined) return <Part />;
    return state.failed ? <CodeError page {...state} /> : <Spinner size="large" />;
  }
  return {
    // Never rejects, because the router would remember the failure for good.
    lazy: async () => {
      await code.fetch();
      return { Component: code.part.get() ?? Page };
    },
    ErrorBoundary: PageError,
  };
}

/**
 * A lazily loaded part of a page, with `instead` as a placeholder. `fetch` loads it before it is rendered.
 * @param quietly hides failures, for parts that can be missing.
 */
export function late<Props extends object>(load: Load<Props>, quietly = false) {
  const code = codeOf(load);
  function Late({ instead, ...props }: Props & { instead: ReactNode }) {
    const { Part, ...state } = useCode(code, false);
    if (Part !== undefined) return <Part {...(props as unknown as Props)} />;
    return (
      <>
        {state.failed && !quietly && <CodeError {...state} />}
        {instead}
      </>
    );
  }
  return Object.assign(Late, { fetch: code.fetch });
}

/** Milliseconds before a loading dialog shows that it is loading. */
const usualWait = 300;

/** A lazily loaded dialog. If loading is slow or fails, a dialog that can be closed says so. */
export function lateDialog<Props extends { onClose: () => void }>(load: Load<Props>) {
  const code = codeOf(load);
  return function LateDialog(props: Props) {
    const { Part, ...state } = useCode(code, false);
    const { code: messages } = useCommonOutcomes();
    const [slow, setSlow] = useState(false);
    // Synchronises with a timer.
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
