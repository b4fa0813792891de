import { useCallback, useMemo, useState } from 'react';
import { Outlet, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { type ThemeColors } from 'societies-contract';
import {
  ErrorState,
  SocietyBar,
  SocietyHeader,
  SocietyLayout as Layout,
  SocietyLoading,
  SocietyNotFound,
  SocietyTabs,
  SocietiesProvider,
  ThemeScope,
} from 'societies-ui';
import { LockKeyhole } from 'societies-ui/icons';
import { detailOf, statusOf } from '../../api/ApiError.ts';
import { useListedSociety, useMySocieties, useSociety, useSocietyDetail } from '../../api/societies.ts';
import { isRetrying } from '../../api/useRead.ts';
import { late } from '../../shell/late.tsx';
import { useAskBeforeLosing } from '../../shell/UnsavedGuard.tsx';
import type { PageHandle } from '../../pages.ts';
import { usePageHandle } from '../../shell/usePageHandle.ts';
import { BannerEditor } from './BannerEditor.tsx';
import { committeeQuery } from './info/committeeQuery.ts';
import { LogoButton } from './LogoButton.tsx';
import { Membership } from './Membership.tsx';
import { rightsOf, type SocietyContext } from './SocietyContext.ts';
import { useSocietyMessages } from './useSocietyMessages.ts';

/** Loaded on demand, because few readers ever see one. */
const Coming = late(() => import('./Coming.tsx'));
const Inactive = late(() => import('./Inactive.tsx'));

/** Whether the address names no society. */
const isMissing = (error: unknown) => error !== undefined && [400, 404].includes(statusOf(error));

/** The large header is for these two, which are about the society itself; on others the content comes first. */
const headerOf = ({ tab, compact }: PageHandle) =>
  !compact && (tab === 'home' || tab === 'info') ? 'full' : 'compact';

function Society({ id }: { id: string }) {
  const messages = useSocietyMessages();
  const handle = usePageHandle();
  const { tab } = handle;
  const { pathname } = useLocation();
  const listed = useListedSociety(id);
  const society = useSociety(id);
  const detail = useSocietyDetail(id);
  const mine = useMySocieties();
  const memberOf = useMemo(() => mine.data?.map((one) => one.id), [mine.data]);
  const [query, setQuery] = useSearchParams();
  // An address that leads to an editor starts with editing on, also after a reload.
  const leadsToEditor = Object.entries(committeeQuery).every(([key, value]) => query.get(key) === value);
  const [isEditing, setIsEditing] = useState(leadsToEditor);
  /** Colours being previewed while editing. */
  const [tried, setTried] = useState<ThemeColors | null>(null);
  const { ask, question } = useAskBeforeLosing('editing');
  const setEditing = useCallback(
    (next: boolean) => {
      setIsEditing(next);
      if (next) return;
      setTried(null);
      if (leadsToEditor) setQuery({}, { replace: true, preventScrollReset: true });
    },
    [leadsToEditor, setQuery],
  );

  const context = useMemo((): SocietyContext | null => {
    if (society.data === undefined || detail.data === undefined) return null;
    const rights = rightsOf(detail.data);
    return {
      id,
      society: society.data,
      detail: detail.data,
      ...rights,
      editing: isEditing && rights.onCommittee,
      setEditing,
      preview: setTried,
    };
  }, [id, society.data, detail.data, isEditing, setEditing]);

  if (isMissing(society.error) || isMissing(detail.error)) {
    return (
      <>
        <title>{`${messages.missing} · Constellation`}</title>
        <Layout rail={{ societies: mine.data }}>
          <SocietyNotFound />
        </Layout>
      </>
    );
  }
  const error = society.error ?? detail.error;
  if (context === null && error !== undefined) {
    const retry = () => void Promise.all([society.mutate(), detail.mutate()]);
    const refused = statusOf(error) === 403;
    return (
      <Layout rail={{ societies: mine.data, current: id }}>
        <ErrorState
          page
          icon={refused ? LockKeyhole : undefined}
          title={refused ? messages.forbidden : messages.failed}
          description={refused ? detailOf(error) : error.message}
          onRetry={refused ? undefined : retry}
          retrying={isRetrying(society) || isRetrying(detail)}
        />
      </Layout>
    );
  }

  // Shows the list's data first, so that name and logo can travel from the card. The heading stays the same element, so that it
  // keeps the focus.
  const shown = context
    ? { society: context.society, theme: context.detail.theme, role: context.detail.role?.name ?? null }
    : listed && { society: listed, theme: listed.theme, role: listed.member ? listed.role : null };
  if (shown === undefined) return <SocietyLoading />;
  const { role } = shown;
  const { onCommittee = false, editing = false } = context ?? {};
  const coming = context?.detail.coming;
  const comes = coming?.accepted === true;
  const inactive = context?.society.can_be_taken_over;
  const shownTheme = tried ?? shown.theme;
  const page = tab === undefined || tab === 'home' ? '' : `${messages[tab]} · `;
  const mayEdit = context?.editing && context.may('edit_society');
  const toggle = onCommittee ? (next: boolean) => ask(() => setEditing(next)) : undefined;
  return (
    <ThemeScope theme={shownTheme}>
      {context && <title>{`${page}${context.society.name} · Constellation`}</title>}
      <Layout
        rail={{ societies: mine.data, current: shown.society.id }}
        header={
          <SocietyHeader
            society={shown.society}
            theme={shownTheme}
            variant={headerOf(handle)}
            role={role}
            editing={editing}
            onEditingChange={toggle}
            action={role !== undefined && <Membership society={shown.society} role={role} />}
            bannerAction={mayEdit && <BannerEditor society={context.society} />}
            logoAction={mayEdit && <LogoButton society={context.society} />}
          />
        }
        tabs={<SocietyTabs society={shown.society} current={tab} committee={onCommittee || comes} />}
        page={pathname}
        bar={context && <SocietyBar editing={editing} onEditingChange={toggle} />}
      >
        <SocietiesProvider memberOf={memberOf}>
          {context && coming && <Coming instead={null} society={context.society} coming={coming} />}
          {inactive && tab === 'home' && <Inactive instead={null} society={context.society} />}
          {context ? <Outlet context={context} /> : <SocietyLoading />}
        </SocietiesProvider>
      </Layout>
      {question}
    </ThemeScope>
  );
}

/** The layout of a society's pages. Resets for another society, which ends editing. */
export default function SocietyLayout() {
  const { societyid = '' } = useParams();
  return <Society key={societyid} id={societyid} />;
}
