import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const app = join(import.meta.dirname, '..', 'app');

/**
 * Which folders and files of the web travel in a part of their own. The longest name counts, and one that names nothing
 * any more stops the build: a folder that is moved cannot fall out of its part unseen. What only the console's pages
 * use is in no part, wherever it lies (`pages-sharing.ts`).
 */
const CODE = {
  // Pages that only the signed-in open share code too; it must not travel with every page.
  player: ['features/media/'],
  quiz: ['features/quizzes/'],
  notes: ['features/notes/'],
  learning: [
    'features/lessons/',
    'features/lessons/curriculum/extra-time-link.',
    'features/units/',
    'outbox/',
    'api/learning-queries.',
    'api/lesson-locks.',
    'api/use-read.',
    'api/use-built.',
    'api/use-quiz-marks.',
    'api/read-gate.',
    'ui/lesson/collected-words.',
    'ui/lesson/film-wait.',
    'ui/lesson/finish-button.',
    'ui/lesson/lock-titles.',
    'ui/lesson/mark-in-row.',
    'ui/lesson/needs-the-line.',
    'ui/notices/kept-since.',
    'ui/text/closing-words.',
    'ui/text/open-until-words.',
  ],
  // Where a student stands: asked for by the home page and by the cards of courses, in one file.
  home: ['features/home/'],
  // The teacher's preview of a course has it too.
  curriculum: ['features/lessons/curriculum/'],
  // The landing page and the teacher's own page share it, and the landing page with the parts it asks for late.
  site: ['features/site/', 'features/statistics/honour-'],
  // Asked for by a press on the landing page, and at once by the pages of courses and cards.
  enrolling: ['features/codes/', 'features/enrolment/'],
  forms: ['ui/', 'features/auth/'],
  // Before every page of the signed-in: a quiz and a film need nothing else of the forms.
  door: ['features/auth/protected-route.'],
  // Of the login and the registration alone: what somebody came for.
  errand: ['features/auth/login-reason.', 'features/auth/reason-note.', 'features/auth/use-errand.'],
  // For somebody who waits for a code by mail.
  mailing: ['features/auth/mailed-code/'],
  // Drawn for a student's figures and a parent's alone: no lesson waits for them.
  figures: [
    'ui/notices/part-failed-note.',
    'ui/progress/gauge.',
    'ui/progress/progress-gauges.',
    'ui/progress/progress-report.',
    'ui/progress/progress-summary.',
    'ui/progress/result-bars.',
  ],
  own: [
    'features/site/about/',
    'features/enrolment/my-courses/',
    'features/home/own-course-foot.',
    'features/home/whole-board-screen.',
    'ui/controls/danger-button.',
    'ui/notices/danger-choice.',
    'ui/lesson/attachment-card.',
    'ui/lesson/lesson-header.',
    'ui/lesson/lesson-list.',
    'ui/lesson/lesson-title.',
  ],
} as const;

const STYLES = {
  // Any page may need them.
  look: [
    'styles/',
    'shell/',
    'ui/',
    'theme/',
    'layouts/',
    'offline/',
    'in-app/',
    'api/waiting/',
    'features/auth/',
    'features/statistics/',
    'features/lessons/video-lesson/lesson-facts.',
  ],
  // Those of the pages that a guest sees.
  'public-look': [
    'features/site/',
    'features/courses/',
    'features/books/',
    'features/codes/',
    'features/enrolment/',
    'features/statistics/honour-',
  ],
  own: [
    'features/enrolment/my-courses/',
    'ui/lesson/lesson-list.',
    'ui/lesson/next-strip.',
    'ui/controls/danger-button.',
    'ui/notices/danger-choice.',
    'features/codes/another-code.',
    'features/statistics/milestone-',
    'features/statistics/stamp-',
    'features/statistics/weekly-',
  ],
} as const;

export type CodePart = keyof typeof CODE;

export const codePart = partsBy(CODE);
export const stylePart = partsBy(STYLES);

export function partsBy<Part extends string>(table: Readonly<Record<Part, readonly string[]>>) {
  const places = (Object.entries(table) as [Part, readonly string[]][])
    .flatMap(([part, names]) => names.map((name) => ({ part, name })))
    .sort((a, b) => b.name.length - a.name.length);
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).map((file) => file.split(sep).join('/'));
  const lost = places.filter(({ name }) => !files.some((file) => file.startsWith(name)));
  if (lost.length > 0) throw new Error(`no file of the web begins with ${lost.map(({ name }) => name).join(', ')}`);

  return (id: string): Part | undefined => {
    const path = relative(app, id.replace(/[?].*$/, ''))
      .split(sep)
      .join('/');
    return places.find(({ name }) => path.startsWith(name))?.part;
  };
}
