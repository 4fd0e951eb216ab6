import type { Refusal, Route } from '@hessa/contract/client';
import { shownServerMessage } from '@hessa/rules/site/shown-message';
import { ApiError } from './api-error.ts';
import { fallbackText } from './failure-texts.ts';

/** Turns any refused answer into one error: our envelope, a bare string, or something unreadable. */
export function readRefusal(route: Route, status: number, bodyText: string): ApiError {
  const body = parse(bodyText);
  const fallback = fallbackText(route);
  if (typeof body === 'string') {
    const said = readable(body);
    return new ApiError('unknown', status, said ?? fallback.en, said ?? fallback.ar);
  }
  const refusal: Partial<Refusal> = body ?? {};
  const message = readable(refusal.message);
  const arabic = readable(refusal.messageAr) ?? message ?? fallback.ar;
  return new ApiError(refusal.code ?? 'unknown', status, message ?? fallback.en, arabic);
}

/** A page of markup is no sentence, however short. */
function readable(text: unknown): string | null {
  const shown = shownServerMessage(text);
  return shown?.startsWith('<') ? null : shown;
}

function parse(text: string): Partial<Refusal> | string | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'string') return value;
    return value !== null && typeof value === 'object' ? value : null;
  } catch {
    return text;
  }
}
