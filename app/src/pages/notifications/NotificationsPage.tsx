import { useState } from 'react';
import { pageSizeLimits } from 'societies-contract';
import {
  Button,
  Columns,
  EmptyState,
  ErrorState,
  PageContent,
  Pagination,
  Panel,
  Spinner,
  useMessages,
  type Widened,
} from 'societies-ui';
import { NoticeChoices, NoticeList, type ListedNotice } from 'societies-ui/notices';
import { readNotices, saveNoticeSettings, useNotices, useNoticeSettings } from '../../api/notices.ts';
import { leaveSociety, useMySocieties } from '../../api/societies.ts';
import { useAction } from '../../api/useAction.ts';
import { isRetrying } from '../../api/useRead.ts';
import { useCommonOutcomes } from '../../preferences/language.ts';
import { useOutcomes } from '../../preferences/useOutcomes.ts';
import { useTurnPush } from '../../preferences/useTurnPush.ts';
import { late } from '../../shell/late.tsx';

/** Loaded on demand, because few notices are messages. */
const MessageText = late(() => import('./MessageText.tsx'), true);

const noticesMessages = {
  title: 'Notices',
  readAll: 'Mark all as read',
  empty: 'Nothing new',
  emptyHint: 'News about your events, roles and requests will appear here.',
  choices: 'Notification settings',
  choicesHint: 'Changes are saved at once.',
} as const;

declare global {
  interface SocietiesMessages {
    AppNotices: Widened<typeof noticesMessages>;
  }
}

function Choices() {
  const outcomes = useCommonOutcomes();
  const settings = useNoticeSettings();
  const societies = useMySocieties();
  const { run, pending } = useAction(saveNoticeSettings, { failure: outcomes.data.update });
  const device = useTurnPush();
  if (settings.data === undefined) {
    return settings.error ? (
      <ErrorState title={settings.error.message} onRetry={() => void settings.mutate()} />
    ) : (
      <Spinner />
    );
  }
  return (
    <NoticeChoices
      settings={settings.data}
      societies={societies.data ?? []}
      onChange={(change) => void run(change)}
      push={device.push}
      onPushChange={device.turn}
      pushPending={device.pending}
      aria-busy={pending}
    />
  );
}

export default function NotificationsPage() {
  const messages = useMessages('AppNotices', noticesMessages);
  const outcomes = useCommonOutcomes();
  const [page, setPage] = useState(1);
  const notices = useNotices(page);
  const { run, pending } = useAction(readNotices, { failure: outcomes.data.update });
  const { outcomes: words } = useOutcomes();
  const mine = useMySocieties();
  const leaving = useAction(
    async ({ id, leave }: ListedNotice) => {
      const societies = mine.data ?? (await mine.mutate());
      const society = societies?.find((each) => each.id === leave);
      // Whoever has left since has nothing to leave, and no use for the button.
      if (society !== undefined) await leaveSociety(society);
      await readNotices({ ids: [id] });
      return society?.name;
    },
    {
      success: (name) => (name === undefined ? undefined : words.leave.success(name)),
      failure: words.leave.failure,
    },
  );
  const { data, error } = notices;
  const known = data !== undefined || error !== undefined;

  const list =
    data === undefined ? (
      error ? (
        <ErrorState
          title={error.message}
          onRetry={() => void notices.mutate()}
          retrying={isRetrying(notices)}
        />
      ) : (
        <Spinner size="large" />
      )
    ) : data.count === 0 ? (
      <EmptyState title={messages.empty} description={messages.emptyHint} />
    ) : (
      <>
        <NoticeList
          notices={data.results}
          onFollow={({ id, read_at }) => {
            if (read_at === null) void run({ ids: [id] });
          }}
          onLeave={(notice) => void leaving.run(notice)}
          leaving={leaving.args?.[0].id}
          renderMessage={(text) => <MessageText instead={text} text={text} />}
        />
        <Pagination
          page={page}
          count={Math.ceil(data.count / pageSizeLimits.notices)}
          onPageChange={setPage}
        />
      </>
    );

  return (
    <PageContent
      title={messages.title}
      action={
        data !== undefined &&
        data.unread > 0 && (
          <Button variant="soft" loading={pending} onClick={() => void run({ all: true })}>
            {messages.readAll}
          </Button>
        )
      }
    >
      <title>{`${messages.title} · Constellation`}</title>
      <Columns
        ratio="even"
        aside={
          <>
            {/* On phones it is below the notices, and would move when they load. */}
            {known && (
              <Panel title={messages.choices} hint={messages.choicesHint}>
                <Choices />
              </Panel>
            )}
          </>
        }
      >
        {list}
      </Columns>
    </PageContent>
  );
}
