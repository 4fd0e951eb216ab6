import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProgressSummary } from './progress-summary.tsx';

const LESSONS = { totalVideos: 4, watchedVideos: 4, progress: 100 };

test.each([
  [0, 3, 'فاضل ٣ امتحانات من غير حل'],
  [1, 3, 'فاضل ٣ امتحانات من غير حل، منهم امتحان فات ميعاده'],
  [2, 3, 'فاضل ٣ امتحانات من غير حل، منهم امتحانين فات ميعادهم'],
  [3, 3, 'فاضل ٣ امتحانات من غير حل، وميعادهم فات'],
  [1, 1, 'فاضل امتحان من غير حل، وميعاده فات'],
])('%i of %i exams that are left are said to be over [DESK-235]', (missedQuizzes, left, words) => {
  const quizzes = { totalQuizzes: left + 2, solvedQuizzes: 2, missedQuizzes, results: [] };
  const shown = renderToStaticMarkup(
    <ProgressSummary lessons={LESSONS} quizzes={quizzes} failed={null} reader="parent" digits="arabic" />,
  ).replace(/<[^>]+>/g, '|');
  expect(shown).toContain(`|${words}|`);
});

test.each([
  [1, 0, 3, 'فاضل ٣ امتحانات من غير حل، منهم امتحان وقت وحدته خلص ولسه ينفع يتحل'],
  [2, 0, 2, 'فاضل امتحانين من غير حل، ووقت وحداتهم خلص ولسه ينفع يتحلّوا'],
  [1, 0, 1, 'فاضل امتحان من غير حل، ووقت وحدته خلص ولسه ينفع يتحل'],
  [3, 1, 4, 'فاضل ٤ امتحانات من غير حل، منهم امتحان فات ميعاده، وامتحانين وقت وحداتهم خلص ولسه ينفع يتحلّوا'],
  [3, 3, 3, 'فاضل ٣ امتحانات من غير حل، وميعادهم فات'],
])(
  'of %i exams past their time %i can be solved no more, of %i that are left [DESK-321]',
  (missedQuizzes, shutQuizzes, left, words) => {
    const quizzes = { totalQuizzes: left + 2, solvedQuizzes: 2, missedQuizzes, shutQuizzes, results: [] };
    const shown = renderToStaticMarkup(
      <ProgressSummary lessons={LESSONS} quizzes={quizzes} failed={null} reader="parent" digits="arabic" />,
    ).replace(/<[^>]+>/g, '|');
    expect(shown).toContain(`|${words}|`);
  },
);
