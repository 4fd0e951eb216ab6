import { kindOfLesson, lessonKindsThat } from '@hessa/rules/lessons/kinds/lesson-kinds';
import { addressPrefix, addressSource } from '@hessa/rules/pages/address';
import { allPages } from '@hessa/rules/pages/all-pages';
import { homePath } from '@hessa/rules/pages/public-pages';
import { curriculumPath, enrolledCoursesPath, myLecturesPath, unitViewerPath } from '@hessa/rules/pages/student-pages';

const sourceOf = ({ pattern }: { pattern: string }) => `^${addressSource(pattern, () => '[^/]+')}/?$`;

/** The addresses of pages of which one copy is kept, each with the name of that copy; the build runs this file. */
export const ONE_FOR_ALL = allPages
  .filter(({ kept }) => kept === 'one for all')
  .map(({ address }) => ({ source: sourceOf(address), name: addressSource(address.pattern, () => '-') }));

const never = allPages.filter(({ kept }) => kept === 'never').map(({ address }) => addressPrefix(address.pattern));

/** What the addresses of pages that are never kept begin with. */
export const NEVER_KEPT = never.filter((prefix) => !never.some((other) => prefix.startsWith(`${other}/`)));

/** Where a student goes on, before all that was merely looked at. */
export const OFFERED_FIRST = [homePath, enrolledCoursesPath, curriculumPath, myLecturesPath, unitViewerPath].map(
  sourceOf,
);

/** The addresses of pages that only send something: a form, a code. They can do nothing without a line. */
export const ONLY_SENDING = allPages
  .filter((page) => page.frame === 'public' && (page.hasForm || page.search === 'closed'))
  .map(({ address }) => sourceOf(address))
  .join('|');

/**
 * The addresses of pages that show nothing without one of their reads, each with that call, and with the id that it asks
 * for, if it asks for one, as its group.
 */
export const SHOWN_BY = allPages.flatMap(({ address: { pattern }, reads = [], shownBy = reads[0]?.[0] }) => {
  const read = reads.find(([call]) => call === shownBy);
  if (!read) return [];
  const [call, asked = {}] = read;
  const named = Object.values({ ...asked.params, ...asked.query }).map(String);
  const shapeOf = (part: string) => (named.includes(`:${part}`) ? '(\\d+)' : '[^/]+');
  return [{ source: `^${addressSource(pattern, shapeOf)}/?$`, call }];
});

/** The addresses of lessons that are watched, each with the lesson's id as its group. */
export const WATCHED = lessonKindsThat('isWatched')
  .map((type) => kindOfLesson({ type }).page.address.pattern)
  .map((pattern) => `^${addressSource(pattern, (part) => (part === 'lessonId' ? '(\\d+)' : '[^/]+'))}/?$`);
