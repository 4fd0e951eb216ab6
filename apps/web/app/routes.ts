import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

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
      route('parent-monitoring', 'routes/parent-monitoring.tsx'),
      route('courses/grade/preparatory3', 'routes/courses-prep3.tsx'),
      route('courses/grade/:grade?', 'routes/courses-of-grade.tsx'),
      route('books/grade/:grade?', 'routes/books-of-grade.tsx'),
      route('courses/:word?', 'routes/courses-word.tsx'),
      route('course/:courseId', 'routes/course.tsx'),
      route('redeem/:code', 'routes/redeem.tsx'),
      route('claim-ownership', 'routes/claim-ownership.tsx'),
      route('join-team', 'routes/join-team.tsx'),
      ...(devPages
        ? [route('test-tenant-headers', 'routes/test-tenant-headers.tsx'), route('design', 'routes/design.tsx')]
        : []),

      layout('layouts/protected-layout.tsx', [
        route('profile', 'routes/profile.tsx'),
        route('my-lectures', 'routes/my-lectures.tsx'),
        route('enrolled-courses', 'routes/enrolled-courses.tsx'),
        route('statistics', 'routes/statistics.tsx'),
        route('test-refresh-token', 'routes/test-refresh-token.tsx'),
      ]),

      route('*', 'routes/not-found.tsx'),
    ]),
  ]),

  layout('layouts/full-screen-layout.tsx', [
    route('course/:courseId/curriculum', 'routes/curriculum.tsx'),
    route('course/:courseId/lesson/:lessonId/video', 'routes/lesson-video.tsx'),
    route('course/:courseId/lesson/:lessonId/quiz', 'routes/lesson-quiz.tsx'),
    route('course-player/:courseId', 'routes/course-player.tsx'),
    route('unit-viewer/:unitId', 'routes/unit-viewer.tsx'),
  ]),

  layout('layouts/teach-layout.tsx', [
    route('teach', 'routes/teach/start.tsx'),
    route('teach/courses', 'routes/teach/courses.tsx'),
    route('teach/courses/:courseId', 'routes/teach/course.tsx', [
      index('routes/teach/course-start.tsx'),
      route('settings', 'routes/teach/course-settings.tsx'),
      route('quiz/:lessonId', 'routes/teach/quiz-lesson.tsx'),
      route('video/:lessonId', 'routes/teach/video-lesson.tsx'),
    ]),
    route('teach/courses/:courseId/preview', 'routes/teach/course-preview.tsx'),
    route('teach/codes', 'routes/teach/codes.tsx'),
    route('teach/codes/:batchId', 'routes/teach/code-batch.tsx'),
    route('teach/codes/:batchId/print', 'routes/teach/print-cards.tsx'),
    route('teach/students', 'routes/teach/students.tsx'),
    route('teach/students/import', 'routes/teach/import-students.tsx'),
    route('teach/students/move', 'routes/teach/move-grade.tsx'),
    route('teach/students/:studentId', 'routes/teach/student.tsx'),
    route('teach/results', 'routes/teach/results.tsx'),
    route('teach/results/:lessonId', 'routes/teach/quiz-report.tsx'),
    route('teach/results/:lessonId/students/:studentId', 'routes/teach/student-paper.tsx'),
    route('teach/team', 'routes/teach/team.tsx'),
    route('teach/audit', 'routes/teach/audit.tsx'),
    route('teach/data', 'routes/teach/data.tsx'),
    route('teach/books', 'routes/teach/books.tsx'),
    route('teach/books/:bookId', 'routes/teach/book.tsx'),
    route('teach/settings', 'routes/teach/settings.tsx'),
    route('teach/*', 'routes/teach/missing.tsx'),
  ]),
] satisfies RouteConfig;
