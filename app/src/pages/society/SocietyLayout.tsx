import { useState } from 'react';
import { Outlet, useLocation, useParams } from 'react-router-dom';
import {
  ErrorState,
  FloatingButtons,
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
  const [editing, setEditing] = useState(false);

  if (isMissing(society.error) || isMissing(detail.error)) {
    return (
      <>
        <title>Society not found · Constellation</title>
        <SocietyNotFound />
      </>
    );
  }
  const error = society.error ?? detail.error;
  if (society.data === undefined || detail.data === undefined) {
    if (error === undefined) return <SocietyLoading />;
    const retry = () => void Promise.all([society.mutate(), detail.mutate()]);
    return <ErrorState title={error.message} onRetry={retry} />;
  }

  const { theme, role } = detail.data;
  const rights = rightsOf(detail.data);
  const context: SocietyContext = {
    id,
    society: society.data,
    detail: detail.data,
    ...rights,
    editing: editing && rights.onCommittee,
    setEditing,
  };
  return (
    <ThemeScope theme={theme}>
      <title>{`${society.data.name} · Constellation`}</title>
      <Layout
        rail={{ societies: mine.data, current: society.data.id }}
        header={
          <SocietyHeader
            society={society.data}
            theme={theme}
            role={role?.name}
            tabs={
              <SocietyTabs society={society.data} current={pageOf(pathname)} committee={rights.onCommittee} />
            }
          />
        }
        floating={
          <FloatingButtons
            editing={context.editing}
            onEditingChange={rights.onCommittee ? setEditing : undefined}
          />
        }
      >
        <Outlet context={context} />
      </Layout>
    </ThemeScope>
  );
}

/** What the pages of a society stand in. Another society begins anew: editing is off again. */
export default function SocietyLayout() {
  const { societyid = '' } = useParams();
  return <Society key={societyid} id={societyid} />;
}
