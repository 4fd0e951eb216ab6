import { statisticsPath } from '@hessa/rules/pages/student-pages';
import type { LoginCause } from '../../session/login-errand.ts';
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

const ENDED_MORE = 'ممكن يكون وقتها عدّى، أو كلمة السر اتغيّرت، أو الجهاز ده اتشال من حسابك. هترجع لنفس المكان';
const CODE_KEPT = 'الكود اللي كتبته محفوظ، وهنفعّله أول ما تدخل.';

const CAUSES = {
  ended: { title: 'جلستك خلصت. سجّل دخولك تاني.' },
  // The notice of a dead line says it all: who is asked for a password besides would think the login lost.
  line: null,
  page: { title: 'سجّل دخولك الأول، وهنفتح لك الصفحة على طول.' },
  'course-code': { title: 'سجّل دخولك الأول عشان تسجّل في الكورس ده.', more: CODE_KEPT },
  'subscription-code': { title: 'سجّل دخولك الأول عشان تشترك في الكورس ده.', more: CODE_KEPT },
  'card-code': { title: 'سجّل دخولك الأول عشان نفعّل الكود.', more: CODE_KEPT },
  'waiting-code': {
    title: 'فيه كود اتكتب من هنا ولسه متفعّلش.',
    more: 'الكود محفوظ: أول ما تدخل هتلاقيه مكتوب، ودوسة واحدة تفعّله.',
  },
  'free-course': {
    title: 'ادخل بحسابك عشان تبدأ ببلاش.',
    more: 'الكورس مجاني ومحتاج حساب بس، وبعد الدخول هترجع له على طول.',
  },
} as const satisfies Record<LoginCause, LoginReason | null>;

/** Why somebody stands at the login screen, for whoever was sent here or lost the login. */
export function loginReason(state: unknown): LoginReason | null {
  const path = destinationAfterLogin(state).split(/[?#]/)[0] ?? '';
  const ofPage = PAGE_REASONS[path];
  const cause = causeIn(state);
  if (ofPage && (cause === null || cause === 'page')) return { title: ofPage };
  if (cause === null) return null;
  if (cause !== 'ended') return CAUSES[cause];
  const back = writtenWordsIn(state) ? `${ENDED_MORE}، واللي كتبته محفوظ.` : `${ENDED_MORE}.`;
  return { ...CAUSES.ended, more: ofPage ? `${ofPage}. ${back}` : back };
}

function causeIn(state: unknown): LoginCause | null {
  const cause = typeof state === 'object' && state !== null && 'cause' in state ? state.cause : null;
  return typeof cause === 'string' && cause in CAUSES ? (cause as LoginCause) : null;
}
