import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** A screen that a later step builds: the address, the layout and the guard are real, the page says so. */
const COMING = 'routes/coming-screen.tsx';
function coming(path: string): RouteConfigEntry {
  return route(path, COMING, { id: path });
}

/** Test and design pages exist where people develop, never on a live platform. */
const devPages = process.env.NODE_ENV === 'development' || process.env.VITE_DEV_PAGES === 'true';

/** Every URL of the product. */
export default [
  layout('layouts/public-layout.tsx', [
    layout('layouts/page-boundary.tsx', [
      index('routes/home.tsx'),
      route('about', 'routes/about.tsx'),
      route('login', 'routes/login.tsx'),
      route('register', 'routes/register.tsx'),
      route('forgot-password', 'routes/forgot-password.tsx'),
      route('reset-password', 'routes/reset-password.tsx'),
      route('confirm-email', 'routes/confirm-email.tsx'),
      coming('parent-monitoring'),
      route('courses/grade/preparatory3', 'routes/courses-prep3.tsx'),
      route('courses/grade/:grade?', 'routes/courses-of-grade.tsx'),
      route('books/grade/:grade?', 'routes/books-of-grade.tsx'),
      route('courses/:word?', 'routes/courses-word.tsx'),
      route('course/:courseId', 'routes/course.tsx'),
      route('redeem/:code', 'routes/redeem.tsx'),
      route('claim-ownership', 'routes/claim-ownership.tsx'),
      ...(devPages ? [coming('test-tenant-headers'), route('design', 'routes/design.tsx')] : []),

      layout('layouts/protected-layout.tsx', [
        coming('profile'),
        coming('my-lectures'),
        coming('enrolled-courses'),
        coming('statistics'),
        coming('test-refresh-token'),
      ]),

      route('*', 'routes/not-found.tsx'),
    ]),
  ]),

  layout('layouts/full-screen-layout.tsx', [
    coming('course/:courseId/curriculum'),
    coming('course/:courseId/lesson/:lessonId/video'),
    coming('course/:courseId/lesson/:lessonId/quiz'),
    route('course-player/:courseId', 'routes/course-player.tsx'),
    coming('unit-viewer/:unitId'),
  ]),

  layout('layouts/teach-layout.tsx', [coming('teach/*')]),
] satisfies RouteConfig;
