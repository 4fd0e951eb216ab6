import { Outlet } from 'react-router';
import { ProtectedRoute } from '../features/auth/protected-route.tsx';
import { failureMeta } from '../page-meta.ts';
import { PageFailure } from '../shell/page-failure.tsx';
import type { Route } from './+types/full-screen-layout.ts';

/** Learning takes the whole screen: no top bar, no footer. */
export default function FullScreenLayout() {
  return (
    <main id="main">
      <ProtectedRoute>
        <Outlet />
      </ProtectedRoute>
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
