import { forwardRef, useState } from 'react';
import { societyRequestLimits, type SocietyRequest } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { Modal, type ModalProps } from '../../base/Modal/Modal.tsx';
import { TriangleAlert } from '../../base/Icon/icons.ts';
import { TextArea } from '../../base/TextArea/TextArea.tsx';
import { LinkOrText } from '../../host/LinkOrText.tsx';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { RequestThread } from '../../societies/RequestThread/RequestThread.tsx';
import { Alike, Details, Talk } from './RequestModal.styles.ts';

export const requestModalMessages = {
  title: 'View Request',
  name: 'Name',
  category: 'Category',
  user: 'User ID',
  date: 'Date',
  proposal: 'Proposal',
  accept: 'Accept',
  reject: 'Reject',
  delete: 'Delete',
  looksLike: 'This name looks like',
  similar: 'Similar names',
  thread: 'Messages',
  message: 'Message to the student',
  messageHint: 'A reason for rejecting, a question, or what to change. The student reads it.',
  messageMissing: 'Please write a message',
  ask_changes: 'Ask for changes',
  write: 'Write back',
} as const;

/** An administrator's decision on a request. */
export type RequestAction = 'accept' | 'reject' | 'delete' | 'ask_changes' | 'write';

/** A request as far as the tables and the modal show it. */
export type ListedRequest = Pick<
  SocietyRequest,
  | 'id'
  | 'name'
  | 'proposal'
  | 'category'
  | 'user'
  | 'user_name'
  | 'date'
  | 'rejected'
  | 'looks_like'
  | 'similar'
  | 'state'
  | 'messages'
  | 'steps'
  | 'version'
>;

export interface RequestModalProps extends Omit<
  ModalProps,
  'open' | 'title' | 'description' | 'actions' | 'children'
> {
  /** The displayed request; null closes the modal. */
  request: ListedRequest | null;
  /** Name of its category. */
  category?: string;
  /** A pending request can be accepted or rejected; a rejected one accepted or deleted. */
  onAction: (request: ListedRequest, action: RequestAction, message: string) => void | Promise<unknown>;
  /** Whether messages can be written: then changes can be asked for, and a rejection can have a reason. @default false */
  talking?: boolean;
  /** The pending decision. */
  pending?: RequestAction | null;
}

/** A society request in full, with its actions. */
export const RequestModal = forwardRef<HTMLDialogElement, RequestModalProps>(function RequestModal(
  { request, category, onAction, pending = null, talking = false, ...rest },
  ref,
) {
  const dates = useDates();
  const messages = useMessages('RequestModal', requestModalMessages);
  const routes = useRoutes();
  const [written, setWritten] = useState({ request: 0, text: '' });
  const [missing, setMissing] = useState(false);
  if (!request) return null;
  // What was written about one request is not sent about the next.
  const text = written.request === request.id ? written.text : '';
  const act = (action: RequestAction) => {
    const needed = action === 'ask_changes' || action === 'write';
    setMissing(needed && text.trim() === '');
    if (!needed || text.trim() !== '') void onAction(request, action, text.trim());
  };
  const button = (action: RequestAction, variant: 'filled' | 'quiet' | 'bare' | 'danger') => (
    <Button
      variant={variant}
      loading={pending === action}
      disabled={pending !== null && pending !== action}
      onClick={() => act(action)}
    >
      {messages[action]}
    </Button>
  );
  return (
    <Modal
      ref={ref}
      data-soc="RequestModal"
      size="medium"
      open
      title={messages.title}
      actions={
        <>
          {talking && button('write', 'bare')}
          {talking && !request.rejected && button('ask_changes', 'quiet')}
          {request.rejected ? button('delete', 'danger') : button('reject', 'quiet')}
          {button('accept', 'filled')}
        </>
      }
      {...rest}
    >
      {request.looks_like && (
        <Alike>
          <TriangleAlert aria-hidden="true" />
          <span>
            <span>{messages.looksLike}</span>{' '}
            <LinkOrText href={routes.society(request.looks_like)}>{request.looks_like.name}</LinkOrText>
          </span>
        </Alike>
      )}
      <Details>
        {(
          [
            [messages.name, request.name],
            [messages.category, category ?? ''],
            [messages.user, request.user_name ? `${request.user_name} · ${request.user}` : request.user],
            [messages.date, dates.day(request.date)],
            [messages.proposal, request.proposal],
          ] as const
        ).map(([term, detail]) => (
          <div key={term}>
            <dt data-part>{term}</dt>
            <dd data-part>{detail}</dd>
          </div>
        ))}
      </Details>
      {talking && (
        <Talk>
          {request.similar && request.similar.length > 0 && (
            <p data-part>
              <strong data-part>{messages.similar}</strong>{' '}
              {request.similar.map((society, place) => (
                <span key={society.id}>
                  {place > 0 && <span>{', '}</span>}
                  <LinkOrText href={routes.society(society)}>{society.name}</LinkOrText>
                </span>
              ))}
            </p>
          )}
          <RequestThread request={request} reader="administrator" aria-label={messages.thread} />
          <TextArea
            label={messages.message}
            hint={messages.messageHint}
            rows={3}
            maxLength={societyRequestLimits.messageMax}
            value={text}
            error={missing && text.trim() === '' ? messages.messageMissing : undefined}
            onChange={(event) => setWritten({ request: request.id, text: event.target.value })}
          />
        </Talk>
      )}
    </Modal>
  );
});
RequestModal.displayName = 'RequestModal';
