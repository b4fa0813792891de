import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { readId } from 'societies-contract';
import { EmptyState, ErrorState, Link, Panel, Skeleton, useMessages } from 'societies-ui';
import { RequestList, RequestPage, type RequestPageProps } from 'societies-ui/forms';
import { fieldErrorsOf, messageOf } from '../../api/ApiError.ts';
import {
  sendRequestAgain,
  useMyRequests,
  useRequestVersions,
  useSimilarSocieties,
  withdrawRequest,
  writeAboutOwnRequest,
} from '../../api/requests.ts';
import { useCategories } from '../../api/societies.ts';
import { useAction } from '../../api/useAction.ts';
import { useOutcomes } from '../../preferences/useOutcomes.ts';
import { useUnsaved } from '../../shell/unsaved.ts';
import { useNow } from '../../time/useNow.ts';
import { useDebounced } from '../../time/useDebounced.ts';
import { myRequestsMessages } from './messages.ts';

const list = '/my-societies/requests';

/** One of the user's own requests. */
export default function MyRequestPage() {
  const messages = useMessages('AppMyRequests', myRequestsMessages);
  const { outcomes } = useOutcomes();
  const navigate = useNavigate();
  const now = useNow();
  const addressed = readId(useParams().requestId);
  const requests = useMyRequests();
  const request = requests.data?.find((each) => each.id === addressed);
  const versions = useRequestVersions(request?.id);
  const categories = useCategories();
  const { onDirtyChange } = useUnsaved('page');
  const [name, setName] = useState('');
  const found = useSimilarSocieties(useDebounced(name));
  const sending = useAction(sendRequestAgain, { success: outcomes.request.sentAgain, failure: messageOf });
  const writing = useAction(writeAboutOwnRequest, { success: outcomes.request.written, failure: messageOf });
  const withdrawing = useAction(withdrawRequest, { success: outcomes.request.withdrawn, failure: messageOf });
  const fieldErrors: RequestPageProps['fieldErrors'] = fieldErrorsOf(sending.error);
  const back = (
    <p>
      <Link href={list}>{messages.back}</Link>
    </p>
  );

  if (!requests.data || !categories.data) {
    const error = requests.error ?? categories.error;
    return error ? (
      <ErrorState title={error.message} onRetry={() => void requests.mutate()} />
    ) : (
      <Skeleton height={400} />
    );
  }
  if (!request) {
    return (
      <>
        {back}
        <EmptyState title={messages.gone} />
      </>
    );
  }
  const { id } = request;
  const others = requests.data.filter((each) => each.id !== id);
  return (
    <>
      <title>{`${request.name} · Constellation`}</title>
      <RequestPage
        request={request}
        listHref={list}
        categories={categories.data}
        versions={versions.data}
        // The society that a request founded has the same name.
        similar={found?.filter((society) => society.id !== request.society)}
        onNameChange={setName}
        now={now}
        aside={
          others.length > 0 && (
            <Panel title={messages.others}>
              <RequestList requests={others} />
            </Panel>
          )
        }
        onSendAgain={(values) => sending.run(id, { ...values, version: request.version })}
        onWrite={(text) => writing.run(id, text)}
        onWithdraw={async () => {
          if (await withdrawing.run(id)) void navigate(list);
        }}
        fieldErrors={fieldErrors}
        onDirtyChange={onDirtyChange}
      />
    </>
  );
}
