import { describe, expect, test } from 'vitest';
import type { Visit } from '../kept-pages.ts';
import { offeredPages } from './offered-pages.ts';

const HELD = new Set([
  'GET /Student/contentlesson/{id} {"params":{"id":17}}',
  'GET /api/quizresult/{lessonId} {"params":{"lessonId":18}}',
  'exam-paper 19',
]);
const visit = (path: string, title = 'اسمها'): Visit => ({ path, title: `${title} | مستر ديمو` });
const offered = (...kept: Visit[]) => offeredPages(kept, '/about', HELD).map(({ path }) => path);

describe('without a line', () => {
  test('home, the courses and the lectures are offered before all that was looked at later [LEARN-420]', () => {
    const later = ['/board', '/profile', '/statistics', '/notes'].map((path) => visit(path));
    expect(offered(visit('/my-lectures?page=2'), visit('/enrolled-courses'), visit('/'), ...later)).toEqual([
      '/',
      '/enrolled-courses',
      '/my-lectures?page=2',
      '/notes',
      '/statistics',
      '/profile',
    ]);
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
