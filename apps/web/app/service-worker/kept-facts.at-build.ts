import { addressPrefix, addressSource } from '@hessa/rules/pages/address';
import { allPages } from '@hessa/rules/pages/all-pages';
import { lessonPages } from '@hessa/rules/pages/lesson-pages';
import { homePath } from '@hessa/rules/pages/public-pages';
import { enrolledCoursesPath, myLecturesPath } from '@hessa/rules/pages/student-pages';

/** The addresses of pages of which one copy is kept, each with the name of that copy; the build runs this file. */
export const ONE_FOR_ALL = allPages
  .filter(({ kept }) => kept === 'one for all')
  .map(({ address: { pattern } }) => ({
    source: `^${addressSource(pattern, () => '[^/]+')}/?$`,
    name: addressSource(pattern, () => '-'),
  }));

const never = allPages.filter(({ kept }) => kept === 'never').map(({ address }) => addressPrefix(address.pattern));

/** What the addresses of pages that are never kept begin with. */
export const NEVER_KEPT = never.filter((prefix) => !never.some((other) => prefix.startsWith(`${other}/`)));

/** Where a student goes on, before all that was merely looked at. */
export const OFFERED_FIRST = [homePath(), enrolledCoursesPath(), myLecturesPath()];

/** The addresses of pages that only send something: a form, a code. They can do nothing without a line. */
export const ONLY_SENDING = allPages
  .filter((page) => page.frame === 'public' && (page.hasForm || page.search === 'closed'))
  .map(({ address: { pattern } }) => `^${addressSource(pattern, () => '[^/]+')}/?$`)
  .join('|');

/** The addresses of lessons, each with the lesson's id as its group. */
export const LESSONS = lessonPages.map(
  ({ address: { pattern } }) => `^${addressSource(pattern, (part) => (part === 'lessonId' ? '(\\d+)' : '[^/]+'))}/?$`,
);
