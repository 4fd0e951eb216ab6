import type { Session } from '../session/session-store.ts';

export interface NavigationLink {
  to: string;
  label: string;
}

const everyone: readonly NavigationLink[] = [
  { to: '/', label: 'الرئيسية' },
  { to: '/#courses', label: 'الكورسات' },
  { to: '/parent-monitoring', label: 'متابعة ولي الأمر' },
];

const members: readonly NavigationLink[] = [
  { to: '/my-lectures', label: 'محاضراتي' },
  { to: '/enrolled-courses', label: 'كورساتي' },
  { to: '/statistics', label: 'إحصائياتي' },
];

const staff: NavigationLink = { to: '/teach', label: 'لوحة المدرّس' };

export const guestLinks = [
  { to: '/login', label: 'دخول', solid: false },
  { to: '/register', label: 'حساب جديد', solid: true },
] as const;

/** One solid button in view: on these pages it is the form's own. */
const formPages: ReadonlySet<string> = new Set([
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/claim-ownership',
  '/parent-monitoring',
]);

export function hasForm(pathname: string): boolean {
  return formPages.has(pathname);
}

/** The bar and the mobile menu show the same links under the same conditions. */
export function navigationLinks(session: Session): readonly NavigationLink[] {
  if (session.status !== 'member') return everyone;
  return [...everyone, ...members, ...(session.user.role === 'student' ? [] : [staff])];
}
