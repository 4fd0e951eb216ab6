import { Outlet } from 'react-router';
import { LearningQueries } from '../api/learning-queries.tsx';
import { ProtectedRoute } from '../features/auth/protected-route.tsx';
import { OutboxKeeper } from '../outbox/outbox-keeper.tsx';

/** Pages for logged-in people, inside whatever layout surrounds them. */
export default function ProtectedLayout() {
  return (
    <LearningQueries>
      <OutboxKeeper />
      <ProtectedRoute>
        <Outlet />
      </ProtectedRoute>
    </LearningQueries>
  );
}
