import type { FaultKind } from '@hessa/rules/site/page-fault';
import { isRouteErrorResponse } from 'react-router';
import { ApiError } from '../api/api-error.ts';

declare global {
  interface Window {
    /** What the script in the page's head put there. */
    tellFault?: (kind: FaultKind, message: string) => void;
  }
}

/** Tells the server what broke here. A refusal of the server is no fault of the page, and it knows of it already. */
export function tellFault(kind: FaultKind, error: unknown): void {
  if (error instanceof ApiError || isRouteErrorResponse(error)) return;
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  window.tellFault?.(kind, message);
}
