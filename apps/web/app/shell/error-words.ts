import { isRouteErrorResponse } from 'react-router';
import { ApiError } from '../api/api-error.ts';

/** As browsers begin to say that a call, or a part of the page, did not come. A fault in code may have the same words. */
const NO_LINE =
  /^(failed to fetch|importing a module|error loading dynamic|load failed|network ?error|the (network|internet) conn)/i;

/** Why a page could not be shown, for whoever reads it: in Arabic wherever that is known. */
export function errorWords(error: unknown): string {
  if (error instanceof ApiError) return error.messageAr;
  if (isRouteErrorResponse(error)) return answerWords(error.data) ?? `${error.status} ${error.statusText}`;
  if (error instanceof TypeError && NO_LINE.test(error.message)) return 'النت فصل وإحنا بنجيب الصفحة.';
  return error instanceof Error ? error.message : String(error);
}

/** A refusal of the server's own speaks for itself. */
function answerWords(data: unknown): string | null {
  if (typeof data !== 'string') return null;
  try {
    return JSON.parse(data).messageAr ?? data;
  } catch {
    return data;
  }
}
