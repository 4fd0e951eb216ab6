import { statisticsPath } from '@hessa/rules/pages/student-pages';
import { destinationAfterLogin } from '../../session/origin.ts';

/** Pages that say why they sent a guest here. */
const REASONS: Readonly<Record<string, string>> = {
  [statisticsPath()]: 'لازم تسجّل دخولك عشان تشوف إحصائياتك',
};

/** The sentence for somebody who was heading for such a page, or lost the login on it. */
export function loginReason(state: unknown): string | null {
  const path = destinationAfterLogin(state).split(/[?#]/)[0] ?? '';
  return REASONS[path] ?? null;
}
