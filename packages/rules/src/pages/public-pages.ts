import { address } from './address.ts';
import type { Page } from './page.ts';

export const homePath = address('/');
export const aboutPath = address('/about');
export const loginPath = address('/login');
export const registerPath = address('/register');
export const forgotPasswordPath = address('/forgot-password');
export const resetPasswordPath = address('/reset-password');
/** Where a link of the desk leads; its key stands behind the #, where no log sees it. */
export const passwordLinkPath = address('/password-link');
export const choosePasswordPath = address('/choose-password');
export const secondFactorPath = address('/second-factor');
export const confirmEmailPath = address('/confirm-email');
export const parentMonitoringPath = address('/parent-monitoring');
export const coursesOfGradePath = address('/courses/grade/:grade?');
export const booksOfGradePath = address('/books/grade/:grade?');
/** A course's one true address, and the place where a word for a grade leads on. */
export const coursePath = address('/courses/:course?');
/** The second address of a course, from where its curriculum leads back. */
export const courseEnrolPath = address('/course/:courseId');
export const searchPath = address('/search');
export const redeemPath = address('/redeem/:code');
/** Where the code of a card is typed, for whoever cannot photograph its square. */
export const typeCodePath = address('/redeem');
export const claimOwnershipPath = address('/claim-ownership');
export const joinTeamPath = address('/join-team');
export const designPath = address('/design');

const COURSES_SECTION = '#courses';

export function homeCoursesPath(): string {
  return homePath() + COURSES_SECTION;
}

/** Where books are chosen by their grade. */
export function homeBooksPath(): string {
  return `${homePath()}#books`;
}

/** To whom one writes. */
export function homeContactPath(): string {
  return `${homePath()}#contact`;
}

/** The pages that need no login, in the order of the navigation. */
export const publicPages = [
  {
    address: homePath,
    module: 'home',
    frame: 'public',
    kept: 'by address',
    search: 'listed',
    shared: 'any query',
    navigation: [
      { for: 'everyone', label: 'الرئيسية' },
      { for: 'everyone', label: 'الكورسات', at: COURSES_SECTION },
    ],
  },
  {
    address: aboutPath,
    module: 'about',
    frame: 'public',
    kept: 'by address',
    search: 'listed',
    shared: 'any query',
  },
  {
    address: loginPath,
    module: 'account/login',
    frame: 'public',
    // A login that is put aside leads here, line or no line.
    kept: 'from the start',
    search: 'noindex',
    shared: 'any query',
    hasForm: true,
    navigation: [{ for: 'guests', label: 'دخول' }],
  },
  {
    address: registerPath,
    module: 'account/register',
    frame: 'public',
    kept: 'by address',
    search: 'noindex',
    shared: 'any query',
    hasForm: true,
    navigation: [{ for: 'guests', label: 'حساب جديد', solid: true }],
  },
  {
    address: forgotPasswordPath,
    module: 'account/forgot-password',
    frame: 'public',
    kept: 'by address',
    search: 'noindex',
    shared: 'any query',
    hasForm: true,
  },
  {
    address: resetPasswordPath,
    module: 'account/reset-password',
    frame: 'public',
    kept: 'by address',
    search: 'noindex',
    hasForm: true,
  },
  {
    address: passwordLinkPath,
    module: 'account/password-link',
    frame: 'public',
    kept: 'by address',
    search: 'noindex',
    hasForm: true,
  },
  {
    address: choosePasswordPath,
    module: 'account/choose-password',
    frame: 'public',
    kept: 'by address',
    search: 'noindex',
    hasForm: true,
  },
  {
    address: secondFactorPath,
    module: 'account/second-factor',
    frame: 'public',
    kept: 'by address',
    search: 'noindex',
    hasForm: true,
  },
  {
    address: confirmEmailPath,
    module: 'account/confirm-email',
    frame: 'public',
    kept: 'by address',
    search: 'noindex',
    hasForm: true,
  },
  {
    address: parentMonitoringPath,
    module: 'parent-monitoring',
    frame: 'public',
    kept: 'by address',
    search: 'noindex',
    shared: 'any query',
    hasForm: true,
    navigation: [{ for: 'everyone', label: 'متابعة ولي الأمر' }],
  },
  {
    address: address('/courses/grade/preparatory3'),
    module: 'courses-prep3',
    frame: 'public',
    kept: 'by address',
    search: 'indexed',
    shared: 'page number',
  },
  {
    address: coursesOfGradePath,
    module: 'courses-of-grade',
    frame: 'public',
    kept: 'by address',
    search: 'indexed',
    shared: 'page number',
  },
  {
    address: booksOfGradePath,
    module: 'books-of-grade',
    frame: 'public',
    kept: 'by address',
    search: 'indexed',
    shared: 'page number',
  },
  // Nothing links to these two: people type them as they say them, and are led on.
  { address: address('/books'), module: 'books', frame: 'public', kept: 'by address', search: 'noindex' },
  { address: address('/contact'), module: 'contact', frame: 'public', kept: 'by address', search: 'noindex' },
  {
    address: coursePath,
    module: 'courses-word',
    frame: 'public',
    kept: 'by address',
    search: 'indexed',
    shared: 'any query',
  },
  {
    address: courseEnrolPath,
    module: 'course',
    frame: 'public',
    kept: 'by address',
    search: 'indexed',
    shared: 'any query',
  },
  {
    address: searchPath,
    module: 'search',
    frame: 'public',
    // Without a line it looks through what the phone has kept.
    kept: 'from the start',
    search: 'noindex',
    shared: 'any query',
  },
  {
    address: typeCodePath,
    module: 'type-code',
    frame: 'public',
    kept: 'by address',
    search: 'noindex',
    shared: 'any query',
    hasForm: true,
  },
  { address: redeemPath, module: 'redeem', frame: 'public', kept: 'by address', search: 'closed' },
  {
    address: claimOwnershipPath,
    module: 'account/claim-ownership',
    frame: 'public',
    kept: 'by address',
    search: 'closed',
    hasForm: true,
  },
  { address: joinTeamPath, module: 'account/join-team', frame: 'public', kept: 'by address', search: 'noindex' },
  {
    address: address('/test-tenant-headers'),
    module: 'development/test-tenant-headers',
    frame: 'public',
    development: true,
    kept: 'by address',
    search: 'noindex',
  },
  {
    address: designPath,
    module: 'development/design',
    frame: 'public',
    development: true,
    kept: 'by address',
    search: 'noindex',
  },
  { address: address('/*'), module: 'not-found', frame: 'public', kept: 'by address', search: 'noindex' },
] as const satisfies readonly Page[];
