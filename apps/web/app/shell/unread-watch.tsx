import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { learningQueries } from '../api/learning-queries.tsx';
import { useRead } from '../api/use-read.ts';
import { sessionToken } from '../session/session-store.ts';
import { useSession } from '../session/use-session.ts';
import { tellUnread, useUnreadShown } from './unread-count.ts';

/** Counts what is new on a student's board, for the bar: on a page without one nothing is asked. */
export function UnreadWatch() {
  const session = useSession();
  const isShown = useUnreadShown();
  if (!isShown) return null;
  if (session.status !== 'member' || session.user.role !== 'student') return null;
  return (
    <QueryClientProvider client={learningQueries}>
      <Watch />
    </QueryClientProvider>
  );
}

function Watch() {
  // A count in a corner is no reason to end a login: a page that lost its token says so itself.
  const wanted = sessionToken() !== null;
  const { reply } = useRead('GET /api/Student/announcements', undefined, { kept: true, wanted });
  const count = reply?.data.announcements.filter(({ isUnread }) => isUnread).length ?? 0;
  useEffect(() => {
    tellUnread(count);
    return () => tellUnread(0);
  }, [count]);
  return null;
}
