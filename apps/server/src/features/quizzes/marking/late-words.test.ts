import { expect, test } from 'vitest';
import { enrolStudent } from '../../../testing/classroom.ts';
import { deskOf, EXAM, MINUTE, setExam, sit } from '../../../testing/exam-room.ts';
import { staffOf, writeQuiz } from '../../../testing/quiz-desk.ts';
import { sharedPlatform } from '../../../testing/shared-platform.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { handInDue } from '../exams/hand-in-due.ts';

const platform = await sharedPlatform();

const ESSAY = {
  ...{ kind: 'written' as const, form: 'paragraph' as const, weight: 4, text: 'About your school', words: null },
  ...{ from: null, explanation: '', imageMediaId: null, pinned: true, model: '' },
  rubric: [{ name: 'كله', marks: 4 }],
};

const decideHeld = (teacher: TestClient, lessonId: number, heldId: number, decision: 'accepted' | null) =>
  teacher.call('PUT /api/teach/exams/{lessonId}/held/{heldId}', { params: { lessonId, heldId }, body: { decision } });

/** A paper whose words were handed in by the clock and marked, and other words that came too late. */
async function lateWords() {
  const author = await staffOf(platform, 'teacher');
  const { courseId, lessonId } = await writeQuiz(platform, author, { questions: [ESSAY] });
  expect((await setExam(author, lessonId, EXAM)).status).toBe(200);
  const { device, student } = await enrolStudent(platform, courseId);
  const { given, save, handIn } = await sit(platform, device, lessonId);
  await save(given(0, true, { choice: 'My school.' }));
  const unsent = given(0, true, { choice: 'My school is big.' });
  platform.clock.advance(70 * MINUTE);
  await handInDue(platform.withTenant, platform.platform, platform.tenantId);
  await device.login(student);
  const teacher = await staffOf(platform, 'teacher');
  const desk = async () =>
    (await teacher.call('GET /api/teach/marking/{lessonId}', { params: { lessonId }, query: {} })).body.data.question;
  const paper = async () => (await desk()).papers[0];
  const mark = async (marks: number) => {
    const own = { studentId: student.id, basedOn: null, given: [marks], comments: [] };
    const body = { question: (await desk()).identity, marks: [own] };
    const marked = await teacher.call('POST /api/teach/marking/{lessonId}', { params: { lessonId }, body });
    expect(marked.body.data).toMatchObject([{ outcome: 'saved' }]);
  };
  expect(await paper()).toMatchObject({ text: 'My school.', stage: 'unmarked', isLate: false });
  await mark(2);
  await handIn('time', unsent);
  const [{ id: heldId }] = (await deskOf(teacher, lessonId)).body.data.held;
  const decide = async (decision: 'accepted' | null) => {
    const decided = await decideHeld(teacher, lessonId, heldId, decision);
    expect(decided.status, decided.text).toBe(200);
  };
  return { paper, mark, decide };
}

test('words that came late and were accepted wait to be marked, and the desk says why the marks of others are gone [EXAM-174]', async () => {
  const { paper, mark, decide } = await lateWords();
  expect(await paper()).toMatchObject({ text: 'My school.', stage: 'marked', isLate: false });
  await decide('accepted');
  expect(await paper()).toMatchObject({ text: 'My school is big.', stage: 'unmarked', marking: null, isLate: true });
  await mark(2);
  expect(await paper()).toMatchObject({ text: 'My school is big.', stage: 'marked', isLate: true });
});

test('a decision that is taken back gives the words their marks back, and so does the same decision again [EXAM-248]', async () => {
  const { paper, mark, decide } = await lateWords();
  await decide('accepted');
  expect(await paper()).toMatchObject({ text: 'My school is big.', stage: 'unmarked' });
  await mark(3);
  await decide(null);
  expect(await paper()).toMatchObject({ text: 'My school.', stage: 'marked', marking: { given: [2] } });
  await decide('accepted');
  expect(await paper()).toMatchObject({ text: 'My school is big.', stage: 'marked', marking: { given: [3] } });
});

test('words that came late are those of their question and their attempt, though the same stand elsewhere [EXAM-224]', async () => {
  let teacher = await staffOf(platform, 'teacher');
  const about = (text: string, section: number) => ({ ...ESSAY, text, section, passage: null });
  const { courseId, lessonId } = await writeQuiz(platform, teacher, {
    sections: [
      { name: 'One of two', instructions: '', draw: 1 },
      { name: 'For all', instructions: '' },
    ],
    questions: [about('A friend', 0), about('A book', 0), about('Your town', 1), about('Your street', 1)],
  });
  expect((await setExam(teacher, lessonId, { ...EXAM, attempts: 2, counts: 'last' })).status).toBe(200);
  const { device, student } = await enrolStudent(platform, courseId);
  const words = { choice: 'It is big.' };
  const first = await sit(platform, device, lessonId);
  await first.save(first.given(1, true, words));
  const unsent = first.given(2, true, words);
  platform.clock.advance(70 * MINUTE);
  await handInDue(platform.withTenant, platform.platform, platform.tenantId);
  await device.login(student);
  teacher = await staffOf(platform, 'teacher');
  await first.handIn('time', unsent);
  const [{ id: heldId }] = (await deskOf(teacher, lessonId)).body.data.held;
  const accepted = await decideHeld(teacher, lessonId, heldId, 'accepted');
  expect(accepted.status, accepted.text).toBe(200);

  /** What the desk says of the question with that number. */
  const papersOf = async (number: number) => {
    const read = (question?: string) =>
      teacher.call('GET /api/teach/marking/{lessonId}', { params: { lessonId }, query: question ? { question } : {} });
    const { questions } = (await read()).body.data;
    const { identity } = questions.find((each: { number: number }) => each.number === number);
    return (await read(identity)).body.data.question.papers;
  };
  expect(await papersOf(3)).toMatchObject([{ text: words.choice, isLate: false }]);
  expect(await papersOf(4)).toMatchObject([{ text: words.choice, isLate: true }]);

  const second = await sit(platform, device, lessonId);
  expect((await second.handIn('student', second.given(2, true, words))).status).toBe(200);
  expect(await papersOf(4)).toMatchObject([{ text: words.choice, isLate: false }]);
});
