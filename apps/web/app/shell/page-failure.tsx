import { isRouteErrorResponse } from 'react-router';
import { usePageData } from '../site-data.ts';
import { ErrorScreen } from './error-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

/** Whatever stopped a page: an address that leads nowhere, or a failure. */
export function PageFailure({ error }: { error: unknown }) {
  const contact = usePageData()?.contact ?? null;
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  return <ErrorScreen error={error} supportNumber={contact?.whatsApp_Number ?? ''} />;
}
