import { useContext, useMemo, type ReactNode } from 'react';
import { MessagesContext, type PartialMessages } from './useMessages.ts';

export interface MessagesProviderProps {
  /** Texts by component, for a translation or a house style. Keep the object stable: a constant, or memoised. */
  messages: PartialMessages;
  /** The part of the page whose texts are replaced, usually all of it. */
  children: ReactNode;
}

/** Replaces texts of the library for everything inside it. Providers nest; the inner one wins text by text. */
export const MessagesProvider = ({ messages, children }: MessagesProviderProps) => {
  const outer = useContext(MessagesContext);
  const merged = useMemo<PartialMessages>(() => {
    const result: Record<string, object | undefined> = { ...outer };
    for (const [component, texts] of Object.entries(messages)) {
      result[component] = { ...result[component], ...texts };
    }
    return result;
  }, [outer, messages]);
  return <MessagesContext.Provider value={merged}>{children}</MessagesContext.Provider>;
};
MessagesProvider.displayName = 'MessagesProvider';
