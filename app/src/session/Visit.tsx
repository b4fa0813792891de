import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { SocietiesProvider, useMessages, type Widened } from 'societies-ui';
import { Starting } from '../shell/Starting.tsx';
import { backTo } from './returnAddress.ts';
import { beginVisit, useVisiting } from './visiting.ts';

const visitMessages = { join: 'Log in to join', register: 'Log in to register' } as const;

declare global {
  interface SocietiesMessages {
    AppVisit: Widened<typeof visitMessages>;
  }
}

/** A public page, read without an account. What takes one leads to logging in and back. */
export default function Visit() {
  const { join, register } = useMessages('AppVisit', visitMessages);
  const { reads, asksIn } = useVisiting();
  const location = useLocation();
  useEffect(beginVisit, []);
  if (asksIn) return <Navigate to="/login" state={backTo(location)} />;
  if (!reads) return <Starting />;
  return (
    <SocietiesProvider
      messages={{
        JoinButton: { join, ask: join },
        EventCard: { register, join: register },
        EventDetails: { register, join: register },
        EventWidget: { register, join: register },
        AgendaState: { register },
      }}
    >
      <Outlet key="visitor" />
    </SocietiesProvider>
  );
}
