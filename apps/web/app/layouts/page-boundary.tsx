import { Outlet } from 'react-router';
import { failureMeta } from '../page-meta.ts';
import { PageFailure } from '../shell/page-failure.tsx';
import type { Route } from './+types/page-boundary.ts';

/** Keeps the top bar and the footer around a page that failed. */
export default function PageBoundary() {
  return <Outlet />;
}

export function meta(args: Route.MetaArgs) {
  return failureMeta(args);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div className="wrap">
      <PageFailure error={error} />
    </div>
  );
}
