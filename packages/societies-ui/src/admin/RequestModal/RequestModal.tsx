import { forwardRef } from 'react';
import type { SocietyRequest } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { Modal, type ModalProps } from '../../base/Modal/Modal.tsx';
import { TriangleAlert } from '../../base/Icon/icons.ts';
import { LinkOrText } from '../../host/LinkOrText.tsx';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { Alike, Details } from './RequestModal.styles.ts';

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
} as const;

/** An administrator's decision on a request. */
export type RequestAction = 'accept' | 'reject' | 'delete';

/** A request as far as the tables and the modal show it. */
export type ListedRequest = Pick<
  SocietyRequest,
  'id' | 'name' | 'proposal' | 'category' | 'user' | 'user_name' | 'date' | 'rejected' | 'looks_like'
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
  onAction: (request: ListedRequest, action: RequestAction) => void;
  /** The pending decision. */
  pending?: RequestAction | null;
}

/** A society request in full, with its actions. */
export const RequestModal = forwardRef<HTMLDialogElement, RequestModalProps>(function RequestModal(
  { request, category, onAction, pending = null, ...rest },
  ref,
) {
  const dates = useDates();
  const messages = useMessages('RequestModal', requestModalMessages);
  const routes = useRoutes();
  if (!request) return null;
  const button = (action: RequestAction, variant: 'filled' | 'quiet' | 'danger') => (
    <Button
      variant={variant}
      loading={pending === action}
      disabled={pending !== null && pending !== action}
      onClick={() => onAction(request, action)}
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
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </Details>
    </Modal>
  );
});
RequestModal.displayName = 'RequestModal';
