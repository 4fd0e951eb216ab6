import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { QuizzesOfTheWeek } from './quizzes-of-the-week.tsx';

const QUIZ = {
  lessonId: 1,
  lessonName: 'امتحان',
  courseName: 'كورس',
  average: 60,
  confusing: 0,
  suspects: [],
  reasons: [],
};

test.each([
  [1, 1, '٦٠٪ في ورقة، وصلت الأسبوع ده'],
  [8, 4, '٦٠٪ في ٨ ورقات، ٤ ورقات منها الأسبوع ده'],
  [5, 0, '٦٠٪ في ٥ ورقات، وورق الأسبوع ده لسه بيتصحّح'],
])('of %i marked papers, %i of them of this week, the day says «%s» [DESK-363]', (papers, recentPapers, words) => {
  const drawn = renderToStaticMarkup(
    <MemoryRouter>
      <QuizzesOfTheWeek quizzes={[{ ...QUIZ, papers, recentPapers }]} digits="arabic" />
    </MemoryRouter>,
  );
  expect(drawn.replace(/<[^>]+>/g, '')).toContain(words);
});
