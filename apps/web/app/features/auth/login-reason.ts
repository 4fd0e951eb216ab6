import { statisticsPath } from '@hessa/rules/pages/student-pages';
import { destinationAfterLogin } from '../../session/origin.ts';
import { writtenWordsIn } from '../../session/written-words.ts';

export interface LoginReason {
  title: string;
  more?: string | undefined;
}

/** Pages that say why they sent a guest here. */
const PAGE_REASONS: Readonly<Record<string, string>> = {
  [statisticsPath()]: 'لازم تسجّل دخولك عشان تشوف إحصائياتك',
};

const ENDED = 'جلستك خلصت. سجّل دخولك تاني.';
const ENDED_MORE = 'ممكن يكون وقتها عدّى، أو كلمة السر اتغيّرت، أو الجهاز ده اتشال من حسابك. هترجع لنفس المكان';

/** Why somebody stands at the login screen, for whoever was sent here or lost the login. */
export function loginReason(state: unknown): LoginReason | null {
  const path = destinationAfterLogin(state).split(/[?#]/)[0] ?? '';
  const ofPage = PAGE_REASONS[path];
  if (causeIn(state) !== 'ended') return ofPage ? { title: ofPage } : null;
  const back = writtenWordsIn(state) ? `${ENDED_MORE}، واللي كتبته محفوظ.` : `${ENDED_MORE}.`;
  return { title: ENDED, more: ofPage ? `${ofPage}. ${back}` : back };
}

function causeIn(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'cause' in state ? state.cause : null;
}
