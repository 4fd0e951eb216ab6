import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProgressGauges } from './progress-gauges.tsx';

const LESSONS = { totalVideos: 4, watchedVideos: 4, progress: 100 };
const FOR_NOW = { score: 20, provisional: true as const };

test.each([
  [[{ score: 90 }, { score: 80 }], '٨٥٪', 'في امتحانين'],
  [[{ score: 90 }, FOR_NOW], '٩٠٪', 'في امتحان واحد'],
  [[FOR_NOW], 'لسه', 'الدرجات لسه مؤقتة'],
  [[{ score: 90 }, { score: 80, hidden: true as const }], '٨٥٪', 'في امتحانين، منهم امتحان واحد مخفي دلوقتي'],
  [[{ score: 80, hidden: true as const }], '٨٠٪', 'في امتحان واحد مخفي دلوقتي'],
])('the average of %j is %s, «%s» [DESK-236, DESK-329]', (results, figure, detail) => {
  const quizzes = { totalQuizzes: 2, solvedQuizzes: 2, results };
  const shown = renderToStaticMarkup(
    <ProgressGauges
      {...{ quizzes, failed: null, lessons: LESSONS, averageLabel: 'متوسط الدرجات', digits: 'arabic' }}
    />,
  ).replace(/<[^>]+>/g, '|');
  expect(shown).toContain(figure);
  expect(shown).toContain(`|${detail}|`);
});
