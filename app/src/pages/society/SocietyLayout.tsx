import { useCallback, useMemo, useState } from 'react';
import { Outlet, useLocation, useParams, useSearchParams } from 'react-router-dom';
import type { ThemeColors } from 'societies-contract';
import {
  ErrorState,
  SocietyBar,
  SocietyHeader,
  SocietyLayout as Layout,
  SocietyLoading,
  SocietyNotFound,
  SocietyTabs,
  ThemeScope,
  type SocietyPageName,
} from 'societies-ui';
import { statusOf } from '../../api/ApiError.ts';
import { useMySocieties, useSociety, useSocietyDetail } from '../../api/societies.ts';
import { useAskBeforeLosing } from '../../shell/UnsavedGuard.tsx';
import { BannerEditor } from './BannerEditor.tsx';
import { committeeQuery } from './info/committeeQuery.ts';
import { LogoButton } from './LogoButton.tsx';
import { Membership } from './Membership.tsx';
import { rightsOf, type SocietyContext } from './SocietyContext.ts';

const pageNames: readonly SocietyPageName[] = ['info', 'events', 'posts', 'merch', 'dashboard'];

/** The page of the society that a path shows. */
const pageOf = (pathname: string): SocietyPageName =>
  pageNames.find((name) => pathname.endsWith(`/${name}`)) ?? 'home';

/** An address that names no society: an unknown id, or none at all. */
const isMissing = (error: unknown) => error !== undefined && [400, 404].includes(statusOf(error));

function Society({ id }: { id: string }) {
  const { pathname } = useLocation();
  const society = useSociety(id);
  const detail = useSocietyDetail(id);
  const mine = useMySocieties();
  const [query, setQuery] = useSearchParams();
  // An address that leads to an editor begins with editing, also when it is loaded anew.
  const leadsToEditor = Object.entries(committeeQuery).every(([key, value]) => query.get(key) === value);
  const [isEditing, setIsEditing] = useState(leadsToEditor);
  /** Four colours tried on while editing. */
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
        <title>Society not found · Constellation</title>
        <SocietyNotFound />
      </>
    );
  }
  const error = society.error ?? detail.error;
  if (context === null) {
    if (error === undefined) return <SocietyLoading />;
    const retry = () => void Promise.all([society.mutate(), detail.mutate()]);
    return (
      <ErrorState
        title={error.message}
        onRetry={retry}
        retrying={society.isValidating || detail.isValidating}
      />
    );
  }

  const { onCommittee, editing } = context;
  const { theme, role } = context.detail;
  const worn = tried ?? theme;
  const mayEdit = editing && context.may('edit_society');
  const toggle = onCommittee ? (next: boolean) => ask(() => setEditing(next)) : undefined;
  return (
    <ThemeScope theme={worn}>
      <title>{`${context.society.name} · Constellation`}</title>
      <Layout
        rail={{ societies: mine.data, current: context.society.id }}
        header={
          <SocietyHeader
            society={context.society}
            theme={worn}
            role={role?.name}
            editing={editing}
            onEditingChange={toggle}
            action={<Membership society={context.society} detail={context.detail} />}
            bannerAction={mayEdit && <BannerEditor society={context.society} />}
            logoAction={mayEdit && <LogoButton society={context.society} />}
            tabs={
              <SocietyTabs society={context.society} current={pageOf(pathname)} committee={onCommittee} />
            }
          />
        }
        bar={<SocietyBar editing={editing} onEditingChange={toggle} />}
      >
        <Outlet context={context} />
      </Layout>
      {question}
    </ThemeScope>
  );
}

/** What the pages of a society stand in. Another society begins anew: editing is off again. */
export default function SocietyLayout() {
  const { societyid = '' } = useParams();
  return <Society key={societyid} id={societyid} />;
}
