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
      coming('about'),
      route('login', 'routes/login.tsx'),
      coming('register'),
      coming('forgot-password'),
      coming('reset-password'),
      coming('confirm-email'),
      coming('parent-monitoring'),
      coming('courses/grade/preparatory3'),
      coming('courses/grade/:grade'),
      coming('books/grade/:grade'),
      route('courses/:word', 'routes/courses-word.tsx'),
      route('course/:courseId', 'routes/course.tsx'),
      coming('redeem/:code'),
      route('claim-ownership', 'routes/claim-ownership.tsx'),
      ...(devPages ? [coming('test-tenant-headers'), coming('design')] : []),

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
