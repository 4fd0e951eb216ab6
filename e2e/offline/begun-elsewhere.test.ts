import { expect, test } from 'vitest';
import { answersWith, open as openQuiz, submit } from '../../apps/server/src/testing/classroom.ts';
import { lessonId } from '../../apps/server/src/testing/test-school.ts';
import { awake, journey } from '../support/journey.ts';
import { keptAnswers } from '../support/kept-answers.ts';
import { quizPage } from '../support/quiz-page.ts';

const travel = journey();

const [QUIZ, FILM] = ['امتحان الوحدة', 'be + p.p.'];
const question = (word: string) => ({ text: `The past of ${word}`, choices: [`${word}1`, `${word}2`], pinned: true });
const UNITS = [
  {
    lessons: [
      { type: 'Quiz' as const, name: QUIZ, questions: ['go', 'sing', 'ring'].map(question) },
      { type: 'Video' as const, name: FILM, durationSeconds: 300 },
    ],
  },
];

test('a quiz that was begun here and handed in on another device is not gone on with when the line goes [LEARN-411]', async () => {
  const { course, student } = await travel.school.enrolled({ units: UNITS });
  const id = lessonId(course, 0, 0);
  const page = await travel.open(`/course/${course.id}/lesson/${id}/quiz`, { as: student });
  const quiz = quizPage(page);
  await quiz.choose('go1');
  await quiz.next.click();
  await quiz.choose('sing1');
  await quiz.saved();
  const paper = await openQuiz(student.phone, id);
  const handedIn = await submit(student.phone, id, answersWith(paper, 0));
  expect(handedIn.status, handedIn.text).toBe(200);

  const strip = page.locator('.next-strip');
  await page.goto('/');
  await awake(page);
  await strip.getByText(FILM).waitFor();
  // Shown before it is written down.
  const kept = async () =>
    (await keptAnswers(page)).find(({ name }) => name.includes('/api/Student/home'))?.value ?? '';
  await expect.poll(kept).toContain(FILM);
  await page.route('**/api/Student/home*', (route) => route.abort('internetdisconnected'));
  for (const [address, press] of [
    ['/', strip],
    ['/enrolled-courses', page.locator('.course-press').getByRole('link')],
  ] as const) {
    await page.goto(address);
    await awake(page);
    await press.getByText(FILM).waitFor();
    expect(await press.innerText()).not.toContain(QUIZ);
  }
});
