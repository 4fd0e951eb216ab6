import { Outlet } from 'react-router';
import { LearningQueries } from '../api/learning-queries.tsx';
import { ProtectedRoute } from '../features/auth/protected-route.tsx';
import { OutboxKeeper } from '../outbox/outbox-keeper.tsx';
import { usePageHead } from '../pages/page-head.ts';
import { NoScriptNote } from '../shell/no-script-note.tsx';

/** Pages for logged-in people, inside whatever layout surrounds them. */
export default function ProtectedLayout() {
  return (
    <LearningQueries>
      <OutboxKeeper />
      <NoScriptNote />
      <ProtectedRoute headAround={usePageHead()}>
        <Outlet />
      </ProtectedRoute>
    </LearningQueries>
  );
}
