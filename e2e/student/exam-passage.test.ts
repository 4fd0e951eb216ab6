import { expect, test } from 'vitest';
import { enrolStudent } from '../../apps/server/src/testing/classroom.ts';
import { EXAM, MINUTE, setExam } from '../../apps/server/src/testing/exam-room.ts';
import { staffOf, writeQuiz } from '../../apps/server/src/testing/quiz-desk.ts';
import { putOn, seeEveryLook } from '../support/every-look.ts';
import { handExamIn } from '../support/hand-exam-in.ts';
import { journey } from '../support/journey.ts';
import { quietClock } from '../support/quiet-clock.ts';
import { quizPage, SAVE_CALL } from '../support/quiz-page.ts';
import { DESK, PHONE } from '../support/visitor.ts';

const here = journey();

const BOOKSHOP = [
  'Every Friday, Salma’s grandfather opens his small bookshop near the old station. He sells only second-hand books, and he remembers where each of them came from.',
  'Last winter, when the rain flooded the street, the neighbours carried the books upstairs in the dark. Nobody had asked them to. “A shop can be rebuilt,” he said later, “but a wet page is gone.”',
  'Since that night the shop has become a place where people meet. Students revise there, and before they leave the old man asks each of them one question: what did you read today that you didn’t know yesterday?',
];

const frame = { from: null, explanation: '', imageMediaId: null, pinned: true };
const choosing = (text: string, section: number, passage: number | null, weight: number) => ({
  ...{ ...frame, text, choices: ['They moved the books', 'They closed the street'], rightChoice: 0 },
  ...{ section, passage, weight },
});

/** Two of grammar and three about a passage, in four forms, half an hour. */
async function examRoom() {
  const { site } = here;
  const teacher = await staffOf(site, 'teacher');
  const quiz = await writeQuiz(site, teacher, {
    sections: [
      { name: 'Grammar', instructions: 'Choose the correct answer.' },
      { name: 'Reading', instructions: 'Read the passage, then answer.' },
    ],
    passages: [{ title: '', text: BOOKSHOP.join('\n\n'), imageMediaId: null, audioMediaId: null }],
    questions: [
      ...['One', 'Two'].map((text) => choosing(text, 0, null, 1)),
      ...['First?', 'What did the neighbours do on the night of the flood?', 'Third?'].map((text) =>
        choosing(text, 1, 0, 2),
      ),
    ],
  });
  const set = await setExam(teacher, quiz.lessonId, { ...EXAM, minutes: 30, forms: true });
  expect(set.status, set.text).toBe(200);
  const { student } = await enrolStudent(site, quiz.courseId, { name: 'مريم أشرف' });
  return { student, address: `/course/${quiz.courseId}/lesson/${quiz.lessonId}/quiz` };
}

test('an exam in a form has its passage beside the questions on a desk and above them, foldable, on a phone; its marked paper names the form [EXAM-22, EXAM-153]', async () => {
  const { student, address } = await examRoom();
  const page = await here.open(address, { as: student });
  await page.getByRole('button', { name: 'ابدأ الامتحان' }).click();
  await page.getByText(/^النموذج [أبجد]، ٨ درجات$/).waitFor();
  await page.getByText('Choose the correct answer.').waitFor();
  // The server's clock stands still and the page's does not: ahead of it, no answer is from the future.
  here.site.clock.advance(MINUTE);
  await quizPage(page).choose('They moved the books');

  await page.getByRole('button', { name: 'كل الأسئلة' }).click();
  const reading = page.getByRole('dialog').getByRole('list', { name: 'القسم ٢: Reading' });
  await page.getByRole('dialog').getByText('القسم ٢: Reading، ٦ درجات').waitFor();
  await reading.getByRole('button').first().click();
  const passage = page.locator('details.passage');
  const words = passage.getByText('Every Friday, Salma’s grandfather');
  const question = page.locator('.quiz-question');
  await words.waitFor();
  await passage.getByText('للأسئلة من ٣ لحد ٥').waitFor();
  await page.getByText('Read the passage, then answer.').waitFor();

  const boxes = async () => {
    const [one, other] = await Promise.all([passage.boundingBox(), question.boundingBox()]);
    if (!one || !other) throw new Error('not drawn');
    return { one, other };
  };
  const above = await boxes();
  expect(above.one.y + above.one.height).toBeLessThanOrEqual(above.other.y);
  // Folded it stays folded from question to question.
  await passage.locator('summary').click();
  await words.waitFor({ state: 'hidden' });
  await quizPage(page).next.click();
  await page.getByRole('heading', { name: 'السؤال ٤ من ٥', exact: true }).waitFor();
  expect(await words.isVisible()).toBe(false);
  await passage.locator('summary').click();
  await words.waitFor();
  await putOn(page, DESK);
  const beside = await boxes();
  expect(beside.one.x + beside.one.width <= beside.other.x || beside.other.x + beside.other.width <= beside.one.x).toBe(
    true,
  );
  expect(beside.one.y).toBeLessThan(DESK.height / 2);
  await seeEveryLook(page, 'exam-passage');
  await putOn(page, PHONE);

  await page.getByRole('button', { name: 'التالي' }).click();
  await handExamIn(page);
  await page.getByText('ورقتك اتسلّمت').waitFor();
  const rows = await here.site.database.owner`
    select handed_in_by, form from exam_sittings where student_id = ${student.id}`;
  expect(rows).toMatchObject([{ handed_in_by: 'student', form: expect.stringMatching(/^[أبجد]$/) }]);
  await page.getByRole('button', { name: 'شوف ورقتك بعد التصحيح' }).click();
  await page.locator('.result-top').getByText('النموذج').waitFor();
  await seeEveryLook(page, 'exam-result-form');
});

test('the clock of an exam warns ten and two minutes before its end, in words for those who do not see it [EXAM-04]', async () => {
  const { student, address } = await examRoom();
  const page = await here.open(address, { as: student, handClock: true });
  const { pass } = quietClock(page);
  await page.getByRole('button', { name: 'ابدأ الامتحان' }).click();
  const clock = page.getByRole('timer');
  await clock.getByText('باقي ٣٠ دقيقة').waitFor();
  const asked = page.waitForRequest(SAVE_CALL);
  await pass(20.5 * MINUTE, here.site.clock);
  await clock.getByText('باقي ١٠ دقايق').waitFor();
  await page.getByText('باقي عشر دقايق.').waitFor({ state: 'attached' });
  // After so long the page asks how the exam stands; the time that it is told is not counted twice.
  await asked;
  await pass(8 * MINUTE, here.site.clock);
  await clock.getByText(/^١:[٠-٩]{2}$/).waitFor();
  await page.getByText('باقي دقيقتين. لما الوقت يخلص ورقتك هتتسلّم لوحدها.').waitFor({ state: 'attached' });
});
