import { describe, expect, test } from 'vitest';
import type { Visit } from '../kept-pages.ts';
import { offeredPages } from './offered-pages.ts';

const HELD = [
  'GET /Student/contentlesson/{id} {"params":{"id":17}}',
  'kept-lesson 17',
  'GET /Student/contentlesson/{id} {"params":{"id":16}}',
  'GET /api/quizresult/{lessonId} {"params":{"lessonId":18}}',
  'exam-paper 19',
  'exam-paper 4',
  'GET /api/Course/tree-course-with-progress {"query":{"courseid":3}}',
  'GET /Student/Student-Enrolled-Courses {"query":{"studentId":"a","pagenumber":1,"pagesize":9}}',
  'GET /api/UnitCode/GetMyUnitCodes {"query":{"pageNumber":2,"pageSize":9}}',
  'GET /api/Student/announcements null',
  'GET /api/Student/profile {}',
  'GET /api/Student/GetStudentLessonsProgress/{userId} {"params":{"userId":"a"}}',
  'GET /api/Student/notes {}',
];
const visit = (path: string, title = 'اسمها'): Visit => ({ path, title: `${title} | مستر ديمو` });
const offeredBy = (answers: readonly string[], ...kept: Visit[]) =>
  offeredPages(kept, '/about', new Set(answers)).map(({ path }) => path);
const offered = (...kept: Visit[]) => offeredBy(HELD, ...kept);

describe('without a line', () => {
  test('home, the courses, a course and the lectures are offered before all that was looked at later [LEARN-420]', () => {
    const later = ['/board', '/profile', '/statistics', '/notes', '/kept-lessons'].map((path) => visit(path));
    const course = visit('/course/3/curriculum', 'المنهج: Grammar');
    expect(offered(course, visit('/my-lectures?page=2'), visit('/enrolled-courses'), visit('/'), ...later)).toEqual([
      '/',
      '/enrolled-courses',
      '/course/3/curriculum',
      '/my-lectures?page=2',
      '/kept-lessons',
      '/notes',
      '/statistics',
      '/profile',
    ]);
  });

  test('no page is offered that shows nothing without an answer which this phone does not keep [LEARN-423]', () => {
    const courses = ['/enrolled-courses', '/my-lectures', '/statistics'].map((path) => visit(path));
    const others = [visit('/course/4/curriculum', 'المنهج: Tenses'), visit('/unit-viewer/3', 'المحاضرة: أولى')];
    const home = 'GET /api/Student/home null';
    expect(offeredBy([home], visit('/'), ...courses)).toEqual(['/']);
    expect(offered(...others)).toEqual([]);
    expect(offered(visit('/course/3/lesson/16/video', 'فيديو الدرس: so'))).toEqual([]);
  });

  test('no page is offered that can do nothing there, nor the one that has just failed [LEARN-420]', () => {
    const idle = ['/parent-monitoring', '/login', '/redeem', '/redeem/ABC', '/about'];
    expect(offered(visit('/board'), ...idle.map((path) => visit(path)))).toEqual(['/board']);
  });

  test('a lesson is offered by its name and where the phone keeps it, so not a paper that was handed in [LEARN-420]', () => {
    expect(
      offered(
        visit('/course/3/lesson/17/video', 'فيديو الدرس: since ولا for؟'),
        visit('/course/3/lesson/17/video', 'فيديو الدرس'),
        visit('/course/3/lesson/18/quiz', 'امتحان الدرس: الأزمنة'),
        visit('/course/3/lesson/19/quiz', 'امتحان الدرس: الشهر'),
        visit('/unit-viewer/4', 'المحاضرة'),
        visit('/course/3/curriculum', 'المنهج: Grammar'),
      ),
    ).toEqual(['/course/3/curriculum', '/course/3/lesson/19/quiz', '/course/3/lesson/17/video']);
  });
});
