import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  addressIn,
  messageAudiences,
  messageRights,
  pageSizeLimits,
  paths,
  type SocietyEvent,
} from 'societies-contract';
import { Button, useMessages, type Widened } from 'societies-ui';
import { MessageComposer, SentMessages, type MessageDraft } from 'societies-ui/messages';
import { detailOf, fieldErrorsOf } from '../../../api/ApiError.ts';
import { countReaders, sendMessage, useSentMessages } from '../../../api/messages.ts';
import { useAction } from '../../../api/useAction.ts';
import { isRetrying, useRead, type ListPage } from '../../../api/useRead.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';
import { useUnsaved } from '../../../shell/unsaved.ts';
import { useAskedForm } from '../../../shell/useAskedForm.ts';
import { useSocietyContext } from '../SocietyContext.ts';

const pageMessages = {
  write: 'Write a message',
  sent: (readers: number) => (readers === 1 ? 'Sent to 1 person' : `Sent to ${readers} people`),
  failed: 'The message was not sent. Please try again.',
} as const;

declare global {
  interface SocietiesMessages {
    AppMessages: Widened<typeof pageMessages>;
  }
}

/** Coming events, then past ones, as the first page of each lists them; the one that was asked for is among them. */
function useEventsToWriteTo(wanted: boolean, asked: string | null) {
  const { id } = useSocietyContext();
  const list = (when: 'coming' | 'past') =>
    wanted ? `${paths.events(id)}?when=${when}&page=1&page_size=${pageSizeLimits.max}` : null;
  const coming = useRead<ListPage<SocietyEvent>>(list('coming')).data?.results ?? [];
  const past = useRead<ListPage<SocietyEvent>>(list('past')).data?.results ?? [];
  const { data: one, error } = useRead<SocietyEvent>(
    wanted && asked !== null ? paths.event(id, asked) : null,
  );
  const listed = [...coming, ...past];
  return {
    events: one && !listed.some((event) => event.id === one.id) ? [one, ...listed] : listed,
    one,
    /** Whether it is known if the one that was asked for is there. */
    known: !wanted || asked === null || one !== undefined || error !== undefined,
  };
}

/** Writes to the society's people, and lists what was sent. `?new` begins a message, with `event` one to its guests. */
export default function MessagesPage() {
  const messages = useMessages('AppMessages', pageMessages);
  const { failed } = useOutcomes();
  const { id, society, may } = useSocietyContext();
  const [query] = useSearchParams();
  const { asked, forget } = useAskedForm();
  const [begun, setBegun] = useState(false);
  const isOpen = begun || asked;
  const [page, setPage] = useState(1);
  const { onDirtyChange } = useUnsaved('page');
  const sent = useSentMessages(id, page);
  const audiences = messageAudiences.filter((audience) => may(messageRights[audience]));
  const { events, one, known } = useEventsToWriteTo(
    isOpen && may(messageRights.guests),
    asked ? query.get('event') : null,
  );
  const refused = (error: unknown) =>
    fieldErrorsOf(error) ? undefined : failed(detailOf(error) ?? messages.failed);
  const counting = useAction((draft: MessageDraft) => countReaders(society.id, draft), { failure: refused });
  const sending = useAction((draft: MessageDraft) => sendMessage(society.id, draft), {
    success: ({ readers }) => messages.sent(readers),
    failure: refused,
  });
  const errors = fieldErrorsOf(sending.error ?? counting.error);
  const close = () => {
    setBegun(false);
    forget();
  };
  return (
    <>
      <Button onClick={() => setBegun(true)}>{messages.write}</Button>
      <SentMessages
        sent={sent.data?.results}
        count={sent.data?.count}
        page={page}
        onPageChange={setPage}
        error={sent.error?.message}
        onRetry={() => void sent.mutate()}
        retrying={isRetrying(sent)}
      />
      <MessageComposer
        open={isOpen && known}
        audiences={audiences}
        events={events}
        event={one?.id}
        society={{ name: society.name, replyTo: addressIn(society.contact ?? '') }}
        errors={
          errors && Object.fromEntries(Object.entries(errors).map(([field, [first]]) => [field, first]))
        }
        onPreview={counting.attempt}
        onSend={async (draft) => {
          await sending.attempt(draft);
          close();
        }}
        onClose={close}
        onDirtyChange={onDirtyChange}
      />
    </>
  );
}
