import type { Route } from '@hessa/contract/client';

interface FailureText {
  readonly en: string;
  readonly ar: string;
}

const NETWORK_AR = 'مفيش اتصال بالإنترنت، أو المنصة مش بترد. اتأكد من النت وجرّب تاني';
const ASK_SUPERVISOR = '، ولو فضلت كده كلّم المشرف';
const NETWORK_WITH_CORS = 'Network error. Please check your connection or contact administrator about CORS settings.';
const NETWORK = 'Network error. Please check your connection.';
export const UNEXPECTED: FailureText = { en: 'An unexpected error occurred', ar: 'حصلت مشكلة مش متوقعة. جرّب تاني.' };

/** What a refusal says when the server sends no message that a person can read. */
const fallbacks: Partial<Record<Route, FailureText>> = {
  'POST /api/Auth/login': { en: 'Login failed', ar: 'حصلت مشكلة وإحنا بنسجّل دخولك. جرّب تاني.' },
  'POST /api/Auth/logout': { en: 'Failed to logout', ar: 'مقدرناش نسجّل خروجك.' },
  'POST /api/Auth/register': { en: 'Registration failed', ar: 'حصلت مشكلة وإحنا بنعمل حسابك. جرّب تاني.' },
  'POST /api/Auth/confirm-email': { en: 'OTP verification failed', ar: 'الكود غلط أو وقته خلص.' },
  'POST /api/Auth/ReSendOtp': { en: 'Failed to resend OTP', ar: 'مقدرناش نبعت الكود تاني. جرّب بعد شوية.' },
  'POST /api/Auth/ForgotPassword': {
    en: 'Failed to send password reset OTP',
    ar: 'مقدرناش نبعت كود تغيير كلمة السر. جرّب بعد شوية.',
  },
  'POST /api/Auth/ResetPassword': { en: 'Failed to reset password', ar: 'مقدرناش نغيّر كلمة السر. جرّب تاني.' },
  'GET /AdminStudent/CourseActive': {
    en: 'Failed to fetch courses',
    ar: 'حصلت مشكلة وإحنا بنجيب الكورسات. جرّب تاني.',
  },
  'GET /Student/Student-Enrolled-Courses': {
    en: 'Failed to fetch enrolled courses',
    ar: 'مقدرناش نجيب كورساتك. جرّب تاني.',
  },
  'GET /api/Course/tree-course-with-progress': {
    en: 'Failed to fetch course details',
    ar: 'مقدرناش نحمّل تفاصيل الكورس. جرّب تاني.',
  },
  'GET /Course/tree': { en: 'Failed to fetch course details', ar: 'مقدرناش نجيب تفاصيل الكورس. جرّب تاني.' },
  'POST /api/Student/add-course-by-code': {
    en: 'Failed to enroll in the course',
    ar: 'مقدرناش نسجّلك في الكورس. جرّب تاني.',
  },
  'POST /api/UnitCode/EnterCode': { en: 'Failed to enter the code', ar: 'مقدرناش ندخّل الكود. جرّب تاني.' },
  'POST /api/quizresult/submit': {
    en: 'Failed to submit quiz result',
    ar: 'مقدرناش نبعت الامتحان. إجاباتك كلها محفوظة، جرّب تبعته تاني.',
  },
  'GET /api/quizresult/{lessonId}': {
    en: 'Failed to fetch quiz result',
    ar: 'مقدرناش نجيب ورقتك بعد التصحيح. جرّب تاني.',
  },
  'GET /api/UnitCode/GetMyUnitCodes': { en: 'Failed to fetch the units', ar: 'مقدرناش نجيب محاضراتك. جرّب تاني.' },
  'GET /api/Unit/{id}/lessons': { en: 'Failed to fetch unit lessons', ar: 'مقدرناش نجيب دروس المحاضرة. جرّب تاني.' },
  'GET /api/Course/tree-unit-with-progress': {
    en: 'Failed to fetch unit data',
    ar: 'مقدرناش نجيب بيانات المحاضرة. جرّب تاني.',
  },
  'GET /Student/contentlesson/{id}': {
    en: 'Failed to fetch lesson details',
    ar: 'مقدرناش نجيب محتوى الدرس. جرّب تاني.',
  },
  'GET /api/Book/active': { en: 'Failed to fetch books', ar: 'مقدرناش نجيب الكتب. جرّب تاني.' },
  'GET /api/Book/active/grade/{grade}': {
    en: 'Failed to fetch books by grade',
    ar: 'مقدرناش نجيب كتب السنة دي. جرّب تاني.',
  },
  'GET /api/Book/{id}': { en: 'Failed to fetch book', ar: 'مقدرناش نجيب الكتاب. جرّب تاني.' },
  'PUT /api/Student/profile': { en: 'Failed to save the profile', ar: 'مقدرناش نحفظ بياناتك. جرّب تاني.' },
  'GET /api/Contact/getAll': { en: 'Failed to fetch contact information', ar: 'مقدرناش نجيب بيانات التواصل.' },
};

/** Of a login or a registration that no answer came to: nothing typed is lost. */
const TYPED_STAYS = 'اللي كتبته لسه مكانه. اتأكد من النت، وأول ما يرجع اضغط تاني. ولو فضلت كده كلّم المشرف.';

const namesCors: ReadonlySet<Route> = new Set<Route>(['POST /api/Auth/login', 'POST /api/Auth/register']);

export function fallbackText(route: Route): FailureText {
  return fallbacks[route] ?? UNEXPECTED;
}

/**
 * The API layer keeps the specification's English; a student never reads the word CORS. Whoever works in the console is
 * the supervisor whom others are told to ask.
 */
export function networkText(route: Route): FailureText {
  if (namesCors.has(route)) return { en: NETWORK_WITH_CORS, ar: TYPED_STAYS };
  const advice = route.includes(' /api/teach/') ? '' : ASK_SUPERVISOR;
  return { en: NETWORK, ar: `${NETWORK_AR}${advice}.` };
}
