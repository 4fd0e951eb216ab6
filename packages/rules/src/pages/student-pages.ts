import { PAGE_SIZES } from '../site/paging.ts';
import { address } from './address.ts';
import { ME, NOW, type Page } from './page.ts';

export const profilePath = address('/profile');
export const myLecturesPath = address('/my-lectures');
export const enrolledCoursesPath = address('/enrolled-courses');
export const statisticsPath = address('/statistics');
export const notesPath = address('/notes');
export const boardPath = address('/board');
export const keptLessonsPath = address('/kept-lessons');

export const curriculumPath = address('/course/:courseId/curriculum');
/** The name of a unit's place in the list of its course. */
export function unitPlace(unitId: number): string {
  return `unit-${unitId}`;
}

export function unitInCoursePath({ courseId, unitId }: { courseId: number; unitId: number }): string {
  return `${curriculumPath({ courseId })}#${unitPlace(unitId)}`;
}

export const unitViewerPath = address('/unit-viewer/:unitId');

/** The name of the place in the unit, from 0, in the viewer's address. */
export const LESSON_QUERY = 'lesson';

export function lessonInUnitPath({ unitId, index }: { unitId: number; index: number }): string {
  return `${unitViewerPath({ unitId })}?${LESSON_QUERY}=${index}`;
}

export const COURSE_TREE = 'GET /api/Course/tree-course-with-progress';

/** The pages of those who are logged in, in the order of the navigation; those of lessons are `lesson-pages.ts`. */
export const studentPages = [
  {
    address: profilePath,
    module: 'student/profile',
    frame: 'member',
    kept: 'one for all',
    search: 'noindex',
    reads: [['GET /api/Student/profile'], ['GET /api/Student/devices']],
  },
  {
    address: myLecturesPath,
    module: 'student/my-lectures',
    frame: 'member',
    kept: 'one for all',
    search: 'noindex',
    reads: [['GET /api/UnitCode/GetMyUnitCodes', { query: { pageNumber: 1, pageSize: PAGE_SIZES.units } }]],
    navigation: [{ for: 'members', label: 'محاضراتي' }],
  },
  {
    address: enrolledCoursesPath,
    module: 'student/enrolled-courses',
    frame: 'member',
    kept: 'one for all',
    search: 'noindex',
    reads: [
      ['GET /api/Student/home'],
      [
        'GET /Student/Student-Enrolled-Courses',
        { query: { studentId: ME, pagenumber: 1, pagesize: PAGE_SIZES.enrolledCoursesScreen } },
      ],
    ],
    shownBy: 'GET /Student/Student-Enrolled-Courses',
    startsWithPicture: true,
    navigation: [{ for: 'members', label: 'كورساتي' }],
    installed: 'start',
  },
  {
    address: statisticsPath,
    module: 'student/statistics',
    frame: 'member',
    kept: 'one for all',
    search: 'noindex',
    reads: [
      ['GET /api/Student/GetStudentLessonsProgress/{userId}', { params: { userId: ME } }],
      ['GET /api/Student/GetStudentQuizzesProgress/{userId}', { params: { userId: ME } }],
      ['GET /api/Student/milestones', {}],
    ],
    navigation: [{ for: 'members', label: 'إحصائياتي' }],
    installed: 'shortcut',
  },
  {
    address: notesPath,
    module: 'student/notes',
    frame: 'member',
    kept: 'one for all',
    search: 'noindex',
    reads: [['GET /api/Student/notes', {}]],
    navigation: [{ for: 'students', label: 'ملاحظاتي' }],
  },
  {
    address: boardPath,
    module: 'student/board',
    frame: 'member',
    kept: 'one for all',
    search: 'noindex',
    reads: [['GET /api/Student/announcements']],
  },
  {
    address: keptLessonsPath,
    module: 'student/kept-lessons',
    frame: 'member',
    kept: 'one for all',
    search: 'noindex',
    navigation: [{ for: 'students', label: 'حصص على جهازي' }],
  },
  {
    address: address('/test-refresh-token'),
    module: 'development/test-refresh-token',
    frame: 'member',
    kept: 'by address',
    search: 'noindex',
  },

  {
    address: curriculumPath,
    module: 'student/curriculum',
    frame: 'full-screen',
    kept: 'one for all',
    search: 'closed',
    reads: [[COURSE_TREE, { query: { courseid: ':courseId', timestamp: NOW } }]],
  },
  {
    address: address('/course-player/:courseId'),
    module: 'student/course-player',
    frame: 'full-screen',
    kept: 'one for all',
    search: 'closed',
  },
  {
    address: unitViewerPath,
    module: 'student/unit-viewer',
    frame: 'full-screen',
    kept: 'one for all',
    // It shows quizzes too.
    undisturbed: true,
    search: 'closed',
    reads: [['GET /api/Course/tree-unit-with-progress', { query: { unitId: ':unitId' } }]],
  },
] as const satisfies readonly Page[];
