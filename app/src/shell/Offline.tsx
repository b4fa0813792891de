import { useEffect, useState } from 'react';
import { paths } from 'societies-contract';
import { OfflineNote } from 'societies-ui/notices';
import { mutate } from 'swr';
import { once, useRead } from '../api/useRead.ts';
import { installApp } from '../device/installApp.ts';
import { forgetReads, keepReads, keepsReads } from '../device/kept.ts';
import { useSavedAnswers } from '../device/useSavedAnswers.ts';
import { useSession, type SessionUser } from '../session/session.ts';
import { ownerOf, readToken } from '../session/token.ts';
import { offlineNoted } from './offlineNoted.ts';

/** Begins to keep what a user reads. @returns whether it is kept; nothing of an administrator is. */
async function keepFor({ uniID, isAdmin }: SessionUser): Promise<boolean> {
  await forgetReads(isAdmin ? undefined : uniID);
  if (!(await installApp()) || isAdmin) return false;
  if (await keepsReads(uniID)) return true;
  // The session may have ended meanwhile.
  if (ownerOf(readToken() ?? '') !== uniID) return false;
  await keepReads(uniID);
  // What the page read before was not kept.
  await mutate(() => true);
  return true;
}

/**
 * For signed-in users: makes the app open without a network, keeps their events with the codes at hand, and says when what is shown
 * comes from this device.
 * @param quiet says nothing, where a note would lie over the sky.
 */
export default function Offline({ quiet = false }: { quiet?: boolean }) {
  const { user } = useSession();
  const [kept, setKept] = useState(false);
  // Synchronises with the browser's service worker and caches.
  useEffect(() => {
    if (user === null) return;
    let current = true;
    void keepFor(user).then((keeps) => current && setKept(keeps));
    return () => {
      current = false;
    };
  }, [user]);
  // Read on every visit and after each change, whatever page is open.
  useRead(kept ? paths.myEvents : null, once);

  const { online, since, reading, readAgain } = useSavedAnswers();
  const says = (!online || since !== undefined) && !quiet;
  // Synchronises with the toast that says it elsewhere.
  useEffect(() => {
    offlineNoted.set(says);
    return () => offlineNoted.set(false);
  }, [says]);
  return (
    says && (
      <OfflineNote
        offline={!online}
        since={since}
        onRetry={online ? () => void readAgain() : undefined}
        retrying={reading}
      />
    )
  );
}
