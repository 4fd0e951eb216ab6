import { redeemPath } from '@hessa/rules/pages/public-pages';
import { statisticsPath } from '@hessa/rules/pages/student-pages';
import type { LoginCause } from '../../session/login-errand.ts';
import { destinationAfterLogin } from '../../session/origin.ts';
import { writtenWordsIn } from '../../session/written-words.ts';

export interface LoginReason {
  title: string;
  more?: string | undefined;
  /** It is about a code, which waits for the login. */
  isOfCode?: true;
}

/** Pages that say why they sent a guest here. */
const PAGE_REASONS: Readonly<Record<string, string>> = {
  [statisticsPath()]: 'لازم تسجّل دخولك عشان تشوف إحصائياتك',
};

const ENDED_MORE = 'ممكن يكون وقتها عدّى، أو كلمة السر اتغيّرت، أو الجهاز ده اتشال من حسابك. هترجع لنفس المكان';
/** Found on this phone it stands there after the login, for a press. */
const WAITS = 'الكود محفوظ، وهتلاقيه قدامك أول ما تدخل';
/** Sent by a press it goes out after the login by itself. */
const GOES_OUT = 'الكود محفوظ، وهيتفعّل أول ما تدخل';
const ofCode = (title: string): LoginReason => ({ title, more: WAITS, isOfCode: true });

const CAUSES = {
  ended: { title: 'جلستك خلصت. سجّل دخولك تاني.' },
  // The notice of a dead line says it all: who is asked for a password besides would think the login lost.
  line: null,
  page: { title: 'سجّل دخولك الأول، وهنفتح لك الصفحة على طول.' },
  'course-code': ofCode('سجّل دخولك الأول عشان تسجّل في الكورس ده.'),
  'subscription-code': ofCode('سجّل دخولك الأول عشان تشترك في الكورس ده.'),
  'card-code': ofCode('سجّل دخولك الأول عشان نفعّل الكود.'),
  'waiting-code': ofCode('فيه كود اتكتب من هنا ولسه متفعّلش.'),
  'free-course': {
    title: 'ادخل بحسابك عشان تبدأ ببلاش.',
    more: 'الكورس مجاني ومحتاج حساب بس، وبعد الدخول هترجع له على طول.',
  },
} satisfies Record<LoginCause, LoginReason | null>;

/** Why somebody stands at the login screen, for whoever was sent here or lost the login. */
export function loginReason(state: unknown): LoginReason | null {
  const path = destinationAfterLogin(state).split(/[?#]/)[0] ?? '';
  const ofPage = PAGE_REASONS[path];
  const cause = causeIn(state);
  if (ofPage && (cause === null || cause === 'page')) return { title: ofPage };
  if (cause === null) return null;
  if (cause !== 'ended') return trueOfCode(CAUSES[cause], state);
  const back = writtenWordsIn(state) ? `${ENDED_MORE}، واللي كتبته محفوظ.` : `${ENDED_MORE}.`;
  return { ...CAUSES.ended, more: ofPage ? `${ofPage}. ${back}` : back };
}

export function speaksOfCode(state: unknown): boolean {
  return loginReason(state)?.isOfCode === true;
}

/** What the registration says of a code that waits for the account; of anything else the login speaks. */
export function registerReason(state: unknown): LoginReason | null {
  if (!speaksOfCode(state)) return null;
  const isFound = causeIn(state) === 'waiting-code';
  return trueOfCode(isFound ? CAUSES['waiting-code'] : ofCode('اعمل حسابك الأول عشان نفعّل الكود.'), state);
}

function trueOfCode(reason: LoginReason | null, state: unknown): LoginReason | null {
  return reason?.isOfCode && goesOutByItself(state) ? { ...reason, more: GOES_OUT } : reason;
}

/** The words of a press come back with the login, and are its press there; on a card's address those of that card alone. */
function goesOutByItself(state: unknown): boolean {
  const code = writtenWordsIn(state)?.code ?? '';
  const to = destinationAfterLogin(state);
  return code !== '' && (to === redeemPath({ code }) || !to.startsWith(redeemPath({ code: '' })));
}

function causeIn(state: unknown): LoginCause | null {
  const cause = typeof state === 'object' && state !== null && 'cause' in state ? state.cause : null;
  return typeof cause === 'string' && cause in CAUSES ? (cause as LoginCause) : null;
}
