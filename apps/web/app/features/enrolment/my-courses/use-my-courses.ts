import { PAGE_SIZES } from '@hessa/rules/site/paging';
import { useEffect } from 'react';
import { useRead } from '../../../api/use-read.ts';
import { readStored } from '../../../session/safe-storage.ts';
import { noteEnrolledCourses, sessionToken } from '../../../session/session-store.ts';
import { storageKeys } from '../../../session/storage-keys.ts';
import { useSession } from '../../../session/use-session.ts';
import { MY_COURSES, type MyCourses, readMyCourses } from './my-courses.ts';

/**
 * One page of the student's courses. A course bought a minute ago must be there, so every visit asks; identical
 * questions of one student, page and size on the line at once are one request.
 */
export function useMyCourses(pageNumber: number): { shown: MyCourses; retry: () => void; isRefreshing: boolean } {
  const session = useSession();
  const studentId = session.status === 'member' ? session.user.id : '';
  const hasLogin = sessionToken() !== null && readStored(storageKeys.userId) !== null;
  const read = useRead(
    MY_COURSES,
    { query: { studentId, pagenumber: pageNumber, pagesize: PAGE_SIZES.enrolledCoursesScreen } },
    { kept: true, freshMs: 0, wanted: hasLogin },
  );
  const shown = readMyCourses(read, hasLogin);
  const courses = shown.kind === 'courses' && shown.keptAt === null ? shown.courses : null;
  useEffect(() => {
    if (!courses) return;
    const ids = courses.map(({ id }) => id);
    noteEnrolledCourses(studentId, ids, pageNumber);
  }, [studentId, courses, pageNumber]);
  return {
    shown,
    retry: () => void read.refresh(),
    isRefreshing: read.isRefreshing,
  };
}
