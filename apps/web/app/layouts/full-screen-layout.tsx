import { Outlet } from 'react-router';
import { LearningQueries } from '../api/learning-queries.tsx';
import { ProtectedRoute } from '../features/auth/protected-route.tsx';
import { StampWatch } from '../features/statistics/stamp-watch.tsx';
import { OutboxKeeper } from '../outbox/outbox-keeper.tsx';
import { failureMeta } from '../page-meta.ts';
import { PageFailure } from '../shell/page-failure.tsx';
import type { Route } from './+types/full-screen-layout.ts';
import './full-screen-layout.css';

/** Learning takes the whole screen: no top bar, no footer. */
export default function FullScreenLayout() {
  return (
    <main id="main" className="full-screen">
      <LearningQueries>
        <OutboxKeeper />
        <ProtectedRoute>
          <Outlet />
        </ProtectedRoute>
        <StampWatch />
      </LearningQueries>
    </main>
  );
}

export function meta(args: Route.MetaArgs) {
  return failureMeta(args);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main className="wrap">
      <PageFailure error={error} />
    </main>
  );
}
